import { mmToPt } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedLayout } from '../../golden/cards.ts';
import type { Box, Operation } from '../display-list.ts';
import { cardSpace } from './card-space.ts';
import { checkBoxes, contains, overlaps } from './page-checks.ts';

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });

test.each([
  ['the same box', box(0, 0), true],
  ['one that lies inside', box(4, 4, 2, 2), true],
  ['one that touches the right edge', box(10, 0), false],
  ['one that touches the left edge', box(-10, 0), false],
  ['one that touches the lower edge', box(0, 10), false],
  ['one that touches the upper edge', box(0, -10), false],
  ['one that comes in by a fiftieth of a point', box(9.98, 0), false],
  ['one that comes in from the right by more', box(9.9, 0), true],
  ['one that comes in from the left', box(-9.9, 0), true],
  ['one that comes in from below', box(0, 9.9), true],
  ['one that comes in from above', box(0, -9.9), true],
])('%s overlaps: %s', (_, other, expected) => {
  expect([overlaps(box(0, 0), other), overlaps(other, box(0, 0))]).toEqual([expected, expected]);
});

test.each([
  ['itself', box(0, 0), true],
  ['what lies inside', box(1, 2, 3, 4), true],
  ['what is out by a fiftieth of a point', box(-0.02, -0.02, 10.04, 10.04), true],
  ['what is out to the left', box(-0.1, 0, 5, 5), false],
  ['what is out to the right', box(5.1, 0, 5, 5), false],
  ['what is out above', box(0, -0.1, 5, 5), false],
  ['what is out below', box(0, 5.1, 5, 5), false],
])('a box contains %s: %s', (_, inner, expected) => {
  expect(contains(box(0, 0), inner)).toBe(expected);
});

const layout = { ...shippedLayout('PortraitA'), reserved: [] };
const space = cardSpace(layout);
const issue = { party: 'recipient', field: 'address1', text: '港区' } as const;
const codesAt = (place: Box, codes: readonly Operation[] = [], reserved = layout.reserved) =>
  checkBoxes([{ box: place, issue }], codes, { ...layout, reserved }, space).map(({ code }) => code);

/** Where text is safe: bleed and margin inside of the sheet, pt. */
const margin = layout.page.bleedPt + mmToPt(layout.safeMm);
const right = layout.page.widthPt - margin;
const bottom = layout.page.heightPt - margin;

test.each([
  ['in the upper left corner of the safe area', box(margin, margin), []],
  ['in its lower right corner', box(right - 10, bottom - 10), []],
  ['beyond its left edge', box(margin - 1, margin), ['outside-safe-area']],
  ['beyond its upper edge', box(margin, margin - 1), ['outside-safe-area']],
  ['beyond its right edge', box(right - 9, margin), ['outside-safe-area']],
  ['beyond its lower edge', box(margin, bottom - 9), ['outside-safe-area']],
])('a line %s is reported as %j', (_, place, codes) => {
  expect(codesAt(place)).toEqual(codes);
});

test('a line keeps two millimetres away from a code', () => {
  const code: Operation = { kind: 'fill', color: [0, 0, 0, 1], boxes: [box(100, 100), box(120, 130)] };
  const quiet = mmToPt(2);
  const places = [
    box(100 - quiet - 10, 110),
    box(130 + quiet, 110),
    box(110, 100 - quiet - 10),
    box(110, 140 + quiet),
  ];
  expect(places.flatMap((place) => codesAt(place, [code]))).toEqual([]);
  const nearer = [
    box(100 - quiet - 9, 110),
    box(129 + quiet, 110),
    box(110, 100 - quiet - 9),
    box(110, 139 + quiet),
  ];
  expect(nearer.map((place) => codesAt(place, [code]))).toEqual(nearer.map(() => ['reserved-area']));
  expect(codesAt(box(110, 110), [{ ...code, boxes: [] }])).toEqual([]);
});

test('the same finding about the same text is told once', () => {
  const set = { box: box(0, 0), issue };
  expect(checkBoxes([set, set, { ...set, issue: { ...issue, text: '六本木' } }], [], layout, space)).toEqual([
    { code: 'outside-safe-area', ...issue, percent: null },
    { code: 'outside-safe-area', ...issue, text: '六本木', percent: null },
  ]);
});
