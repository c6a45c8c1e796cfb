import {
  countCutFaces,
  type DraftPhoto,
  inNewSlots,
  isOverSpread,
  layoutsIn,
  offsetForFaces,
  type PageLayout,
  type PageLayouts,
  type PhotoSlot,
  type PrintedFrame,
  withLayout,
  withLayouts,
} from '@fumi/domain';
import type { Shop } from '../../shop/shop.ts';
import { settlePhotos } from '../change-draft.ts';
import { type ChosenKit, findChosenKit, innerSlots } from '../chosen-kit.ts';
import { draftStore } from '../draft-store.ts';
import { matchedPhoto } from './matched-photo.ts';
import { layoutFor } from './month-layouts.ts';
import { slotsWith } from './page-layouts.ts';
import { betterLayout } from './suggested-layouts.ts';

/* Photos that are chosen together are laid out before their faces are found. */

/** What the shop laid out: the layouts by page, and a photo with its slot. */
type Laid = { readonly layouts: PageLayouts; readonly imageId: string; readonly index: number };

/** What the design prints over the photo of a slot, once its pictures are read: windows are art with a hole. */
type PrintedIn = (chosen: ChosenKit, slot: PhotoSlot) => Promise<PrintedFrame>;

type Untouched = { readonly chosen: ChosenKit; readonly slot: PhotoSlot; readonly photo: DraftPhoto };

/** A page that a photo has for itself, as the shop laid it out; null once a person has changed anything there. */
function untouched(shop: Shop, { layouts, imageId, index }: Laid): Untouched | null {
  const { choice, photos, pages = {} } = draftStore.getState();
  const chosen = findChosenKit(shop, choice, pages);
  const slots = chosen ? innerSlots(chosen) : [];
  const [photo, slot] = [photos[index], slots[index]];
  if (!chosen || !slot || photo?.imageId !== imageId) return null;
  const { pageNo } = slot;
  const isAlone = slots.filter((other) => other.pageNo === pageNo).length === 1;
  const isWritten = photo.caption !== undefined || pages[pageNo]?.text !== undefined;
  const isAsLaid = layoutsIn(pages)[pageNo] === layouts[pageNo] && !isOverSpread(layouts[pageNo]);
  const isSame = isAlone && isAsLaid && !isWritten && photo.isCropChosen === undefined;
  return isSame ? { chosen, slot, photo } : null;
}

/** Changes the page's layout without a step to undo. */
function settle(shop: Shop, { chosen, slot }: Untouched, layout: PageLayout | null): void {
  const layouts = withLayout(layoutsIn(draftStore.getState().pages), slot.pageNo, layout);
  settlePhotos((now) => ({
    ...inNewSlots(now, innerSlots(chosen), slotsWith(shop, layouts)),
    pages: withLayouts(now.pages ?? {}, layouts),
  }));
}

function isFaceCovered({ photo }: Untouched, printed: PrintedFrame): boolean {
  const { imageId, size, view } = photo;
  const faces = draftStore.getState().faces.get(imageId) ?? [];
  const offset = offsetForFaces(size, printed, faces, view);
  return countCutFaces({ size, offset, view }, printed, faces) > 0;
}

/** Where the shown layout's window covers a face: a layout whose window does not; undefined without one. */
async function outOfWindow(
  shop: Shop,
  page: Untouched,
  { index }: Laid,
  printedIn: PrintedIn,
): Promise<PageLayout | null | undefined> {
  const { chosen, slot } = page;
  const isCovered = async (there: PhotoSlot | undefined): Promise<boolean> =>
    there !== undefined && isFaceCovered(page, await printedIn(chosen, there));
  if (!(await isCovered(slot))) return undefined;
  const mend = betterLayout(shop, chosen, slot.pageNo);
  if (mend === undefined) return undefined;
  const layouts = withLayout(layoutsIn(draftStore.getState().pages), slot.pageNo, mend);
  return (await isCovered(slotsWith(shop, layouts)[index])) ? undefined : mend;
}

/**
 * Once the faces of a photo are found: gives its page the layout that it would have got with them, or another
 * one where the design's window covers a face however the photo lies.
 */
export async function layOutForFaces(shop: Shop, laid: Laid, printedIn: PrintedIn): Promise<void> {
  const page = untouched(shop, laid);
  const hasFaces = (draftStore.getState().faces.get(laid.imageId)?.length ?? 0) > 0;
  if (!page || !hasFaces) return;
  const { chosen, slot, photo } = page;
  const better = layoutFor(shop, chosen, slot.pageNo, matchedPhoto(photo));
  if (better !== (laid.layouts[slot.pageNo] ?? null)) return settle(shop, page, better);
  const mend = await outOfWindow(shop, page, laid, printedIn);
  const still = untouched(shop, laid);
  if (still && mend !== undefined) settle(shop, still, mend);
}
