import { expect, test } from 'vitest';
import type { PhotoFrame } from '../kit/kit.ts';
import { mainSlots, type PhotoSlot, photoOfSlot } from './photo-slots.ts';

const frame: PhotoFrame = { x: 0, y: 0, width: 10, height: 10, itemId: 1 };
const slot = (pageNo: number, template: number, monthIndex: number | null = null): PhotoSlot => ({
  pageNo,
  template,
  z: 1,
  frame,
  monthIndex,
});

/** Covers with a photo before and behind twelve months. */
const calendar = [
  slot(1, 1),
  ...Array.from({ length: 12 }, (_, month) => slot(2 + 2 * month, 2, month)),
  slot(26, 26),
  slot(27, 26),
];

test('in a calendar each month has its own photo, and covers repeat the first', () => {
  const shown = calendar.map((_, index) => photoOfSlot(calendar, index, 12));
  expect(shown).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 0]);
  expect(mainSlots(calendar, 12, { frontPage: 2 }).map(({ monthIndex }) => monthIndex)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
});

test('elsewhere photos are spread evenly', () => {
  const cards = Array.from({ length: 18 }, (_, index) => slot(2 * index + 1, 1));
  const shown = cards.map((_, index) => photoOfSlot(cards, index, 3));
  expect(shown).toEqual([0, 1, 2].flatMap((photo) => Array.from({ length: 6 }, () => photo)));
});

test('the right page of a panorama shows the photo of the left one, and shifts no other', () => {
  const right = { ...slot(4, 106), isSpreadContinuation: true as const };
  const book = [slot(1, 1), slot(2, 2), slot(3, 105), right, slot(5, 2), slot(6, 2)];
  expect(book.map((_, index) => photoOfSlot(book, index, 4))).toEqual([0, 0, 1, 1, 2, 3]);
  expect(mainSlots(book, 4, { frontPage: 2 }).map(({ pageNo }) => pageNo)).toEqual([2, 3, 5, 6]);
});
