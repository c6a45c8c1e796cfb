import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPrintAddress } from '../address/print-address.ts';
import { cropRect, defaultOffset } from '../photo/crop.ts';
import { PLAIN_LOOK } from '../photo/look.ts';
import { PLAIN_VIEW } from '../photo/view.ts';
import {
  layoutsByMonth,
  layoutsWithPhotos,
  photosByDate,
  photosByMonth,
  shiftPhoto,
  swapPhotos,
} from './arrange-photos.ts';
import {
  cropOf,
  type Draft,
  type DraftPhoto,
  nextEmptySlot,
  recentred,
  rechooseKit,
  refitPhotos,
  takeUnused,
  withCrop,
  withPhotoCount,
} from './draft.ts';
import { withLayouts } from './page-contents.ts';

const photo = (imageId: string): DraftPhoto => ({
  imageId,
  fileName: `${imageId}.jpg`,
  size: { width: 3000, height: 2000 },
  offset: { x: 0, y: 0 },
});
const [a, b] = [photo('a'), photo('b')];

test.each([
  [0, 1],
  [1, 3],
  [3, 1],
])('after slot %i the next empty one is %i, wrapping around', (after, next) => {
  expect(nextEmptySlot([a, null, b, null], after)).toBe(next);
});

test('where every slot holds a photo, none is suggested', () => {
  expect(nextEmptySlot([a, b], 0)).toBeNull();
  expect(nextEmptySlot([], 0)).toBeNull();
});

test('photos change slots, also with an empty one', () => {
  expect(swapPhotos([a, b], 0, 1)).toEqual([b, a]);
  expect(swapPhotos([a, null], 0, 1)).toEqual([null, a]);
  expect(swapPhotos([a, null, b], 2, 0)).toEqual([b, null, a]);
});

test('fewer slots keep the first photos in them, more slots are empty', () => {
  expect(withPhotoCount({ photos: [a, b], unused: [] }, 1)).toEqual({ photos: [a], unused: [b] });
  expect(withPhotoCount({ photos: [a], unused: [] }, 3)).toEqual({ photos: [a, null, null], unused: [] });
});

test('a photo that lost its slot comes back where there are as many again', () => {
  const photos = [a, null, b];
  const fewer = withPhotoCount({ photos, unused: [] }, 2);
  expect(fewer).toEqual({ photos: [a, null], unused: [b] });
  expect(withPhotoCount(fewer, 3)).toEqual({ photos, unused: [] });
});

test('a photo that is not used changes places with the one in a slot', () => {
  const chosen = { photos: [a, null], unused: [b] };
  expect(takeUnused(chosen, 'b', 0)).toEqual({ photos: [b, null], unused: [a] });
  expect(takeUnused(chosen, 'b', 1)).toEqual({ photos: [a, b], unused: [] });
  expect(takeUnused(chosen, 'gone', 1)).toEqual(chosen);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('a photo that goes from %i to %i moves those between by one', (from, to, expected) => {
  const photos = [a, b, photo('c')];
  expect(shiftPhoto(photos, from, to).map((each) => each?.imageId)).toEqual(expected);
});

test('a photo stays with its month where a calendar begins in another', () => {
  const months = Array.from({ length: 12 }, (_, index) => photo(String(index + 1)));
  const january = { startMonth: { year: 2027, month: 1 }, weekStart: 0 } as const;
  const april = { startMonth: { year: 2027, month: 4 }, weekStart: 1 } as const;
  const fromApril = photosByMonth(months, january, april);
  expect(fromApril.map((each) => each?.imageId)).toEqual([
    ...['4', '5', '6', '7', '8', '9', '10', '11', '12'],
    ...['1', '2', '3'],
  ]);
  expect(photosByMonth(fromApril, april, january)).toEqual(months);
  expect(photosByMonth([a], january, april), 'one month has one photo').toEqual([a]);
});

test('a layout stays with the month of its photo where a calendar begins in another', () => {
  const pageRuns = [
    { times: 1, pages: [1] },
    { times: 12, pages: [2, 3], byMonth: true },
  ];
  const january = { startMonth: { year: 2027, month: 1 }, weekStart: 0 } as const;
  const april = { startMonth: { year: 2027, month: 4 }, weekStart: 1 } as const;
  const inMarchAndMay = { 6: 'portrait', 10: 'landscape' } as const;
  const fromApril = layoutsByMonth(inMarchAndMay, { pageRuns }, january, april);
  expect(fromApril).toEqual({ 4: 'landscape', 24: 'portrait' });
  expect(layoutsByMonth(fromApril, { pageRuns }, april, january)).toEqual(inMarchAndMay);
  const sheet = { pageRuns: [{ times: 1, pages: [1], byMonth: true }] };
  expect(layoutsByMonth({ 1: 'portrait' }, sheet, april, january)).toEqual({ 1: 'portrait' });
});

test('a photo of a calendar takes its layout along to another month', () => {
  const after = layoutsWithPhotos({ 2: 'portrait', 6: 'landscape' }, [2, 4, 6], [a, b, null], [null, a, b]);
  expect(after).toEqual({ 4: 'portrait' });
});

const dated = (imageId: string, takenMs: number) => ({ ...photo(imageId), takenMs });
const idsOf = (photos: Draft['photos'] = []) => photos.map((each) => each?.imageId ?? null);

test('by date the oldest stands first, undated ones behind in their order, empty slots last', () => {
  const photos = [b, null, dated('late', 9), a, dated('early', 1)];
  const sorted = photosByDate({ photos, unused: [] });
  expect(idsOf(sorted?.photos)).toEqual(['early', 'late', 'b', 'a', null]);
});

test('photos that are not used are sorted among themselves, and stay beside', () => {
  const sorted = photosByDate({ photos: [a], unused: [dated('late', 9), dated('early', 1)] });
  expect(idsOf(sorted?.photos)).toEqual(['a']);
  expect(idsOf(sorted?.unused)).toEqual(['early', 'late']);
});

test('words of a photo go where it goes when photos are sorted', () => {
  const photos = [dated('late', 9), { ...dated('early', 1), caption: '海' }];
  expect(photosByDate({ photos, unused: [] })?.photos[0]?.caption).toBe('海');
});

test('photos that are in the order of their dates already stay as they are', () => {
  const photos = [dated('early', 1), dated('same', 1), dated('late', 9), b, a, null];
  expect(photosByDate({ photos, unused: [] })).toBeNull();
});

test('a photo that comes into a frame of another shape keeps the middle of its crop where it can', () => {
  const tall = { width: 100, height: 200 };
  const wide = { width: 300, height: 200 };
  const before = [{ ...a, offset: { x: 700, y: 0 } }, b];
  const [, moved] = refitPhotos(before, swapPhotos(before, 0, 1), [tall, wide]);
  expect(moved?.offset).toEqual({ x: 0, y: 0 });
});

test('in any order and frames, no crop leaves its photo, and nothing is lost', () => {
  const side = fc.integer({ min: 20, max: 400 });
  const frame = fc.record({ width: side, height: side });
  const slot = fc.nat(2);
  fc.assert(
    fc.property(fc.tuple(frame, frame, frame), slot, slot, fc.nat(3000), (frames, from, to, x) => {
      const before = [{ ...a, offset: { x, y: 0 } }, b, null];
      const after = refitPhotos(before, shiftPhoto(before, from, to), frames);
      expect(after.map((each) => each?.imageId ?? '').toSorted()).toEqual(['', 'a', 'b']);
      for (const [index, each] of after.entries()) {
        if (!each || !frames[index]) continue;
        const crop = cropRect(each.size, frames[index], each.offset);
        if (index !== before.indexOf(each)) expect({ x: crop.x, y: crop.y }).toEqual(each.offset);
        expect(crop.x + crop.width).toBeLessThanOrEqual(each.size.width + 1);
      }
    }),
  );
});

const choiceOf = (kitId: number) => ({ groupId: 1, tagId: 1, kitId });
const frameOf = (itemId: number) => ({ width: 100, height: 100, itemId });

test.each([
  ['another edition of a design leaves photos as they lie', 5, { x: 0, y: 0 }],
  ['another design puts them in the middle of its frames', 6, { x: 500, y: 0 }],
])('%s', (_, itemId, offset) => {
  const nothing = { texts: {}, sender: emptyPrintAddress(), recipients: [] };
  const draft = { ...nothing, choice: choiceOf(1), photos: [a], unused: [] };
  const { photos } = rechooseKit(draft, choiceOf(2), [frameOf(itemId)], [frameOf(5)]);
  expect(photos[0]?.offset).toEqual(offset);
});

test('in another design what was enlarged keeps its middle, and a photo keeps its turns and its light', () => {
  const nothing = { texts: {}, sender: emptyPrintAddress(), recipients: [] };
  const view = { zoom: 2, turn: 0, level: 3 } as const;
  const look = { ...PLAIN_LOOK, tone: 'mono' } as const;
  const made = withCrop(a, { offset: { x: 0, y: 0 }, view, look });
  const turned = withCrop(b, { offset: { x: 0, y: 0 }, view: { ...view, zoom: 1 }, look });
  const draft = { ...nothing, choice: choiceOf(1), photos: [made, turned], unused: [] };
  const frames = [frameOf(5), frameOf(6)];
  const { photos } = rechooseKit(draft, choiceOf(2), [frameOf(7), frameOf(8)], frames);
  expect(photos[0]).toMatchObject({ offset: { x: 0, y: 0 }, view, look, isCropChosen: false });
  const [first, second] = [a, b].map(({ size }) => defaultOffset(size, frameOf(1), { ...view, zoom: 1 }));
  expect(photos[1]).toMatchObject({ offset: second, view: { zoom: 1, level: 3 }, look });
  expect(recentred(made, frameOf(1))).toMatchObject({ offset: first, view: { zoom: 1 } });
});

test('a plain view and look are not kept: a photo that nobody has changed stays as it was', () => {
  const plain = { offset: { x: 7, y: 0 }, view: PLAIN_VIEW, look: PLAIN_LOOK };
  const made = withCrop(a, { ...plain, view: { ...PLAIN_VIEW, turn: 1 } });
  expect(cropOf(made).view.turn).toBe(1);
  expect(withCrop(made, plain)).toEqual({ ...a, offset: { x: 7, y: 0 }, isCropChosen: true });
  expect(Object.keys(withCrop(made, plain))).not.toContain('view');
});

test('a photo for which the new design has no frame keeps its crop, and the same design keeps all', () => {
  const moved = { ...a, offset: { x: 7, y: 0 } };
  const choice = { groupId: 1, tagId: 1, kitId: 2 };
  const draft = {
    choice,
    photos: [moved, null],
    unused: [],
    texts: {},
    sender: emptyPrintAddress(),
    recipients: [],
  };
  expect(rechooseKit(draft, { ...choice, kitId: 3 }, []).photos).toEqual([moved, null]);
  expect(rechooseKit(draft, choice, [{ width: 1, height: 1 }]).photos).toEqual([moved, null]);
});

test('the words of a card stay with their occasion, and are kept aside for it', () => {
  const texts = { MESSAGE: '明年もよろしく', BOOK_TITLE: '夏' } as const;
  const mourning = { groupId: 30, tagId: 3001, kitId: 1 };
  const wedding = { groupId: 40, tagId: 4001, kitId: 2 };
  const started = {
    photos: [],
    unused: [],
    sender: emptyPrintAddress(),
    recipients: [],
    choice: mourning,
    texts,
  };
  expect(rechooseKit(started, { ...mourning, kitId: 3 }, []).texts).toEqual(texts);
  const away = rechooseKit(started, wedding, []);
  expect(away.texts).toEqual({ BOOK_TITLE: '夏' });
  expect(rechooseKit(away, mourning, []).texts).toEqual({ BOOK_TITLE: '夏', MESSAGE: '明年もよろしく' });
});

test('the typeface and the size of words stay with another design and in another edition', () => {
  const choice = { groupId: 1050, tagId: 105001, kitId: 10501 };
  const pages = { 1: { text: '家族の十年', textStyle: { size: 'large', face: 'maru' } } } as const;
  const people = { sender: emptyPrintAddress(), recipients: [] };
  const book = { ...{ choice, photos: [], unused: [], texts: {}, pages }, ...people };
  const away = rechooseKit(book, { ...choice, kitId: 10502 }, []);
  expect(away.pages).toEqual(pages);
  expect(withLayouts(away.pages, { 3: 'two' })[1]).toEqual(pages[1]);
});

test('a chosen crop stays chosen in a frame of the same shape, and not in one of another shape', () => {
  const chosen = [{ ...a, isCropChosen: true }, b];
  const swapped = swapPhotos(chosen, 0, 1);
  const [small, large, wide] = [
    { width: 100, height: 200 },
    { width: 200, height: 400 },
    { width: 300, height: 200 },
  ];
  expect(refitPhotos(chosen, swapped, [small, large])[1]?.isCropChosen).toBe(true);
  expect(refitPhotos(chosen, swapped, [small, wide])[1]?.isCropChosen).toBe(false);
  expect(refitPhotos(chosen, swapped, [small, wide])[0]).not.toHaveProperty('isCropChosen');
  expect(refitPhotos(chosen, chosen, [small, wide])).toEqual(chosen);
});

test('an unused photo that takes an empty slot is unused no more, and no photo takes its place', () => {
  expect(takeUnused({ photos: [null, b], unused: [a] }, a.imageId, 0)).toEqual({
    photos: [a, b],
    unused: [],
  });
  expect(takeUnused({ photos: [null, b], unused: [a] }, a.imageId, 1)).toEqual({
    photos: [null, a],
    unused: [b],
  });
  expect(takeUnused({ photos: [null, b], unused: [a] }, 'gone', 0)).toEqual({
    photos: [null, b],
    unused: [a],
  });
});
