import { expect, test } from 'vitest';
import {
  allPhotos,
  asCover,
  onCover,
  repeatedIn,
  shownPhoto,
  unprintedPhotos,
  withCoversKept,
} from './cover-photo.ts';
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
  frame: { x: 0, y: 0, ...frame, itemId: pageNo },
});
const SLOTS = [slot(1, COVER), slot(2), slot(3)];
const PLACES = { slots: SLOTS, own: [slot(2), slot(3)] };

type Book = Pick<Draft, 'photos' | 'unused' | 'pages'>;
const book: Book = { photos: [photo('a'), photo('b')], unused: [photo('c')], pages: {} };
const chosen = (imageId: string): Book => ({
  ...book,
  pages: {
    1: { photo: asCover({ ...photo(imageId), offset: { x: 700, y: 0 }, isCropChosen: true }, COVER) },
  },
});

test('a cover shows the first photo of its book until another one is chosen', () => {
  // The middle of the crop inside, which is as wide as the photo is.
  expect(shownPhoto(PLACES, 0, book)).toEqual({
    index: 0,
    photo: { ...photo('a'), offset: { x: 833, y: 0 } },
  });
  expect(shownPhoto(PLACES, 0, chosen('b'))).toMatchObject({
    index: 1,
    photo: { imageId: 'b', offset: { x: 700, y: 0 }, isCropChosen: true },
  });
  expect(shownPhoto(PLACES, 2, chosen('b'))?.photo).toEqual(photo('b'));
});

test('a photo that is on no page inside can be on the cover, and is printed then', () => {
  expect(shownPhoto(PLACES, 0, chosen('c'))).toMatchObject({ index: 2, photo: { imageId: 'c' } });
  expect(unprintedPhotos(book)).toEqual([photo('c')]);
  expect(unprintedPhotos(chosen('c'))).toEqual([]);
});

test('a cover whose photo is gone shows the first one again', () => {
  expect(shownPhoto(PLACES, 0, chosen('gone'))?.photo.imageId).toBe('a');
});

test('an empty slot shows no photo', () => {
  expect(shownPhoto(PLACES, 1, { ...book, photos: [null, photo('b')] })).toBeNull();
});

test('the photo of a cover is kept when it leaves its page', () => {
  const before = chosen('b');
  const after = withCoversKept(before, { ...before, photos: [photo('a'), null] });
  expect(after.unused).toEqual([photo('c'), photo('b')]);
  expect(withCoversKept(before, { ...before, photos: [null, photo('b')] }).unused).toEqual([photo('c')]);
  expect(allPhotos(after)).toHaveLength(4);
});

test('a cover repeats a photo where its faces put it there, and as it lies inside where nothing says otherwise', () => {
  const [inside, cover] = [slot(2).frame, slot(1, COVER).frame];
  const settled = { ...photo('a'), coverCrop: { itemId: cover.itemId, offset: { x: 300, y: 0 } } };
  expect(repeatedIn(settled, inside, cover).offset).toEqual({ x: 300, y: 0 });
  expect(repeatedIn(settled, inside, inside)).toBe(settled);
  const other = { ...cover, itemId: 9 };
  expect(repeatedIn(settled, inside, other).offset).toEqual({ x: 833, y: 0 });
  // The crop inside was chosen; one in the shape of the cover was not.
  const looked = { ...settled, isCropChosen: true };
  expect(repeatedIn(looked, inside, cover).isCropChosen).toBe(false);
  expect(repeatedIn(looked, inside, { ...inside, itemId: 9 }).isCropChosen).toBe(true);
});

test('where the crop of a cover was not chosen with its photo, it is to be looked at', () => {
  const cover = asCover(photo('a'), COVER);
  expect(cover.isCropChosen).toBe(false);
  expect(onCover(photo('a'), cover, COVER).isCropChosen).toBe(false);
  expect(asCover({ ...photo('a'), isCropChosen: true }, COVER)).not.toHaveProperty('isCropChosen');
});

test('look and view of a cover are its own; in a frame of another shape its crop is to be looked at', () => {
  const look = { brightness: 10, contrast: 0, warmth: 0, tone: 'colour' } as const;
  const cover = asCover(
    { ...photo('a'), look, view: { zoom: 2, turn: 0, level: 0 }, isCropChosen: true },
    COVER,
  );
  const lit = { ...photo('a'), look: { ...look, brightness: 50 } };
  expect(onCover(lit, cover, COVER)).toMatchObject({ look, view: { zoom: 2 }, isCropChosen: true });
  expect(onCover(lit, cover, { width: 300, height: 200 }).isCropChosen).toBe(false);
});
