import {
  countLostFaces,
  type Draft,
  isCutHard,
  isForPhotos,
  layoutsIn,
  layoutsWithPhotos,
  type MatchedPhoto,
  type PageLayout,
  type PageLayouts,
  type PhotoSlot,
  pageOptions,
  refitPhotos,
  suggestLayouts,
  withLayout,
  withLayouts,
} from '@fumi/domain';
import type { Shop } from '../../shop/shop.ts';
import { changeChosen, placeUnused } from '../change-draft.ts';
import { type ChosenKit, innerSlots } from '../chosen-kit.ts';
import type { Chosen } from '../draft-keeping.ts';
import { draftStore } from '../draft-store.ts';
import { matchedPhoto } from './matched-photo.ts';
import { applyLayouts, slotsWith } from './page-layouts.ts';

/* The months of a calendar have a photo each: a layout goes with the photo that it shows whole (ADR 135). */

type Photo = { readonly index: number; readonly size: MatchedPhoto };

/**
 * The layout that shows a photo best on the page of a month, or on a page for itself. The layout that the
 * page has stays if it does not cut the photo.
 */
export function layoutFor(
  shop: Shop,
  { kit }: Pick<ChosenKit, 'kit'>,
  pageNo: number,
  { faces = [], ...size }: MatchedPhoto,
): PageLayout | null {
  const options = pageOptions(shop, kit, pageNo).filter(isForPhotos);
  const chosen = layoutsIn(draftStore.getState().pages)[pageNo];
  const [frame] = options.find(({ layout }) => layout === chosen)?.frames ?? [];
  const isCut = !frame || isCutHard({ size }, frame) || countLostFaces(size, frame, faces) > 0;
  if (chosen && !isCut) return chosen;
  return suggestLayouts([{ ...size, faces }], [options])[0]?.layout ?? null;
}

/** The layouts of all months once these photos lie in them. */
function layoutsFor(shop: Shop, chosen: ChosenKit, photos: readonly Photo[]): PageLayouts {
  const slots = innerSlots(chosen);
  return photos.reduce<PageLayouts>((layouts, { index, size }) => {
    const pageNo = slots[index]?.pageNo;
    return pageNo === undefined
      ? layouts
      : withLayout(layouts, pageNo, layoutFor(shop, chosen, pageNo, size));
  }, layoutsIn(draftStore.getState().pages));
}

/** Lays months out for photos that are about to come; the same `key` makes both one step to undo. Returns their slots. */
export function layOutMonths(
  shop: Shop,
  chosen: ChosenKit,
  photos: readonly Photo[],
  key: string,
): readonly PhotoSlot[] {
  const before = layoutsIn(draftStore.getState().pages);
  const after = layoutsFor(shop, chosen, photos);
  const isSame = [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (page) => before[Number(page)] === after[Number(page)],
  );
  return isSame ? innerSlots(chosen) : applyLayouts(shop, chosen, after, key);
}

/** Gives every month the layout that suits its photo and the faces found in it so far. */
export function suggestMonths(shop: Shop, chosen: ChosenKit): void {
  const photos = draftStore
    .getState()
    .photos.flatMap((photo, index) => (photo ? [{ index, size: matchedPhoto(photo) }] : []));
  layOutMonths(shop, chosen, photos, crypto.randomUUID());
}

/** Puts an unused photo on a month, in the layout that suits it. */
export function takeIntoMonth(shop: Shop, chosen: ChosenKit, imageId: string, index: number): void {
  const photo = draftStore.getState().unused.find((each) => each.imageId === imageId);
  if (!photo) return;
  const key = crypto.randomUUID();
  const frame = layOutMonths(shop, chosen, [{ index, size: matchedPhoto(photo) }], key)[index]?.frame;
  if (frame) placeUnused(imageId, index, frame, key);
}

/** The photos in another order of the months, each with its layout. */
export function inOtherMonths(
  shop: Shop,
  chosen: ChosenKit,
  { photos, pages = {} }: Pick<Draft, 'photos' | 'pages'>,
  ordered: Draft['photos'],
): Pick<Chosen, 'photos' | 'pages'> {
  const before = innerSlots(chosen);
  const pageNos = before.map(({ pageNo }) => pageNo);
  const layouts = layoutsWithPhotos(layoutsIn(pages), pageNos, photos, ordered);
  const framesOf = (slots: typeof before) => slots.map(({ frame }) => frame);
  return {
    photos: refitPhotos(photos, ordered, framesOf(before), framesOf(slotsWith(shop, layouts))),
    pages: withLayouts(pages, layouts),
  };
}

export const arrangeMonths = (
  shop: Shop,
  chosen: ChosenKit,
  order: (photos: Draft['photos']) => Draft['photos'],
): void => changeChosen((now) => inOtherMonths(shop, chosen, now, order(now.photos)));
