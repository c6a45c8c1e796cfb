import {
  isOverSpread,
  layoutsIn,
  type PageOrder,
  photosByDate,
  refitPhotos,
  shiftedSpread,
  shiftPhoto,
  spreadOf,
  swapPhotos,
  swappedPages,
  swappedSpreads,
  templatesOf,
  wholeSpreads,
} from '@fumi/domain';
import { useState } from 'react';
import { movesCopy as copy } from '../../copy/moves.ts';
import { changeChosen, placeUnused, removePhoto } from '../../draft/change-draft.ts';
import { type ChosenKit, hasMonthLayouts } from '../../draft/chosen-kit.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { inOtherMonths, takeIntoMonth } from '../../draft/layouts/month-layouts.ts';
import { orderPages } from '../../draft/layouts/order-pages.ts';
import { useSlotNames } from '../../draft/slot-names.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { Slots } from './use-slots.ts';

const fileNameAt = (index: number): string => draftStore.getState().photos[index]?.fileName ?? '';

/** Sorts all photos by when they were taken, in one step to undo; returns the words about it. */
function sortByDate(shop: Shop, chosen: ChosenKit, { frames }: Slots): string {
  const { photos, unused, pages } = draftStore.getState();
  const all = [...photos, ...unused].filter((photo) => photo !== null);
  const hasUndated = all.some(({ takenMs }) => takenMs === undefined);
  const sorted = photosByDate({ photos, unused });
  if (sorted === null) return copy.inOrder(hasUndated);
  changeChosen((now) => ({
    ...sorted,
    ...(hasMonthLayouts(chosen)
      ? inOtherMonths(shop, chosen, now, sorted.photos)
      : { photos: refitPhotos(photos, sorted.photos, frames) }),
  }));
  return copy.sorted({
    hasCaptions: all.some(({ caption }) => Boolean(caption)),
    hasPageTexts: Object.values(pages ?? {}).some(({ text }) => Boolean(text)),
    hasLayouts: !hasMonthLayouts(chosen) && Object.keys(layoutsIn(pages)).length > 0,
    hasUndated,
  });
}

/** What can be moved on the photo step, by dragging, by buttons and by keys alike; each says what it did. */
export function useMoves(chosen: ChosenKit, slots: Slots) {
  const shop = useShop();
  const names = useSlotNames();
  const showToast = useToast();
  const [announced, setAnnounced] = useState({ text: '', times: 0 });
  const announce = (text: string): void => setAnnounced(({ times }) => ({ text, times: times + 1 }));
  const pageCount = templatesOf(chosen.material).length;
  const spreads = wholeSpreads(pageCount);
  const pageName = (pageNo: number): string => names.page(pageNo, 1);
  const order = (pageOrder: PageOrder, pageNo: number): void => {
    orderPages(shop, chosen, pageOrder);
    slots.choosePage(pageNo);
  };
  return {
    /** The sentence about the last move; `times` has it announced again where it reads the same. */
    announced,
    /** The left pages of the spreads that can be moved. */
    spreads,
    /** The spread on which a page lies, by its left page; null where it can't be moved. */
    spreadAt: (pageNo: number): number | null => {
      const [left] = spreadOf(pageCount, pageNo);
      return left !== null && spreads.includes(left) ? left : null;
    },
    swap: (from: number, to: number): void => {
      const [moved, other] = [fileNameAt(from), fileNameAt(to)];
      slots.arrange((photos) => swapPhotos(photos, from, to), to);
      announce(copy.swapped(moved, names.name(to + 1), other && { other, back: names.name(from + 1) }));
    },
    shift: (from: number, to: number): void => {
      announce(copy.swapped(fileNameAt(from), names.name(to + 1), ''));
      slots.arrange((photos) => shiftPhoto(photos, from, to), to);
    },
    sortByDate: (): void => showToast({ text: sortByDate(shop, chosen, slots) }),
    aside: (from: number): void => {
      announce(copy.aside(fileNameAt(from)));
      removePhoto(from);
    },
    take: (imageId: string, to: number): void => {
      const frame = slots.frames[to];
      const photo = draftStore.getState().unused.find((each) => each.imageId === imageId);
      if (!frame || !photo) return;
      announce(copy.taken(photo.fileName, names.name(to + 1), fileNameAt(to)));
      if (hasMonthLayouts(chosen)) takeIntoMonth(shop, chosen, imageId, to);
      else placeUnused(imageId, to, frame);
      slots.choose(to);
    },
    swapPages: (from: number, to: number): void => {
      const layouts = layoutsIn(draftStore.getState().pages);
      if ([from, to].some((pageNo) => isOverSpread(layouts[pageNo]))) {
        order(swappedSpreads(pageCount, from, to), to);
        announce(copy.spreadsSwapped(pageName(from), pageName(to)));
        return;
      }
      order(swappedPages(pageCount, from, to), to);
      announce(copy.pagesSwapped(pageName(from), pageName(to)));
    },
    shiftSpread: (from: number, to: number): void => {
      order(shiftedSpread(pageCount, from, to), to);
      announce(copy.spreadMoved(pageName(from), pageName(to), pageName(to + 1)));
    },
  };
}

export type Moves = ReturnType<typeof useMoves>;
