import {
  type AddressStyle,
  type Almanac,
  COVER_PAGE,
  CUT_MARGIN_PT,
  DEFAULT_ADDRESS_STYLE,
  frontSizePt,
  holesOn,
  invariant,
  type Numerals,
  qrText,
  type Typeface,
  wordsIn,
} from '@fumi/domain';
import {
  type AddressLayout,
  type ArtItem,
  type FontChain,
  type FrontItem,
  type LocalitiesOfZip,
  layoutAddressPages,
  layoutFrontPage,
  type Page,
  placedItem,
  withBackLinesMoved,
  withOwnTitle,
} from '@fumi/print';
import type { DesignItem } from '../db/tables/book.ts';
import { designItems, templatePage } from '../modules/book/book-design.ts';
import { layerIdsOf } from './press-images.ts';
import type { PressItem, PressTask } from './press-task.ts';

type PressMaterial = {
  /** The layout of all address faces of the book, and what they are set in. */
  readonly layout: AddressLayout;
  readonly fonts: FontChain;
  readonly numerals: Numerals;
  readonly barcode?: boolean;
  /** The typefaces of calendars and of texts, and what days are called. */
  readonly pageFonts: (font: Typeface) => FontChain;
  readonly almanac: Almanac;
};

const isOn = (item: PressItem, pageNo: number): boolean =>
  item.pageNo === pageNo || item.addedPageNo.includes(pageNo);

/** What was typed, else the design's own words, in their places; an empty text prints nothing. */
function textsOf(
  places: readonly DesignItem[],
  itemAt: (place: DesignItem) => PressItem | undefined,
  { pageFonts }: PressMaterial,
): FrontItem[] {
  const texts = places.flatMap((place) => {
    const { textType: type, textLook: look, words, z, x, y, width, height } = place;
    if (place.kind !== 'text' || !type) return [];
    const item = itemAt(place);
    const text = wordsIn(item?.kind === 'text' ? item.value : undefined, words);
    return [{ type, box: { x, y, width, height }, z, look, text }];
  });
  return withBackLinesMoved(texts).flatMap(({ text, ...place }) =>
    text === '' ? [] : [placedItem(place, text, pageFonts)],
  );
}

/** A calendar of the book's edition; covers show its first month. */
function calendarOf(
  { design }: PressTask,
  material: PressMaterial,
  pageNo: number,
  place: DesignItem,
): FrontItem[] {
  const sold = design.calendar;
  const { calendar: look, z, x, y, width, height } = place;
  invariant(sold && look, 'A design with calendars is sold in an edition.');
  const { edition, months, monthIndexes, settings } = sold;
  const monthIndex = monthIndexes[pageNo - 1] ?? 0;
  const { almanac, pageFonts } = material;
  const whole = { look, box: { x, y, width, height }, edition, months, monthIndex, almanac, settings };
  const places = pageNo === COVER_PAGE ? withOwnTitle(whole, design.textStyle) : [whole];
  return places.map((part) => ({ kind: 'calendar', z, ...part, fonts: pageFonts(part.look.font) }));
}

/** Art with all of its layers, each as large as the sheet. */
const artOf = ({ images }: PressTask, placed: Omit<ArtItem, 'kind'>): FrontItem[] =>
  layerIdsOf(placed.imageId).flatMap((imageId) =>
    images.has(imageId) ? [{ kind: 'art' as const, ...placed, imageId }] : [],
  );

/** What stands on a page, each in the place that the design has for it; posted coordinates don't count. */
function pictures(
  task: PressTask,
  material: PressMaterial,
  pageNo: number,
  items: readonly PressItem[],
): FrontItem[] {
  const places = designItems(task.design, pageNo);
  const itemAt = (place: DesignItem) => items.find(({ z, kind }) => z === place.z && kind === place.kind);
  const others = places.flatMap((place): FrontItem[] => {
    const item = itemAt(place);
    if (place.kind === 'text') return [];
    if (place.kind === 'calendar') return calendarOf(task, material, pageNo, place);
    invariant(item, `Page ${pageNo} has everything that its design needs.`);
    invariant(item.kind === 'photo' || item.kind === 'art', 'Pictures are photos or art.');
    const { x, y, width, height, z } = place;
    const placed = { z, imageId: item.imageId, box: { x, y, width, height } };
    if (item.kind === 'art') return artOf(task, placed);
    const imagePx = { width: item.widthPx, height: item.heightPx };
    return [{ kind: 'photo', ...placed, imagePx, crop: null }];
  });
  return [...others, ...textsOf(places, itemAt, material)];
}

function addressOf(items: readonly PressItem[], kind: 'sender' | 'recipient') {
  const face = items.find((item) => item.kind === kind);
  return face && 'address' in face ? face.address : null;
}

/** The layout and the style that were posted with the addresses; without any, the design's layout. */
export function faceSetting(task: PressTask): { readonly layout: string; readonly style: AddressStyle } {
  const face = task.items.find((item) => 'layout' in item);
  return face ?? { layout: task.design.addressLayout, style: DEFAULT_ADDRESS_STYLE };
}

type FaceLayout = ReturnType<typeof layoutAddressPages>;

/** The layout of the address faces of each sender; all cards of a book carry the same one. */
function faceLayouts(
  task: PressTask,
  { layout, fonts, numerals, barcode = false }: PressMaterial,
): (items: readonly PressItem[]) => FaceLayout {
  const localities: LocalitiesOfZip = (zip) => task.localities.get(zip) ?? [];
  const known = new Map<PressItem | undefined, FaceLayout>();
  return (items) => {
    const item = items.find(({ kind }) => kind === 'sender');
    const faces =
      known.get(item) ??
      layoutAddressPages({
        layout,
        fonts,
        numerals,
        barcode,
        localities,
        sender: addressOf(items, 'sender'),
      });
    known.set(item, faces);
    return faces;
  };
}

function backPage(
  task: PressTask,
  material: PressMaterial,
  pageNo: number,
  items: readonly PressItem[],
  faceOf: FaceLayout,
): Page {
  const { layout } = material;
  const face = faceOf(addressOf(items, 'recipient'), qrText(task.bookCode, pageNo));
  const art = layoutFrontPage({
    ...layout.page,
    items: pictures(task, material, pageNo, items),
  });
  return {
    ...face,
    operations: [...art.operations, ...face.operations],
    issues: [...art.issues, ...face.issues],
  };
}

/** A page of art, photos and lines. */
function picturePage({ design }: PressTask, pageNo: number, items: readonly FrontItem[]): Page {
  const { width, height } = frontSizePt(design.orientation, design.itemPt);
  const holes = holesOn(design.holes ?? [], templatePage(design, pageNo) ?? pageNo, { width, height });
  return layoutFrontPage({ widthPt: width, heightPt: height, bleedPt: CUT_MARGIN_PT, holes, items });
}

/** Draws pages by their number. Pages that carry the same items are one object, which the press file draws once. */
export function pageDrawer(task: PressTask, material: PressMaterial): (pageNo: number) => Page {
  const { design } = task;
  const facesOf = faceLayouts(task, material);
  const drawn = new Map<string, Page>();
  const pictured = (pageNo: number, items: readonly PressItem[]): Page => {
    const month = design.calendar?.monthIndexes[pageNo - 1];
    const key = [
      templatePage(design, pageNo),
      month,
      ...items.map((item) => task.items.indexOf(item)),
    ].join();
    const page = drawn.get(key) ?? picturePage(task, pageNo, pictures(task, material, pageNo, items));
    drawn.set(key, page);
    return page;
  };
  return (pageNo) => {
    const items = task.items.filter((item) => isOn(item, pageNo));
    const isFace = design.hasAddresses !== false && templatePage(design, pageNo) === design.backPage;
    return isFace ? backPage(task, material, pageNo, items, facesOf(items)) : pictured(pageNo, items);
  };
}

/** Pages in print order. */
export const pressPages = (task: PressTask, material: PressMaterial): Page[] =>
  Array.from({ length: task.design.pageCount }, (_, index) => index + 1).map(pageDrawer(task, material));
