import { mmToPt } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { contains } from '../address/page-checks.ts';
import type { Page } from '../display-list.ts';
import { type CalibrationPage, layoutCalibrationPages } from './calibration-page.ts';

const bleedPt = mmToPt(3);
const size = (widthMm: number, heightMm: number) => ({
  widthPt: mmToPt(widthMm + 6),
  heightPt: mmToPt(heightMm + 6),
  bleedPt,
});
const page = (more: Partial<CalibrationPage>): CalibrationPage => ({
  ...size(54, 86),
  holes: [],
  bound: null,
  lines: ['T0014', 'IDカード'],
  ...more,
});

const wordsOf = ({ operations }: Page): string =>
  operations
    .flatMap((operation) => (operation.kind === 'text' ? operation.glyphs.map(({ text }) => text) : []))
    .join('');

const boxesIn = ({ operations }: Page, color: readonly number[]) =>
  operations.flatMap((operation) =>
    operation.kind === 'fill' && operation.color.join() === color.join() ? operation.boxes : [],
  );

test('what the front of an ID card has no room for stands on its back, and nothing is lost or crowded', () => {
  const [front, back] = layoutCalibrationPages([page({}), page({})], shippedChain);
  if (!front || !back) throw new Error('Two pages are asked for.');
  expect([wordsOf(front).includes('白抜き'), wordsOf(back).includes('白抜き')]).toEqual([true, false]);
  expect([wordsOf(front).includes('グレー'), wordsOf(back).includes('グレー')]).toEqual([false, true]);
  expect([front.issues, back.issues]).toEqual([[], []]);
});

test('each page of a larger product has all panels', () => {
  const pages = layoutCalibrationPages([page(size(148, 100)), page(size(148, 100))], shippedChain);
  for (const each of pages) expect(wordsOf(each)).toMatch(/文字.*白抜き.*線.*網点.*グレー/);
});

test('the crosses of a back lie behind those of its front, whichever edge the leaf is turned over', () => {
  const holes = [{ x: 0, y: mmToPt(5), width: mmToPt(60), height: mmToPt(6) }];
  const [drawn] = layoutCalibrationPages([page({ holes })], shippedChain);
  if (!drawn) throw new Error('One page is asked for.');
  const corners = boxesIn(drawn, [1, 1, 1, 1]).map(({ x, y, width, height }) => [
    x + width / 2,
    y + height / 2,
  ]);
  const rounded = (points: number[][]) =>
    new Set(points.map((point) => point.map((value) => value.toFixed(3)).join()));
  expect(rounded(corners).size).toBe(4);
  expect(rounded(corners.map(([x = 0, y = 0]) => [drawn.widthPt - x, y]))).toEqual(rounded(corners));
  expect(rounded(corners.map(([x = 0, y = 0]) => [x, drawn.heightPt - y]))).toEqual(rounded(corners));
});

test('panels begin below a hole, and the glued side is tinted from its cut on', () => {
  const hole = { x: mmToPt(20), y: mmToPt(8.5), width: mmToPt(7), height: mmToPt(7) };
  const bound = { side: 'right', swallowMm: 4 } as const;
  const [drawn] = layoutCalibrationPages([page({ holes: [hole], bound })], shippedChain);
  if (!drawn) throw new Error('One page is asked for.');
  const words = drawn.operations
    .flatMap((operation) => (operation.kind === 'text' ? operation.glyphs : []))
    .filter(({ text }) => text !== '穴');
  const label = drawn.operations
    .flatMap((operation) => (operation.kind === 'text' ? operation.glyphs : []))
    .find(({ text }) => text === '穴');
  const [x = 0, y = 0] = label?.matrix.slice(4) ?? [];
  expect(contains(hole, { x, y, width: 0, height: 0 }), 'its name stands in it').toBe(true);
  expect(Math.min(...words.map(({ matrix }) => matrix[5]))).toBeGreaterThan(hole.y + hole.height);
  const [strip] = boxesIn(drawn, [0, 0, 0.4, 0]);
  expect((strip?.x ?? 0) + (strip?.width ?? 0)).toBeCloseTo(drawn.widthPt - bleedPt);
  expect(strip?.width).toBeCloseTo(mmToPt(4));
});
