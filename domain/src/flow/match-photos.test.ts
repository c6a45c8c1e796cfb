import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCutHard, judgeCut, lostShare } from '../photo/fit.ts';
import { WHOLE_FRAME } from '../photo/printed-frame.ts';
import { photosByShape } from './arrange-photos.ts';
import { cheapestAssignment } from './assignment.ts';
import type { DraftPhoto } from './draft.ts';
import { matchPhotos } from './match-photos.ts';

const lying = { width: 6000, height: 4000 };
const upright = { width: 4000, height: 6000 };
/** Frames of a photobook, pt: a whole page, two that lie, one that stands. */
const [whole, wide, tall] = [
  { width: 380, height: 533 },
  { width: 298, height: 224 },
  { width: 298, height: 397 },
];
const pages = (count: number) => Array.from({ length: count }, () => [whole, wide, wide, tall]).flat();

test.each([
  [lying, wide, 0.11],
  [upright, wide, 0.5],
  [lying, whole, 0.52],
  [upright, whole, 0.06],
])('%j in %j loses %f of its area', (photo, frame, share) => {
  expect(lostShare(photo, frame)).toBeCloseTo(share, 2);
});

test('a photo whose crop somebody chose is not marked', () => {
  expect(isCutHard({ size: lying }, whole)).toBe(true);
  expect(isCutHard({ size: lying, isCropChosen: true }, whole)).toBe(false);
  expect(isCutHard({ size: upright }, whole)).toBe(false);
});

test.each([
  ['a face beside the frame', { size: lying, offset: { x: 0, y: 0 } }, whole, 'face'],
  ['much of it, and nobody', { size: lying, offset: { x: 2000, y: 0 } }, whole, 'much'],
  ['hardly anything', { size: lying, offset: { x: 0, y: 0 } }, wide, 'fine'],
  [
    'a face, as somebody has chosen',
    { size: lying, offset: { x: 0, y: 0 }, isCropChosen: true },
    whole,
    'fine',
  ],
] as const)('a frame that cuts off %s is judged so', (_, photo, frame, verdict) => {
  const faces = [{ x: photo.offset.x === 0 ? 4000 : 3000, y: 1000, width: 600, height: 600 }];
  expect(judgeCut(photo, { frame, kept: WHOLE_FRAME }, faces)).toBe(verdict);
});

test('a face under the art of a design is judged apart from one that is cut, until somebody has chosen', () => {
  const art = { box: { x: 0, y: 0, width: 1, height: 1 }, columns: 1, rows: 1, opacity: [255] };
  const place = { frame: wide, kept: WHOLE_FRAME, art: [art] };
  const face = { x: 3000, y: 1000, width: 600, height: 600 };
  const photo = { size: lying, offset: { x: 0, y: 0 } };
  expect(judgeCut(photo, place, [face])).toBe('art');
  expect(judgeCut(photo, place, [])).toBe('fine');
  expect(judgeCut({ ...photo, isCropChosen: true }, place, [face])).toBe('fine');
});

test('a face in the middle of a frame stays there: pages of their own have no fold', () => {
  const size = { width: 4000, height: 3000 };
  const faces = [{ x: 1950, y: 1000, width: 100, height: 100 }];
  const [full, narrower] = [
    { width: 400, height: 300 },
    { width: 350, height: 300 },
  ];
  expect(matchPhotos([{ ...size, faces }, size], [full, narrower])).toEqual([0, 1]);
});

test('photos of one shape change places where a face would be cut otherwise', () => {
  const faces = [500, 4800].map((x) => ({ x, y: 1800, width: 700, height: 700 }));
  const frames = [{ width: 290, height: 224 }, wide, { width: 224, height: 250 }];
  const couple = { ...lying, faces };
  expect(matchPhotos([lying, lying, lying], frames)).toEqual([0, 1, 2]);
  expect(matchPhotos([lying, lying, couple], frames)[2]).not.toBe(2);
});

test('mixed photos lie in frames of their own orientation', () => {
  const photos = [lying, lying, upright, upright, lying, upright, lying, upright];
  const frames = pages(2);
  const at = matchPhotos(photos, frames);
  expect(photos.filter((size, index) => isCutHard({ size }, frames[at[index] ?? -1] ?? whole))).toEqual([]);
});

test('photos of one shape stay in the order in which they were taken', () => {
  const photos = Array.from({ length: 24 }, () => lying);
  expect(matchPhotos(photos, pages(6))).toEqual(photos.map((_, index) => index));
});

test('photos of unknown size stay in their order', () => {
  expect(matchPhotos([null, null, null], pages(1))).toEqual([0, 1, 2]);
});

// To move a photo by n pages costs (n / 4)², a hard cut 10, too few pixels 1000 (match-photos.ts).
test.each([
  ['a hard cut is worth moving thirteen pages', 13, [13]],
  ['but not fourteen', 14, [0]],
] as const)('%s', (_, pagesAway, at) => {
  const frames = Array.from({ length: pagesAway + 1 }, (__, index) => (index === pagesAway ? tall : wide));
  expect(matchPhotos([upright], frames)).toEqual(at);
});

test('a photo goes to the only frame that its pixels are enough for, however far it lies', () => {
  const small = { width: 700, height: 930 };
  const frames = Array.from({ length: 40 }, (_, index) => (index === 39 ? tall : whole));
  expect(matchPhotos([small], frames)).toEqual([39]);
});

test('photosByShape keeps empty slots behind the photos, each of which has the frame of its shape', () => {
  const photo = (imageId: string, shape: typeof lying): DraftPhoto => ({
    imageId,
    fileName: `${imageId}.jpg`,
    size: shape,
    offset: { x: 0, y: 0 },
  });
  const [lies, stands] = [photo('lies', lying), photo('stands', upright)];
  const sorted = photosByShape([stands, null, lies, null], [wide, tall, wide, tall]);
  expect(sorted.map((each) => each?.imageId ?? null)).toEqual(['lies', 'stands', null, null]);
  expect(photosByShape([lies, stands], [tall, wide])).toEqual([stands, lies]);
});

test('nothing is assigned to no rows', () => {
  expect(cheapestAssignment([])).toEqual([]);
});

test('a photo too small for a whole page goes to a smaller frame', () => {
  const small = { width: 700, height: 930 };
  expect(matchPhotos([small, upright], [whole, tall])).toEqual([1, 0]);
});

const size = fc.record({
  width: fc.integer({ min: 800, max: 8000 }),
  height: fc.integer({ min: 800, max: 8000 }),
});

test('each photo has a frame of its own, and fewer are cut hard than in the order taken', () => {
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 24 }), (photos) => {
      const frames = pages(6);
      const at = matchPhotos(photos, frames);
      expect(new Set(at).size).toBe(photos.length);
      const cut = (of: readonly number[]) =>
        photos.filter((one, index) => isCutHard({ size: one }, frames[of[index] ?? -1] ?? whole)).length;
      expect(cut(at)).toBeLessThanOrEqual(cut(photos.map((_, index) => index)) + 1);
    }),
  );
});

/** The lowest cost, found by trying every assignment. */
function leastCost(costs: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const row = costs[taken.length];
  if (!row) return 0;
  return Math.min(
    ...row.flatMap((cost, column) =>
      taken.includes(column) ? [] : [cost + leastCost(costs, [...taken, column])],
    ),
  );
}

test('no other assignment is cheaper', () => {
  const table = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }))
    .chain(([rows, more]) =>
      fc.array(
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: rows + more, maxLength: rows + more }),
        {
          minLength: rows,
          maxLength: rows,
        },
      ),
    );
  fc.assert(
    fc.property(table, (costs) => {
      const columns = cheapestAssignment(costs);
      expect(new Set(columns).size).toBe(costs.length);
      const cost = columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? 0), 0);
      expect(cost).toBe(leastCost(costs));
    }),
  );
});
