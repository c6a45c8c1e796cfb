import {
  layoutsIn,
  pageOptions,
  pageTextsIn,
  shiftedSpread,
  swappedPages,
  type TextStyle,
  textStyleIn,
  withPage,
} from '@fumi/domain';
import { beforeEach, expect, test } from 'vitest';
import { redoPhotos, setPages, undoPhotos } from '../change-draft.ts';
import { innerSlots } from '../chosen-kit.ts';
import { draftStore } from '../draft-store.ts';
import { lying, oneDesign, panorama, photo, shown, upright } from '../test/one-design.ts';
import { orderPages } from './order-pages.ts';
import { applyLayouts, chooseLayout } from './page-layouts.ts';
import { betterLayout, suggestAll, suggestionFor } from './suggested-layouts.ts';

/* A book of six inner pages; its design alternates between a whole page and an upright frame. */

const WHOLE = { width: 380, height: 533 };
const UPRIGHT = { width: 298, height: 397 };
const LYING = { width: 298, height: 224 };
const OVER = { width: 700, height: 350 };
const frameAt = (size: typeof WHOLE) => ({ x: 0, y: 0, ...size, item_id: 9 });
const photoItem = (photo_design_id: number) => ({ item_id: 9, z: photo_design_id, photo_design_id });
const both = <Value>(left: number, value: Value) => ({ [left]: value, [left + 1]: value });

const { shop, chosenNow, begin } = oneDesign({
  product: { code: 'T0005', type: 'photobook' },
  material: {
    ...{ id: 105, binding: 'book', count: 6, selectCounts: [6], frontPage: 2, backPage: null },
    itemPt: WHOLE,
    pageRuns: [
      { times: 1, pages: [1] },
      { times: 3, pages: [2, 3] },
      { times: 1, pages: [4] },
    ],
  },
  kit: {
    orientation: 'portrait',
    page: { 1: [photoItem(1)], 2: [photoItem(1)], 3: [photoItem(1)], 4: [] },
    layout_list: ['landscape', 'two', 'photo-text', 'blank', 'panorama'].map((name, index) => ({
      ...{ name, left: 101 + 2 * index, right: 102 + 2 * index },
    })),
    layout_page: {
      ...both(101, [photoItem(1)]),
      ...both(103, [photoItem(1), photoItem(2)]),
      ...both(105, [photoItem(1), { item_id: 8, z: 6, text_type: 'PAGE_TEXT' }]),
      ...both(107, []),
      ...both(109, [photoItem(1)]),
    },
  },
  photoDesigns: [
    {
      ...{ 1: frameAt(UPRIGHT), 2: frameAt(WHOLE), 3: frameAt(UPRIGHT) },
      ...both(101, frameAt(LYING)),
      ...both(103, frameAt(LYING)),
      ...both(105, frameAt(LYING)),
      109: frameAt(OVER),
      110: { ...frameAt(OVER), x: WHOLE.width - OVER.width },
    },
    both(103, frameAt(LYING)),
  ],
});

const aside = () => draftStore.getState().unused.map(({ imageId }) => imageId);
const layouts = () => layoutsIn(draftStore.getState().pages);

beforeEach(() => begin(['a', 'b', 'c', 'd', 'e', 'f'].map(lying)));

test('a page offers its own design first, and covers offer nothing', () => {
  const names = pageOptions(shop, chosenNow().kit, 2).map(({ layout }) => layout);
  expect(names).toEqual([null, 'landscape', 'two', 'photo-text', 'blank']);
  expect(pageOptions(shop, chosenNow().kit, 3).at(-1)).toMatchObject({
    layout: 'panorama',
    isSpreadContinuation: false,
  });
  expect(pageOptions(shop, chosenNow().kit, 4).at(-1)).toMatchObject({
    layout: 'panorama',
    isSpreadContinuation: true,
  });
  expect(pageOptions(shop, chosenNow().kit, 1)).toEqual([]);
  expect(pageOptions(shop, chosenNow().kit, 8)).toEqual([]);
});

test('a layout with two places shifts no photo of another page, and undo and redo take it along', () => {
  applyLayouts(shop, chosenNow(), { 3: 'two' });
  expect(shown()).toEqual(['a', 'b', null, 'c', 'd', 'e', 'f']);
  expect(innerSlots(chosenNow()).map(({ pageNo }) => pageNo)).toEqual([2, 3, 3, 4, 5, 6, 7]);
  undoPhotos();
  expect([shown(), layouts()]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], {}]);
  redoPhotos();
  expect([shown().length, layouts()]).toEqual([7, { 3: 'two' }]);
});

test('the photo of a blank page is kept as not used until the page has a slot again', () => {
  applyLayouts(shop, chosenNow(), { 3: 'blank' });
  expect([shown(), aside()]).toEqual([['a', 'c', 'd', 'e', 'f'], ['b']]);
  applyLayouts(shop, chosenNow(), {});
  expect([shown(), aside()]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], []]);
});

test('one press lays out all photos in their order, unused ones last', () => {
  begin([lying('a'), upright('b'), lying('c'), null, lying('d'), upright('e')], [lying('x'), lying('y')]);
  suggestAll(shop, chosenNow());
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'x', 'y']);
  expect(aside()).toEqual([]);
  expect(layouts()[2]).toBe('landscape');
  expect(Object.values(layouts())).toContain('two');
  undoPhotos();
  expect([shown().length, aside(), layouts()]).toEqual([6, ['x', 'y'], {}]);
});

test('a page whose words somebody typed keeps its layout', () => {
  draftStore.setState({ pages: { 4: { layout: 'photo-text', text: '海' } } });
  const found = suggestionFor(
    shop,
    chosenNow(),
    Array.from({ length: 6 }, () => ({ width: 4000, height: 3000 })),
  );
  expect(found?.layouts[4]).toBe('photo-text');
});

test('a page that cuts its photo is offered a layout that does not, if there is one', () => {
  const mend = betterLayout(shop, chosenNow(), 2);
  expect(mend).toBe('landscape');
  begin([photo('tower', { width: 1000, height: 4000 })]);
  expect(betterLayout(shop, chosenNow(), 2)).toBeUndefined();
});

const wordsOfPages = () => pageTextsIn(draftStore.getState().pages);

test('a page that is moved takes its layout, its photos and its words along, and undo brings them back', () => {
  applyLayouts(shop, chosenNow(), { 3: 'two' });
  setPages({ 3: { layout: 'two', text: '海' } });
  orderPages(shop, chosenNow(), swappedPages(8, 3, 6));
  expect(shown()).toEqual(['a', 'e', 'c', 'd', 'b', null, 'f']);
  expect([layouts()[6], wordsOfPages()]).toEqual(['two', { 6: '海' }]);
  setPages({ ...draftStore.getState().pages, 6: { layout: 'two', text: '海と空' } });
  undoPhotos();
  expect([shown(), layouts()]).toEqual([['a', 'b', null, 'c', 'd', 'e', 'f'], { 3: 'two' }]);
  expect(wordsOfPages(), 'words that were typed since stay with their page').toEqual({ 3: '海と空' });
  redoPhotos();
  expect(wordsOfPages()).toEqual({ 6: '海と空' });
});

test('a spread that is moved is one step, and all others keep their pages', () => {
  orderPages(shop, chosenNow(), shiftedSpread(8, 5, 3));
  expect(shown()).toEqual(['a', 'd', 'e', 'b', 'c', 'f']);
  undoPhotos();
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a moved page without a layout of its own gets one where the design would cut its photo', () => {
  begin([upright('a'), upright('b'), upright('c'), lying('d'), upright('e'), upright('f')]);
  orderPages(shop, chosenNow(), swappedPages(8, 2, 5));
  expect(shown()).toEqual(['d', 'b', 'c', 'a', 'e', 'f']);
  expect(layouts()).toEqual({ 2: 'landscape' });
});

test('a panorama takes the widest photo of its spread, the others are kept for their pages, and undo takes it back', () => {
  begin([lying('a'), lying('b'), panorama('c'), lying('d'), lying('e'), lying('f')]);
  chooseLayout(shop, chosenNow(), 3, 'panorama');
  expect([shown(), aside()]).toEqual([['a', 'c', 'd', 'e', 'f'], ['b']]);
  expect(layouts()).toEqual({ 3: 'panorama', 4: 'panorama' });
  expect(innerSlots(chosenNow()).map(({ pageNo }) => pageNo)).toEqual([2, 3, 5, 6, 7]);
  undoPhotos();
  expect([shown(), aside(), layouts()]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], [], {}]);
  redoPhotos();
  chooseLayout(shop, chosenNow(), 4, null);
  expect([shown(), aside(), layouts()]).toEqual([['a', 'c', 'b', 'd', 'e', 'f'], [], {}]);
});

test('a panorama over a blank page and one with a photo takes that photo', () => {
  applyLayouts(shop, chosenNow(), { 3: 'blank' });
  chooseLayout(shop, chosenNow(), 4, 'panorama');
  expect([shown(), aside()]).toEqual([['a', 'c', 'd', 'e', 'f'], ['b']]);
});

test('photos that are chosen together get a panorama over a spread, but not over a page with words', () => {
  begin([]);
  const sizes = [lying('a'), panorama('b'), lying('c')].map(({ size }) => size);
  expect(suggestionFor(shop, chosenNow(), sizes)?.layouts).toMatchObject({ 3: 'panorama', 4: 'panorama' });
  draftStore.setState({ pages: { 4: { layout: 'photo-text', text: '海' } } });
  expect(suggestionFor(shop, chosenNow(), sizes)?.layouts).not.toMatchObject({ 3: 'panorama' });
});

test('a spread with a panorama is moved as a whole', () => {
  begin([lying('a'), panorama('b'), lying('c'), lying('d'), lying('e'), lying('f')]);
  chooseLayout(shop, chosenNow(), 3, 'panorama');
  orderPages(shop, chosenNow(), shiftedSpread(8, 3, 5));
  expect(layouts()).toMatchObject({ 5: 'panorama', 6: 'panorama' });
  expect(shown()).toEqual(['a', 'd', 'e', 'b', 'f']);
});

test('choices of typeface and size are one step to undo, and other layouts do not change them', () => {
  const choose = (textStyle: TextStyle) =>
    setPages(withPage(draftStore.getState().pages ?? {}, 1, { textStyle }), 'text-style');
  choose({ size: 'large' });
  choose({ size: 'large', face: 'maru' });
  applyLayouts(shop, chosenNow(), { 3: 'two' });
  expect(textStyleIn(draftStore.getState().pages)).toEqual({ size: 'large', face: 'maru' });
  undoPhotos();
  expect(textStyleIn(draftStore.getState().pages)).toEqual({ size: 'large', face: 'maru' });
  undoPhotos();
  expect(textStyleIn(draftStore.getState().pages)).toBeUndefined();
  redoPhotos();
  expect(textStyleIn(draftStore.getState().pages)).toEqual({ size: 'large', face: 'maru' });
});
