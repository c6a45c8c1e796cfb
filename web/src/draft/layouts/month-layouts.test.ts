import { cropOf, layoutsIn, photosByDate, printedFrame, swapPhotos } from '@fumi/domain';
import { beforeEach, expect, test } from 'vitest';
import { cropPhoto, keepFaces, setCaption, undoPhotos } from '../change-draft.ts';
import { hasMonthLayouts, innerSlots } from '../chosen-kit.ts';
import { draftStore } from '../draft-store.ts';
import { lying, oneDesign, photo, shown, upright } from '../test/one-design.ts';
import { layOutForFaces } from './late-faces.ts';
import { arrangeMonths, layOutMonths, suggestMonths, takeIntoMonth } from './month-layouts.ts';
import { chooseLayout } from './page-layouts.ts';
import { betterLayout } from './suggested-layouts.ts';

/* A calendar of three months, whose pictures are wide; its design can show them upright, too. */

const SHEET = { width: 436, height: 300 };
const WIDE = { x: 40, y: 30, width: 360, height: 200, item_id: 9 };
const UPRIGHT = { x: 143, y: 30, width: 150, height: 200, item_id: 9 };
const photoItem = [{ item_id: 9, z: 1, photo_design_id: 1 }];

const { shop, chosenNow, begin } = oneDesign({
  product: { code: 'T0018', type: 'calendar' },
  material: {
    ...{ id: 10, binding: 'desk-calendar', count: 3, selectCounts: [3], frontPage: 2, backPage: 3 },
    itemPt: SHEET,
    pageRuns: [
      { times: 1, pages: [1] },
      { times: 3, pages: [2, 3], byMonth: true },
      { times: 1, pages: [26] },
    ],
  },
  kit: {
    orientation: 'landscape',
    page: { 1: photoItem, 2: photoItem, 3: [], 26: [] },
    layout_list: [{ name: 'portrait', left: 33, right: 33 }],
    layout_page: { 33: photoItem },
  },
  photoDesigns: [{ 1: WIDE, 2: WIDE, 33: UPRIGHT }],
});

/** The pages of the three pictures. */
const [JANUARY, FEBRUARY, MARCH] = [2, 4, 6];

const layouts = () => layoutsIn(draftStore.getState().pages);

beforeEach(() => begin([null, null, null]));

test('an upright photo on a month with a wide picture gets the upright layout, a wide one keeps it', () => {
  expect(hasMonthLayouts(chosenNow())).toBe(true);
  const sizes = [lying('a'), upright('b')].map(({ size }, index) => ({ index, size }));
  const slots = layOutMonths(shop, chosenNow(), sizes, 'key');
  expect(layouts()).toEqual({ [FEBRUARY]: 'portrait' });
  expect(slots.map(({ frame, monthIndex }) => [frame.width, monthIndex])).toEqual([
    [WIDE.width, 0],
    [UPRIGHT.width, 1],
    [WIDE.width, 2],
  ]);
});

test('a photo that replaces one of another shape gets the layout that suits it', () => {
  begin([upright('a'), null, null]);
  chooseLayout(shop, chosenNow(), JANUARY, 'portrait');
  layOutMonths(shop, chosenNow(), [{ index: 0, size: lying('b').size }], 'key');
  expect(layouts()).toEqual({});
});

test('a layout that somebody chose stays where it cuts nothing', () => {
  chooseLayout(shop, chosenNow(), JANUARY, 'portrait');
  layOutMonths(shop, chosenNow(), [{ index: 0, size: { width: 3000, height: 3000 } }], 'key');
  expect(layouts()).toEqual({ [JANUARY]: 'portrait' });
});

test('photos that change places take their layouts along, and one undo brings both back', () => {
  begin([upright('a'), lying('b'), null]);
  chooseLayout(shop, chosenNow(), JANUARY, 'portrait');
  arrangeMonths(shop, chosenNow(), (photos) => swapPhotos(photos, 0, 2));
  expect([shown(), layouts()]).toEqual([[null, 'b', 'a'], { [MARCH]: 'portrait' }]);
  expect(innerSlots(chosenNow())[2]?.frame.width).toBe(UPRIGHT.width);
  undoPhotos();
  expect([shown(), layouts()]).toEqual([['a', 'b', null], { [JANUARY]: 'portrait' }]);
});

test('photos that are sorted by date take their layouts along', () => {
  begin([lying('late'), upright('early'), null].map((each, at) => each && { ...each, takenMs: 9 - at }));
  chooseLayout(shop, chosenNow(), FEBRUARY, 'portrait');
  arrangeMonths(shop, chosenNow(), (photos) => photosByDate({ photos, unused: [] })?.photos ?? photos);
  expect([shown(), layouts()]).toEqual([['early', 'late', null], { [JANUARY]: 'portrait' }]);
});

test('an unused photo goes to a month in the layout that suits it, and one undo takes both back', () => {
  begin([null, null, null], [upright('a')]);
  takeIntoMonth(shop, chosenNow(), 'a', 1);
  expect([shown(), layouts()]).toEqual([[null, 'a', null], { [FEBRUARY]: 'portrait' }]);
  undoPhotos();
  expect([shown(), layouts()]).toEqual([[null, null, null], {}]);
});

test('at one press all months are laid out for their photos, which stay where they are', () => {
  begin([null, upright('a'), lying('b')]);
  suggestMonths(shop, chosenNow());
  expect([shown(), layouts()]).toEqual([[null, 'a', 'b'], { [FEBRUARY]: 'portrait' }]);
});

test('one press mends the month that cuts its photo', () => {
  begin([upright('a'), null, null]);
  expect(betterLayout(shop, chosenNow(), JANUARY)).toBe('portrait');
  expect(betterLayout(shop, chosenNow(), FEBRUARY), 'a month without a photo needs nothing').toBeUndefined();
});

test('a face that the design’s window covers is mended by another layout, never by the one that is shown', () => {
  begin([lying('a'), null, upright('c')]);
  expect(betterLayout(shop, chosenNow(), JANUARY), 'upright, half of it would be cut').toBeUndefined();
  begin([photo('a', { width: 3200, height: 2600 }), null, null]);
  expect(betterLayout(shop, chosenNow(), JANUARY)).toBe('portrait');
  chooseLayout(shop, chosenNow(), JANUARY, 'portrait');
  expect(betterLayout(shop, chosenNow(), JANUARY)).toBeNull();
});

/** High enough that a month's wide picture cuts it and the upright layout does not. */
const SQUARE = photo('a', { width: 3200, height: 2600 });
const FACE = { x: 1100, y: 300, width: 900, height: 2000 };

/** A window that covers the left half of a photo. */
const LEFT_HALF = { columns: 2, rows: 1, opacity: [255, 0] };

/** `windows` are the frames whose left half the design's window covers. */
const findFace = (face = FACE, windows: readonly { readonly width: number }[] = []): Promise<void> => {
  keepFaces('a', [face]);
  return layOutForFaces(shop, { layouts: {}, imageId: 'a', index: 0 }, async (_, { frame }) => {
    const hasWindow = windows.some(({ width }) => width === frame.width);
    return printedFrame(frame, SHEET, hasWindow ? [{ ...LEFT_HALF, box: frame }] : []);
  });
};

test('a face that is found later brings a layout that does not cut it, without a step to undo', async () => {
  layOutMonths(shop, chosenNow(), [{ index: 0, size: SQUARE.size }], 'key');
  expect(layouts()).toEqual({});
  begin([SQUARE, null, null]);
  await findFace();
  expect(layouts()).toEqual({ [JANUARY]: 'portrait' });
  expect(draftStore.getState().history.past).toEqual([]);
});

test('a face that the design’s window covers however the photo lies brings another layout', async () => {
  const small = { x: 200, y: 1000, width: 600, height: 600 };
  begin([SQUARE, null, null]);
  await findFace(small);
  expect(layouts(), 'nothing lies over it').toEqual({});
  await findFace(small, [WIDE, UPRIGHT]);
  expect(layouts(), 'the other one covers it as well').toEqual({});
  await findFace(small, [WIDE]);
  expect(layouts()).toEqual({ [JANUARY]: 'portrait' });
});

test.each([
  ['whose crop somebody chose', () => cropPhoto(0, cropOf(SQUARE))],
  ['that somebody moved', () => arrangeMonths(shop, chosenNow(), (photos) => swapPhotos(photos, 0, 1))],
  ['whose words somebody typed', () => setCaption(0, '海')],
  ['that lies in a layout since', () => chooseLayout(shop, chosenNow(), JANUARY, 'portrait')],
  ['that was taken out', () => begin([null, null, null])],
])('a photo %s stays as it is when its face is found', async (_, touch) => {
  begin([SQUARE, null, null]);
  touch();
  const before = layouts();
  await findFace(FACE, [WIDE]);
  expect(layouts()).toEqual(before);
});
