import type { PrintAddress } from '../address/print-address.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { defaultOffset } from '../photo/crop.ts';

export type KitChoice = { readonly groupId: number; readonly tagId: number; readonly kitId: number };

/** A chosen photo: upright size in px and where its crop lies. The file itself is kept beside it, by id. */
export type DraftPhoto = {
  readonly imageId: string;
  readonly fileName: string;
  readonly size: Size;
  readonly offset: Point;
};

/** What a customer has made so far (design: the draft). */
export type Draft = {
  readonly choice: KitChoice | null;
  /** One place for each photo that the customer wants to choose; null where it is still empty. */
  readonly photos: readonly (DraftPhoto | null)[];
  /** Lines on the back of an ID card. */
  readonly backText: readonly string[];
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
};

/** The photo at its default position in a frame; the frame's unit does not matter. */
const recentred = (photo: DraftPhoto, frame: Size | undefined): DraftPhoto =>
  frame ? { ...photo, offset: defaultOffset(photo.size, frame) } : photo;

/** Another design has other frames: every photo goes to its default position there (spec §4). */
export const rechooseKit = <Kept extends Draft>(
  draft: Kept,
  choice: KitChoice,
  frames: readonly Size[],
): Kept => ({
  ...draft,
  choice,
  photos:
    draft.choice?.kitId === choice.kitId
      ? draft.photos
      : draft.photos.map((photo, index) => photo && recentred(photo, frames[index])),
});

/** As many places as wanted: further ones are empty, and those that go were the last. */
export const withPhotoCount = (photos: Draft['photos'], count: number): Draft['photos'] =>
  Array.from({ length: count }, (_, index) => photos[index] ?? null);

/** The photo moves to another place, and what lay there takes its own (swap). */
export function swapPhotos(photos: Draft['photos'], from: number, to: number): Draft['photos'] {
  const [moved, other] = [photos[from] ?? null, photos[to] ?? null];
  return photos.map((photo, index) => (index === to ? moved : index === from ? other : photo));
}

/** The next place after one that has no photo yet, wrapping around, or null (spec §4: next suggested month). */
export function nextEmptyPlace(photos: Draft['photos'], after: number): number | null {
  for (let step = 1; step <= photos.length; step += 1) {
    const place = (after + step) % photos.length;
    if (photos[place] === null) return place;
  }
  return null;
}
