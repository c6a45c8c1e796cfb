import { layoutsIn, type PhotoSlot, type Size } from '@fumi/domain';
import { readPrintedFrame } from '../../card/printed-frames.ts';
import { type ChosenKit, hasMonthLayouts } from '../../draft/chosen-kit.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { layOutForFaces } from '../../draft/layouts/late-faces.ts';
import { layOutMonths } from '../../draft/layouts/month-layouts.ts';
import { applyLayouts } from '../../draft/layouts/page-layouts.ts';
import { suggestionFor } from '../../draft/layouts/suggested-layouts.ts';
import type { DatedFile } from '../../photo/read-photo.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { OnFacesFound, PlanPicks } from './use-photo-picking.ts';
import { planFill, type Slots } from './use-slots.ts';

type Known = DatedFile & { readonly size: Size };

/** Nobody has placed a photo or chosen a layout yet. */
function isUntouched(): boolean {
  const { photos, unused, pages = {} } = draftStore.getState();
  return photos.every((photo) => photo === null) && unused.length === 0 && Object.keys(pages).length === 0;
}

/** Callback that may lay a photo's page out anew for its faces; null for a photo picked alone, whose crop is open. */
function afterLayouts(shop: Shop, files: readonly DatedFile[]): OnFacesFound | null {
  const layouts = layoutsIn(draftStore.getState().pages);
  const printedIn = (chosen: ChosenKit, slot: PhotoSlot) => readPrintedFrame(chosen, slot, shop.staticUrl);
  if (files.length === 1) return null;
  return (imageId, index) => void layOutForFaces(shop, { layouts, imageId, index }, printedIn);
}

/** Plans into which months files go, and lays those months out for them. */
function inMonths(shop: Shop, chosen: ChosenKit, slots: Slots, files: readonly DatedFile[], key: string) {
  const planned = planFill(slots, files, draftStore.getState().photos);
  const coming = planned.flatMap(({ file, slot }) =>
    slot && file.size ? [{ index: slot.index, size: file.size }] : [],
  );
  const all = layOutMonths(shop, chosen, coming, key).map((main, index) => ({ index, main }));
  return {
    slots: { current: all[slots.current.index] ?? slots.current, all },
    planned: planned.map(({ file, slot }) => ({ file, slot: slot && (all[slot.index] ?? slot) })),
    facesKnown: afterLayouts(shop, files),
  };
}

/**
 * Where files go: the first of a book, and all of a calendar, on pages that are laid out to suit them; others to slots
 * that are empty.
 */
export function usePlanPicks(chosen: ChosenKit, slots: Slots): PlanPicks {
  const shop = useShop();
  return (files, key) => {
    if (hasMonthLayouts(chosen)) return inMonths(shop, chosen, slots, files, key);
    const filled = () => ({
      ...{ slots, facesKnown: null },
      planned: planFill(slots, files, draftStore.getState().photos),
    });
    if (files.length === 1 || !isUntouched()) return filled();
    const known = files.filter((file): file is Known => file.size !== null);
    const sizes = known.map(({ size }) => size);
    const found = suggestionFor(shop, chosen, sizes);
    if (found === null) return filled();
    const all = applyLayouts(shop, chosen, found.layouts, key).map((main, index) => ({ index, main }));
    const inOrder = found.order.map((photo, at) => ({
      file: known[photo] as Known,
      slot: all[at] ?? null,
    }));
    const others = files.filter((file) => !inOrder.some((planned) => planned.file === file));
    return {
      slots: { current: all[0] ?? slots.current, all },
      planned: [...inOrder, ...others.map((file) => ({ file, slot: null }))],
      facesKnown: afterLayouts(shop, files),
    };
  };
}
