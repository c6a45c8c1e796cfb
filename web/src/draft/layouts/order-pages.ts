import {
  type Draft,
  inNewSlots,
  inPageOrder,
  isForPhotos,
  layoutsIn,
  type PageLayouts,
  type PageOrder,
  type PhotoSlot,
  pageOptions,
  suggestLayouts,
  templatesOf,
  withLayouts,
} from '@fumi/domain';
import type { Shop } from '../../shop/shop.ts';
import { changeChosen } from '../change-draft.ts';
import { type ChosenKit, innerSlots } from '../chosen-kit.ts';
import { matchedPhoto } from './matched-photo.ts';
import { slotsWith } from './page-layouts.ts';

/**
 * Reorders the pages, each with its layout, its photos and its words. A page without a layout of its own
 * shows what the design draws at its new position, or another layout where that would cut its photos.
 */
export function orderPages(shop: Shop, chosen: ChosenKit, order: PageOrder): void {
  const before = innerSlots(chosen);
  changeChosen(
    (now) => {
      const { slots, pages = {}, ...moved } = inPageOrder(now, before, order);
      const layouts = {
        ...layoutsIn(pages),
        ...layoutsThere(shop, chosen, { ...moved, slots, pages }, order),
      };
      return {
        ...inNewSlots(moved, slots, slotsWith(shop, layouts)),
        pages: withLayouts(pages, layouts),
      };
    },
    { order },
  );
}

type Ordered = Pick<Draft, 'photos' | 'pages'> & { readonly slots: readonly PhotoSlot[] };

/** Layouts for pages that had none and whose new position repeats another page of the design. */
function layoutsThere(
  shop: Shop,
  chosen: ChosenKit,
  { photos, pages = {}, slots }: Ordered,
  order: PageOrder,
): PageLayouts {
  const templates = templatesOf(shop.material);
  const moved = order.flatMap((from, index) => {
    const pageNo = index + shop.material.frontPage;
    const isOther = templates[from - 1] !== templates[pageNo - 1];
    if (!isOther || pages[pageNo]?.layout) return [];
    const sizes = photos.flatMap((photo, at) =>
      photo && slots[at]?.pageNo === pageNo ? [matchedPhoto(photo)] : [],
    );
    const options = pageOptions(shop, chosen.kit, pageNo).filter(isForPhotos);
    const [best] = sizes.length > 0 ? suggestLayouts(sizes, [options]) : [];
    return best?.layout ? [[pageNo, best.layout] as const] : [];
  });
  return Object.fromEntries(moved);
}
