import { expect, test } from 'vitest';
import { mmToPt } from '../geometry/length.ts';
import { holesOn, isHeadToFoot } from './holes.ts';

const SHEET = { width: mmToPt(106), height: mmToPt(154) };
const inMm = (pages: Parameters<typeof holesOn>[0], pageNo: number) =>
  holesOn(pages, pageNo, SHEET).map(({ x, y, width, height }) =>
    [x, y, width, height].map((length) => Math.round((length / mmToPt(1)) * 2) / 2),
  );

test('rings go through the whole edge, 2 to 8 mm inside the cut', () => {
  expect(inMm([{ kind: 'rings', edge: 'top', pages: [1] }], 1)).toEqual([[0, 5, 106, 6]]);
});

test('a hanger goes through the middle, its bleed and its drift counted', () => {
  expect(inMm([{ kind: 'hanger', edge: 'bottom', pages: [3] }], 3)).toEqual([[49.5, 139.5, 7, 7]]);
});

test('a page that is not named has no hole', () => {
  expect(inMm([{ kind: 'rings', edge: 'top', pages: [1] }], 2)).toEqual([]);
});

test('a back whose rings are on the other edge of its page stands on its head', () => {
  const wall = [
    { kind: 'rings', edge: 'bottom', pages: [1, 2] },
    { kind: 'rings', edge: 'top', pages: [3] },
  ] as const;
  expect([isHeadToFoot(wall, 1, 2), isHeadToFoot(wall, 3, 2), isHeadToFoot([], 1, 2)]).toEqual([
    false,
    true,
    false,
  ]);
});
