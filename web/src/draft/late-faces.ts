import { inNewSlots, isOverSpread, layoutsIn, type PageLayouts, withLayout, withLayouts } from '@fumi/domain';
import type { Shop } from '../shop/shop.ts';
import { settlePhotos } from './change-draft.ts';
import { type ChosenKit, findChosenKit, innerSlots } from './chosen-kit.ts';
import { draftStore } from './draft-store.ts';
import { matchedPhoto } from './matched-photo.ts';
import { layoutFor } from './month-layouts.ts';
import { slotsWith } from './page-layouts.ts';

/* Photos that are chosen together are laid out before anybody has looked for faces in them. */

/** What the shop laid out: the layouts by page, and a photo with its slot. */
type Laid = { readonly layouts: PageLayouts; readonly imageId: string; readonly index: number };

/** The page that a photo has for itself, as the shop laid it out; null once a person has changed anything there. */
function untouchedPage(chosen: ChosenKit, { layouts, imageId, index }: Laid): number | null {
  const { photos, pages = {} } = draftStore.getState();
  const slots = innerSlots(chosen);
  const [photo, pageNo] = [photos[index], slots[index]?.pageNo];
  if (pageNo === undefined || photo?.imageId !== imageId) return null;
  const isAlone = slots.filter((slot) => slot.pageNo === pageNo).length === 1;
  const isWritten = photo.caption !== undefined || pages[pageNo]?.text !== undefined;
  const isAsLaid = layoutsIn(pages)[pageNo] === layouts[pageNo] && !isOverSpread(layouts[pageNo]);
  return isAlone && isAsLaid && !isWritten && photo.isCropChosen === undefined ? pageNo : null;
}

/** The faces of a photo are known now: its page takes the layout that it would have had with them. No step to undo. */
export function layOutForFaces(shop: Shop, laid: Laid): void {
  const { choice, photos, pages } = draftStore.getState();
  const chosen = findChosenKit(shop, choice, pages);
  const pageNo = chosen && untouchedPage(chosen, laid);
  const photo = photos[laid.index];
  if (!chosen || !photo || pageNo === null) return;
  const before = layoutsIn(pages);
  const better = layoutFor(shop, chosen, pageNo, matchedPhoto(photo));
  if (better === (before[pageNo] ?? null)) return;
  const layouts = withLayout(before, pageNo, better);
  settlePhotos((now) => ({
    ...inNewSlots(now, innerSlots(chosen), slotsWith(shop, layouts)),
    pages: withLayouts(now.pages ?? {}, layouts),
  }));
}
