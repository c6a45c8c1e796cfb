import { expect, test } from 'vitest';
import { countCutFaces } from '../photo/cut-faces.ts';
import type { Face } from '../photo/face.ts';
import { printedFrame } from '../photo/printed-frame.ts';
import { asCover, repeatedIn, shownPhoto } from './cover-photo.ts';
import { type DraftPhoto, recentred, withCrop } from './draft.ts';
import type { PhotoSlot } from './photo-slots.ts';
import { settledByFaces } from './settle-by-faces.ts';

/* The ring calendar T0025 in its first design: a wide cover, and upright frames inside. */

const PAGE = { width: 533, height: 380 };
const inside: PhotoSlot = {
  ...{ pageNo: 3, template: 3, z: 1, monthIndex: 0 },
  frame: { itemId: 2, x: 30, y: 30, width: 234, height: 305 },
};
const cover: PhotoSlot = {
  ...{ pageNo: 1, template: 1, z: 1, monthIndex: null },
  frame: { itemId: 1, x: 30, y: 60, width: 468, height: 255 },
};
const PLACES = { slots: [cover, inside], own: [inside] };
const FRAMES = {
  own: [printedFrame(inside.frame, PAGE)],
  cover: { printed: printedFrame(cover.frame, PAGE), itemId: 1, photo: 0 },
};

/** An upright photo, and a head near its upper edge. */
const size = { width: 2400, height: 3600 };
const head: Face = { x: 900, y: 200, width: 500, height: 600 };
const FOUND = new Map([['a', [head]]]);
const photo = (imageId = 'a'): DraftPhoto => ({
  ...{ imageId, fileName: 'a.jpg', size },
  offset: { x: 0, y: 0 },
});

const draftOf = (main: DraftPhoto, pages = {}) => ({
  photos: [recentred(main, inside.frame)],
  unused: [],
  pages,
});

const onCoverOf = (draft: ReturnType<typeof draftOf>): DraftPhoto => {
  const shown = shownPhoto(PLACES, 0, draft);
  expect(shown).not.toBeNull();
  return shown?.photo ?? photo();
};

const cutOnCover = (lying: DraftPhoto) => countCutFaces(lying, FRAMES.cover.printed, [head]);

test('a head that the crop inside keeps is kept by the cover too', () => {
  const before = draftOf(photo());
  expect(cutOnCover(onCoverOf(before))).toBe(1);
  const after = settledByFaces(before, FRAMES, FOUND);
  expect(cutOnCover(onCoverOf(after))).toBe(0);
});

test('a settled draft stays the same object, and nothing moves where no face was looked for', () => {
  const before = draftOf(photo());
  expect(settledByFaces(before, FRAMES, new Map())).toBe(before);
  const after = settledByFaces(before, FRAMES, FOUND);
  expect(settledByFaces(after, FRAMES, FOUND)).toBe(after);
  const nobody = new Map([['a', []]]);
  expect(settledByFaces(before, FRAMES, nobody)).toBe(before);
});

test('a face that a chosen crop inside keeps whole is whole on the cover too', () => {
  const looked = withCrop(photo(), {
    offset: { x: 0, y: 100 },
    view: { zoom: 1, turn: 0, level: 0 },
    look: { brightness: 0, contrast: 0, warmth: 0, tone: 'colour' },
  });
  const before = { ...draftOf(photo()), photos: [looked] };
  expect(cutOnCover(onCoverOf(before))).toBe(1);
  const after = settledByFaces(before, FRAMES, FOUND);
  expect(after.photos[0]?.offset).toEqual({ x: 0, y: 100 });
  expect(cutOnCover(onCoverOf(after))).toBe(0);
});

test('a face that a chosen crop inside leaves out moves nothing on the cover', () => {
  const low = { ...photo(), offset: { x: 0, y: 470 }, isCropChosen: true };
  const before = { ...draftOf(photo()), photos: [low] };
  expect(settledByFaces(before, FRAMES, FOUND)).toBe(before);
});

test('another crop inside, or another design, drops the crop on the cover that faces decided', () => {
  const settled = settledByFaces(draftOf(photo()), FRAMES, FOUND).photos[0] ?? photo();
  expect(settled.coverCrop?.itemId).toBe(1);
  expect(recentred(settled, inside.frame)).not.toHaveProperty('coverCrop');
  expect(repeatedIn(settled, inside.frame, { ...cover.frame, itemId: 9 }).offset).not.toEqual(
    settled.coverCrop?.offset,
  );
});

test('a crop that was chosen for the cover stays; a photo chosen without one follows its faces', () => {
  const lying = { ...photo(), offset: { x: 0, y: 1100 } };
  const taken = draftOf(photo(), { 1: { photo: asCover({ ...lying, isCropChosen: true }, cover.frame) } });
  expect(onCoverOf(settledByFaces(taken, FRAMES, FOUND)).offset).toEqual({ x: 0, y: 1100 });
  const chosen = draftOf(photo(), { 1: { photo: asCover(lying, cover.frame) } });
  expect(cutOnCover(onCoverOf(chosen))).toBe(1);
  const after = settledByFaces(chosen, FRAMES, FOUND);
  expect(cutOnCover(onCoverOf(after))).toBe(0);
  expect(settledByFaces(after, FRAMES, FOUND)).toBe(after);
});
