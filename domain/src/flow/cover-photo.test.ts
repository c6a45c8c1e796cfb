import { expect, test } from 'vitest';
import { allPhotos, asCover, onCover, shownPhoto, unprintedPhotos, withCoversKept } from './cover-photo.ts';
import type { Draft, DraftPhoto } from './draft.ts';
import type { PhotoSlot } from './photo-slots.ts';

const photo = (imageId: string): DraftPhoto => ({
  imageId,
  fileName: `${imageId}.jpg`,
  size: { width: 3000, height: 2000 },
  offset: { x: 10, y: 0 },
});

const COVER = { width: 200, height: 300 };
const slot = (pageNo: number, frame = { width: 300, height: 200 }): PhotoSlot => ({
  ...{ pageNo, template: pageNo, z: 1, monthIndex: null },
  frame: { x: 0, y: 0, ...frame, itemId: 1 },
});
const SLOTS = [slot(1, COVER), slot(2), slot(3)];

type Book = Pick<Draft, 'photos' | 'unused' | 'pages'>;
const book: Book = { photos: [photo('a'), photo('b')], unused: [photo('c')], pages: {} };
const chosen = (imageId: string): Book => ({
  ...book,
  pages: { 1: { photo: asCover({ ...photo(imageId), offset: { x: 700, y: 0 } }, COVER) } },
});

test('a cover shows the first photo of its book until another one is chosen', () => {
  expect(shownPhoto(SLOTS, 0, book)).toEqual({ index: 0, photo: photo('a'), frame: null });
  expect(shownPhoto(SLOTS, 0, chosen('b'))).toMatchObject({
    index: 1,
    frame: COVER,
    photo: { imageId: 'b', offset: { x: 700, y: 0 }, isCropChosen: true },
  });
  expect(shownPhoto(SLOTS, 2, chosen('b'))?.photo).toEqual(photo('b'));
});

test('a photo that is on no page inside can be on the cover, and is printed then', () => {
  expect(shownPhoto(SLOTS, 0, chosen('c'))).toMatchObject({ index: 2, photo: { imageId: 'c' } });
  expect(unprintedPhotos(book)).toEqual([photo('c')]);
  expect(unprintedPhotos(chosen('c'))).toEqual([]);
});

test('without its photo a cover shows the first one again', () => {
  expect(shownPhoto(SLOTS, 0, chosen('gone'))?.photo).toEqual(photo('a'));
});

test('an empty place shows nothing', () => {
  expect(shownPhoto(SLOTS, 1, { ...book, photos: [null, photo('b')] })).toBeNull();
});

test('the photo of a cover is kept when it leaves its page', () => {
  const before = chosen('b');
  const after = withCoversKept(before, { ...before, photos: [photo('a'), null] });
  expect(after.unused).toEqual([photo('c'), photo('b')]);
  expect(withCoversKept(before, { ...before, photos: [null, photo('b')] }).unused).toEqual([photo('c')]);
  expect(allPhotos(after)).toHaveLength(4);
});

test('light and place of a cover are its own; in a frame of another shape its crop is to be looked at', () => {
  const look = { brightness: 10, contrast: 0, warmth: 0, tone: 'colour' } as const;
  const cover = asCover({ ...photo('a'), look, view: { zoom: 2, turn: 0, level: 0 } }, COVER);
  const lit = { ...photo('a'), look: { ...look, brightness: 50 } };
  expect(onCover(lit, cover, COVER)).toMatchObject({ look, view: { zoom: 2 }, isCropChosen: true });
  expect(onCover(lit, cover, { width: 300, height: 200 }).isCropChosen).toBe(false);
});
