import { mmToPt, ptToMm } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { Box, Operation } from '../display-list.ts';
import { calibrationMarks } from './calibration-marks.ts';

/** An ID card of 54 × 86 mm with 3 mm of bleed. */
const CARD = { widthPt: mmToPt(60), heightPt: mmToPt(92), bleedPt: mmToPt(3) };
const HAIRLINE_MM = ptToMm(0.25);
const zones = { holes: [], bound: null, safeMm: 3 };
const { operations } = calibrationMarks(CARD, zones, shippedChain);

const inMm = (value: number) => Math.round(ptToMm(value) * 1000) / 1000;
const boxInMm = ({ x, y, width, height }: Box) => [x, y, width, height].map(inMm);

const filled = (all: readonly Operation[], color: readonly number[]): readonly Box[] =>
  all.flatMap((each) => (each.kind === 'fill' && each.color.join() === color.join() ? each.boxes : []));

const black = filled(operations, [0, 0, 0, 1]);
const isHairline = (length: number) => Math.abs(length - 0.25) < 1e-9;
/** Lines that lie, and those that stand, each at its middle. */
const lying = black
  .filter(({ height }) => isHairline(height))
  .map(({ x, y, width }) => ({ x: inMm(x), y: ptToMm(y) + HAIRLINE_MM / 2, length: inMm(width) }));
const standing = black
  .filter(({ width }) => isHairline(width))
  .map(({ x, y, height }) => ({ x: ptToMm(x) + HAIRLINE_MM / 2, y: inMm(y), length: inMm(height) }));

test('all that the guillotine takes is tinted in a fifth of cyan, and nothing twice', () => {
  expect(filled(operations, [0.2, 0, 0, 0]).map(boxInMm)).toEqual([
    [0, 0, 60, 3],
    [0, 89, 60, 3],
    [0, 3, 3, 86],
    [57, 3, 3, 86],
  ]);
});

test('the cut is outlined in magenta and the safe area in cyan, as hairlines', () => {
  const outlines = operations.flatMap((each) =>
    each.kind === 'stroke' ? [[each.color.join(), each.lineWidthPt, boxInMm(each.box)]] : [],
  );
  expect(outlines).toEqual([
    ['0,1,0,0', 0.25, [3, 3, 54, 86]],
    ['1,0,0,0', 0.25, [6, 6, 48, 80]],
  ]);
});

/** Ticks of a ruler by its millimetre: those of whole and half centimetres are longer. */
const tickLength = (mm: number) => (mm % 10 === 0 ? 2.4 : mm % 5 === 0 ? 1.8 : 1.2);

test.each([
  ['top', 54, (mm: number) => standing.find(({ x, y }) => Math.abs(x - 3 - mm) < 1e-6 && y === 3)],
  [
    'bottom',
    54,
    (mm: number) => standing.find(({ x, y, length }) => Math.abs(x - 3 - mm) < 1e-6 && y + length === 89),
  ],
  ['left', 86, (mm: number) => lying.find(({ x, y }) => Math.abs(y - 3 - mm) < 1e-6 && x === 3)],
  [
    'right',
    86,
    (mm: number) => lying.find(({ x, y, length }) => Math.abs(y - 3 - mm) < 1e-6 && x + length === 57),
  ],
] as const)('the ruler along the %s cut has a tick for each of its %i mm', (_, lengthMm, tickAt) => {
  const millimetres = Array.from({ length: lengthMm + 1 }, (_, mm) => mm);
  expect(millimetres.map((mm) => tickAt(mm)?.length)).toEqual(millimetres.map(tickLength));
  expect(tickAt(lengthMm + 1)).toBeUndefined();
});

test('steps from 3 mm outside of each cut to 3 mm inside tell how far a cut was off, side by side', () => {
  const steps = [3, 2, 1, 0, -1, -2, -3].map((outside) => ({ depth: 3 - outside, at: -outside * 2 - 1 }));
  const near = (one: number, other: number) => Math.abs(one - other) < 0.002;
  for (const { depth, at } of steps) {
    const has = (lines: typeof lying, x: number, y: number) =>
      lines.filter((line) => near(line.x, x) && near(line.y, y) && line.length === 2).length;
    const found = [
      has(lying, 30 + at, depth),
      has(lying, 30 + at, 92 - depth),
      has(standing, depth, 46 + at),
      has(standing, 60 - depth, 46 + at),
    ];
    expect([depth, found]).toEqual([depth, [1, 1, 1, 1]]);
  }
  expect(black).toHaveLength(2 * 55 + 2 * 87 + 4 * 7);
});

test('crosses of 5 mm in all inks have their middle 6 mm from both cuts', () => {
  const crosses = filled(operations, [1, 1, 1, 1]);
  const middles = crosses.map(({ x, y, width, height }) =>
    [inMm(x + width / 2), inMm(y + height / 2)].join(),
  );
  expect([...new Set(middles)]).toEqual(['9,9', '9,83', '51,9', '51,83']);
  expect(crosses.map(({ width, height }) => [inMm(width), inMm(height)])).toEqual(
    Array.from({ length: 4 }, () => [
      [5, inMm(0.25)],
      [inMm(0.25), 5],
    ]).flat(),
  );
});

test('holes and what the glue swallows are tinted, holes with their name in the middle', () => {
  const hole = { x: mmToPt(20), y: mmToPt(8), width: mmToPt(7), height: mmToPt(7) };
  const bound = { x: mmToPt(3), y: mmToPt(3), width: mmToPt(4), height: mmToPt(86) };
  const drawn = calibrationMarks(CARD, { holes: [hole], bound, safeMm: 3 }, shippedChain);
  expect(filled(drawn.operations, [0, 0.25, 0, 0])).toEqual([hole]);
  expect(filled(drawn.operations, [0, 0, 0.4, 0])).toEqual([bound]);
  const [name] = drawn.texts;
  expect(name).toMatchObject({ text: '穴', box: { height: 8 } });
  // One character of 5 pt, in a row of 8 pt.
  expect(name?.box.x).toBeCloseTo(hole.x + hole.width / 2 - 3);
  expect(name?.box.y).toBeCloseTo(hole.y + hole.height / 2 - 4);
  expect(operations.some((each) => each.kind === 'fill' && each.boxes.length === 0)).toBe(false);
});
