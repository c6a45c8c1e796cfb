import { type DraftPhoto, layoutsIn, photosByDate, swapPhotos } from '@fumi/domain';
import { beforeEach, expect, test } from 'vitest';
import { type ShopFacts, shopFrom } from '../shop/shop.ts';
import { undoPhotos } from './change-draft.ts';
import { type ChosenKit, findChosenKit, hasMonthLayouts, innerSlots } from './chosen-kit.ts';
import { emptyState } from './draft-state.ts';
import { draftStore } from './draft-store.ts';
import { arrangeMonths, layOutMonths, suggestMonths, takeIntoMonth } from './month-layouts.ts';
import { chooseLayout } from './page-layouts.ts';
import { mendOf } from './suggested-layouts.ts';

/* A calendar of three months, whose pictures are wide; its design can show them upright, too. */

const SHEET = { width: 436, height: 300 };
const WIDE = { x: 40, y: 30, width: 360, height: 200, item_id: 9 };
const UPRIGHT = { x: 143, y: 30, width: 150, height: 200, item_id: 9 };
const photoItem = [{ item_id: 9, z: 1, photo_design_id: 1 }];

const facts = {
  productCode: 'T0018',
  today: '2026-11-20',
  staticUrl: '',
  kitInfo: {
    tag_group_list: [{ id: 1, label: '暦', order: 1, tag_list: [1] }],
    tag_list: [{ id: 1, label: '2027年', order: 1, kit_list: [7], month: 202701, day: 0 }],
    kit_list: [
      {
        id: 7,
        theme_id: 1,
        label: '白',
        order: 1,
        price: 500,
        isPremiumKit: false,
        end_date: '2027-12-31',
        cover: null,
        orientation: 'landscape',
        address_layout: 'PortraitA',
        page: { 1: photoItem, 2: photoItem, 3: [], 26: [] },
        layout_list: [{ name: 'portrait', left: 33, right: 33 }],
        layout_page: { 33: photoItem },
      },
    ],
    photo_design_list: [{ id: 1, design: { 1: WIDE, 2: WIDE, 33: UPRIGHT } }],
  },
  price: { unitPrice: 500, premiumList: [] },
  products: {
    products: [
      {
        code: 'T0018',
        type: 'calendar',
        materialId: 10,
        paperId: 10,
        price: 500,
        flow: { createUrl: '/c/', steps: [''] },
      },
    ],
    materials: [
      {
        ...{ id: 10, binding: 'desk-calendar', count: 3, selectCounts: [3], frontPage: 2, backPage: 3 },
        itemPt: SHEET,
        pageRuns: [
          { times: 1, pages: [1] },
          { times: 3, pages: [2, 3], byMonth: true },
          { times: 1, pages: [26] },
        ],
      },
    ],
    deliveryTypes: [],
    shop: { production: { printWithinDays: 2, shipWithinDays: 5, closedDays: [] } },
  },
} as unknown as ShopFacts;

const shop = shopFrom(facts);
const choice = { groupId: 1, tagId: 1, kitId: 7 };
/** The pages of the three pictures. */
const [JANUARY, FEBRUARY, MARCH] = [2, 4, 6];

function chosenNow(): ChosenKit {
  const chosen = findChosenKit(shop, choice, draftStore.getState().pages);
  if (chosen === null) throw new Error('The calendar is on sale.');
  return chosen;
}

const photo = (imageId: string, width: number, height: number): DraftPhoto => ({
  ...{ imageId, fileName: `${imageId}.jpg` },
  ...{ size: { width, height }, offset: { x: 0, y: 0 } },
});
const lying = (imageId: string) => photo(imageId, 4000, 3000);
const upright = (imageId: string) => photo(imageId, 3000, 4000);

const begin = (photos: readonly (DraftPhoto | null)[], unused: readonly DraftPhoto[] = []): void =>
  draftStore.setState({ ...emptyState('T0018'), choice, photos, unused });
const layouts = () => layoutsIn(draftStore.getState().pages);
const shown = () => draftStore.getState().photos.map((each) => each?.imageId ?? null);

beforeEach(() => begin([null, null, null]));

test('an upright photo that comes to a month of a wide picture is shown whole, and a lying one as the design has it', () => {
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

test('a photo that takes the place of one of another shape brings its own layout', () => {
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

test('by date, photos take their layouts along as well', () => {
  begin([lying('late'), upright('early'), null].map((each, at) => each && { ...each, takenMs: 9 - at }));
  chooseLayout(shop, chosenNow(), FEBRUARY, 'portrait');
  arrangeMonths(shop, chosenNow(), (photos) => photosByDate({ photos, unused: [] })?.photos ?? photos);
  expect([shown(), layouts()]).toEqual([['early', 'late', null], { [JANUARY]: 'portrait' }]);
});

test('a photo that lay beside goes to a month in its layout, and one undo takes both back', () => {
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
  expect(mendOf(shop, chosenNow(), JANUARY)).toBe('portrait');
  expect(mendOf(shop, chosenNow(), FEBRUARY), 'a month without a photo needs nothing').toBeUndefined();
});
