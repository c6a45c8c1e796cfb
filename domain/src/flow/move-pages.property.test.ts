import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageSlot } from './change-layouts.ts';
import type { DraftPhoto } from './draft.ts';
import {
  inPageOrder,
  orderBack,
  shiftedSpread,
  swappedPages,
  swappedSpreads,
  wholeSpreads,
} from './move-pages.ts';

const PAGES = 12;
const frame = { x: 0, y: 0, width: 30, height: 40, itemId: 1 };
const photo = (imageId: string): DraftPhoto => {
  return { imageId, fileName: imageId, size: { width: 3000, height: 4000 }, offset: { x: 0, y: 0 } };
};

/** A book whose page n has as many photos as the list says for it, named by their page, and words that name it. */
function bookOf(counts: readonly number[]) {
  const slots = counts.flatMap((count, index) =>
    Array.from({ length: count }, (): PageSlot => ({ pageNo: index + 2, frame })),
  );
  const photos = slots.map(({ pageNo }, at) => photo(`${pageNo} ${at}`));
  const unused = [photo('spare'), { ...photo('kept'), keptFor: 5 }];
  const pages = Object.fromEntries(counts.map((_, index) => [index + 2, { text: `page ${index + 2}` }]));
  return { slots, chosen: { photos, unused, pages } };
}

const counts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: PAGES - 2, maxLength: PAGES - 2 });
const inner = fc.integer({ min: 2, max: PAGES - 1 });
const whole = fc.constantFrom(...wholeSpreads(PAGES));
const order = fc.oneof(
  fc.tuple(inner, inner).map(([a, b]) => swappedPages(PAGES, a, b)),
  fc.tuple(whole, whole).map(([from, to]) => shiftedSpread(PAGES, from, to)),
);

test('wherever pages go, their photos, their words and what is kept for them go along', () => {
  fc.assert(
    fc.property(counts, order, (book, pageOrder) => {
      const { slots, chosen } = bookOf(book);
      const moved = inPageOrder(chosen, slots, pageOrder);
      for (const [index, pageNo] of pageOrder.entries()) {
        expect(moved.pages?.[index + 2]?.text).toBe(`page ${pageNo}`);
        const here = moved.slots.flatMap((slot, at) => (slot.pageNo === index + 2 ? [moved.photos[at]] : []));
        expect(here).toEqual(chosen.photos.filter((_, at) => slots[at]?.pageNo === pageNo));
      }
      expect(moved.unused.map(({ keptFor }) => keptFor)).toEqual([undefined, pageOrder.indexOf(5) + 2]);
    }),
  );
});

test('the order back puts everything where it was', () => {
  fc.assert(
    fc.property(counts, order, (book, pageOrder) => {
      const { slots, chosen } = bookOf(book);
      const moved = inPageOrder(chosen, slots, pageOrder);
      expect(inPageOrder(moved, moved.slots, orderBack(pageOrder))).toEqual({ ...chosen, slots });
    }),
  );
});

test('where a spread moves, every page keeps the page beside it', () => {
  expect(wholeSpreads(PAGES)).toEqual([3, 5, 7, 9]);
  expect(shiftedSpread(PAGES, 3, 7)).toEqual([2, 5, 6, 7, 8, 3, 4, 9, 10, 11]);
  expect(shiftedSpread(PAGES, 9, 3)).toEqual([2, 9, 10, 3, 4, 5, 6, 7, 8, 11]);
});

test('a page never takes the place of a cover', () => {
  const asBefore = [2, 3, 4, 5, 6, 7];
  expect(swappedPages(8, 1, 4)).toEqual(asBefore);
  expect(swappedPages(8, 4, 8)).toEqual(asBefore);
  expect(swappedPages(8, 4, 7)).toEqual([2, 3, 7, 5, 6, 4]);
});

test('photos beyond the slots stay at the end', () => {
  const { slots, chosen } = bookOf([1, 1]);
  const photos = [...chosen.photos, photo('beyond')];
  const moved = inPageOrder({ ...chosen, photos }, slots, [3, 2]);
  expect(moved.photos.map((each) => each?.imageId)).toEqual(['3 1', '2 0', 'beyond']);
});

test('two spreads change places as a whole, and none with a page that has no other beside it', () => {
  expect(swappedSpreads(8, 4, 5)).toEqual([2, 5, 6, 3, 4, 7]);
  expect(swappedSpreads(8, 3, 4)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(swappedSpreads(8, 2, 4)).toEqual([2, 3, 4, 5, 6, 7]);
});
