import { expect, test } from 'vitest';
import { doubtsByPage, isEnlargedTooFar, NO_DOUBTS, type Shown, unwrittenPages } from './page-doubts.ts';

/** A photo on a page; 4000 px are enough for its frame, 300 px too few. */
const shown = (pageNo: number, index: number, width = 4000): Shown => ({
  index,
  photo: {
    imageId: `${index}`,
    fileName: `${index}.jpg`,
    size: { width, height: (width * 3) / 4 },
    offset: { x: 0, y: 0 },
    isCropChosen: false,
  },
  slot: {
    pageNo,
    template: pageNo,
    z: 1,
    monthIndex: null,
    frame: { itemId: 1, x: 0, y: 0, width: 400, height: 300 },
  },
});

test('a book of sixty-four pages is judged in one pass, each photo once', () => {
  const pages = Array.from({ length: 64 }, (_, index) => shown(index + 1, index));
  let judged = 0;
  const found = doubtsByPage(pages, () => {
    judged += 1;
    return 'fine';
  });
  expect(judged).toBe(64);
  expect(found.size).toBe(64);
  expect(found.get(64)).toEqual({ ...NO_DOUBTS, photoIndex: 63 });
});

test('a page names the first of its photos that is cut off, and the first that is too small', () => {
  const page = [shown(2, 0), shown(2, 1, 300), shown(2, 2), shown(2, 3, 300)];
  const found = doubtsByPage(page, ({ imageId }) => (Number(imageId) < 2 ? 'fine' : 'much'));
  expect(found.get(2)).toEqual({ ...NO_DOUBTS, cut: 'much', cutPhoto: 2, lowPhoto: 1, photoIndex: 0 });
  expect(found.get(3)).toBeUndefined();
});

test('a photo is enlarged too far where it would be fine without the enlargement', () => {
  const enlarged = (one: Shown, zoom: number): Shown => ({
    ...one,
    photo: { ...one.photo, view: { zoom, turn: 0, level: 0 } },
  });
  expect(isEnlargedTooFar(enlarged(shown(1, 0), 3.4))).toBe(true);
  expect(isEnlargedTooFar(enlarged(shown(1, 0), 1.1))).toBe(false);
  expect(isEnlargedTooFar(enlarged(shown(1, 0, 300), 3.4))).toBe(false);
  expect(isEnlargedTooFar(shown(1, 0, 300))).toBe(false);
});

test('a page with a place for a text counts as unwritten until a text is typed', () => {
  const text = { itemId: 1, z: 1, type: 'text', textType: 'PAGE_TEXT' } as const;
  const kit = { pages: { 1: [], 2: [text] } };
  const material = { pageRuns: [{ times: 1, pages: [1, 2, 2, 1] }] };
  expect([...unwrittenPages({ kit, material })]).toEqual([2, 3]);
  const pages = { 2: { layout: 'text', text: '祖父と海へ' }, 3: { layout: 'text', text: ' ' } } as const;
  expect([...unwrittenPages({ kit, material }, pages)]).toEqual([3]);
});
