import {
  aspectRatio,
  type Draft,
  facingPage,
  inNewSlots,
  isOverSpread,
  layoutsIn,
  type PageLayout,
  type PageLayouts,
  type PhotoSlot,
  refitPhotos,
  swapPhotos,
  turnedSize,
  withLayout,
  withLayouts,
} from '@fumi/domain';
import type { Shop } from '../../shop/shop.ts';
import { changeChosen } from '../change-draft.ts';
import { type ChosenKit, findChosenKit, innerSlots } from '../chosen-kit.ts';
import { draftStore } from '../draft-store.ts';

/** The slots of the book once its pages have other layouts. */
export function slotsWith(shop: Shop, layouts: PageLayouts): PhotoSlot[] {
  const pages = Object.fromEntries(Object.entries(layouts).map(([page, layout]) => [page, { layout }]));
  const chosen = findChosenKit(shop, draftStore.getState().choice, pages);
  return chosen ? innerSlots(chosen) : [];
}

/** Puts a spread's widest photo into the left page's first slot; a left page without slots takes its slot. */
function withWidestLeft(
  photos: Draft['photos'],
  slots: readonly PhotoSlot[],
  pageNo: number,
): { readonly photos: Draft['photos']; readonly slots: readonly PhotoSlot[] } {
  const left = Math.min(pageNo, facingPage(pageNo));
  const widthOf = (index: number): number => {
    const photo = photos[index];
    return photo ? aspectRatio(turnedSize(photo.size, photo.view)) : 0;
  };
  const here = slots.flatMap((slot, index) =>
    slot.pageNo === left || slot.pageNo === facingPage(left) ? [index] : [],
  );
  const [widest] = here.toSorted((a, b) => widthOf(b) - widthOf(a));
  const first = slots.findIndex((slot) => slot.pageNo === left);
  if (widest === undefined) return { photos, slots };
  if (first < 0)
    return {
      photos,
      slots: slots.map((slot, at) => (at === widest ? { ...slot, pageNo: left } : slot)),
    };
  const swapped = swapPhotos(photos, first, widest);
  return {
    photos: refitPhotos(
      photos,
      swapped,
      slots.map(({ frame }) => frame),
    ),
    slots,
  };
}

/** Gives a page a layout. A panorama takes its spread's widest photo; the others are kept for their pages. */
export function chooseLayout(shop: Shop, chosen: ChosenKit, pageNo: number, layout: PageLayout | null): void {
  const layouts = withLayout(layoutsIn(draftStore.getState().pages), pageNo, layout);
  if (!isOverSpread(layout)) return void applyLayouts(shop, chosen, layouts);
  const after = slotsWith(shop, layouts);
  changeChosen((now) => {
    const { photos, slots } = withWidestLeft(now.photos, innerSlots(chosen), pageNo);
    return {
      ...inNewSlots({ ...now, photos }, slots, after),
      pages: withLayouts(now.pages ?? {}, layouts),
    };
  });
}

/** Lays the pages out; every photo stays on its page. Returns the new slots. */
export function applyLayouts(
  shop: Shop,
  chosen: ChosenKit,
  layouts: PageLayouts,
  key: string | null = null,
): PhotoSlot[] {
  const after = slotsWith(shop, layouts);
  changeChosen(
    (now) => ({
      ...inNewSlots(now, innerSlots(chosen), after),
      pages: withLayouts(now.pages ?? {}, layouts),
    }),
    { key },
  );
  return after;
}
