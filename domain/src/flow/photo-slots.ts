import { type Kit, type KitInfo, type PhotoFrame, photoFramesOf } from '../kit/kit.ts';
import { isOverSpread } from '../kit/page-layout.ts';
import { type Material, monthIndexesOf, templatesOf } from '../product/material.ts';

/** Where a page of the book shows a photo. */
export type PhotoSlot = {
  /** Of the book, from 1. */
  readonly pageNo: number;
  /** Of the design. */
  readonly template: number;
  readonly z: number;
  readonly frame: PhotoFrame;
  /** Of a calendar: the month of its edition that the page shows, from 0; null elsewhere. */
  readonly monthIndex: number | null;
  /** The right page of a spread over which one photo lies: it shows what the slot before it does. */
  readonly isSpreadContinuation?: true;
};

/** Every photo slot of the book, page by page. */
export function photoSlots(info: KitInfo, kit: Kit, material: Pick<Material, 'pageRuns'>): PhotoSlot[] {
  const monthIndexes = monthIndexesOf(material);
  const goingOn = new Set(
    (kit.layouts ?? []).filter(({ name }) => isOverSpread(name)).map(({ right }) => right),
  );
  return templatesOf(material).flatMap((template, index) => {
    const page = { pageNo: index + 1, template, monthIndex: monthIndexes[index] ?? null };
    return photoFramesOf(info, kit, template).map(({ z, frame }) => ({
      ...page,
      ...{ z, frame },
      ...(goingOn.has(template) ? { isSpreadContinuation: true as const } : {}),
    }));
  });
}

/** Slots with a photo of their own. */
export const ownSlots = (slots: readonly PhotoSlot[]): PhotoSlot[] =>
  slots.filter(({ isSpreadContinuation }) => !isSpreadContinuation);

/**
 * Which of the chosen photos a slot shows: photos are spread over the slots in order and evenly, one on all fronts of
 * a postcard, three on six ID cards each (spec §3: select). In a calendar each month has its own, and covers the first.
 */
export function photoOfSlot(slots: readonly PhotoSlot[], slotIndex: number, photoCount: number): number {
  const isByMonth = slots.some(({ monthIndex }) => monthIndex !== null);
  if (isByMonth) return slots[slotIndex]?.monthIndex ?? 0;
  const at = ownSlots(slots.slice(0, slotIndex + 1)).length - 1;
  return Math.floor((at * photoCount) / ownSlots(slots).length);
}

/**
 * The slot that counts as each photo's own, where its crop is chosen: its first one, leaving aside
 * a cover that repeats a photo from inside. Fewer than photos where the design has fewer frames.
 */
export function mainSlots(
  slots: readonly PhotoSlot[],
  photoCount: number,
  { frontPage }: Pick<Material, 'frontPage'>,
): PhotoSlot[] {
  const own = new Map<number, PhotoSlot>();
  for (const [index, slot] of slots.entries()) {
    const photo = photoOfSlot(slots, index, photoCount);
    const known = own.get(photo);
    if (!known || (known.template < frontPage && slot.template >= frontPage)) own.set(photo, slot);
  }
  return [...own].toSorted(([a], [b]) => a - b).map(([, slot]) => slot);
}

/** The cover of a book or a calendar, which repeats a photo of a page inside, and which one; null where there is none. */
export function coverSlot(
  slots: readonly PhotoSlot[],
  photoCount: number,
  { frontPage }: Pick<Material, 'frontPage'>,
): { readonly slot: PhotoSlot; readonly photo: number } | null {
  const at = slots.findIndex(({ template }) => template < frontPage);
  const slot = slots[at];
  return slot ? { slot, photo: photoOfSlot(slots, at, photoCount) } : null;
}

/** The selected photo count must equal one of the material's select counts (spec §5). */
export const isSelectCount = (
  { selectCounts }: Pick<Material, 'selectCounts'>,
  photoCount: number,
): boolean => selectCounts.includes(photoCount);

/** Whether every slot that the customer wants filled holds a photo; a design of words alone has none. */
export const hasAllPhotos = (photos: readonly (object | null)[]): boolean =>
  photos.every((photo) => photo !== null);
