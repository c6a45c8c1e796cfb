import { aspectRatio, type Size } from '../geometry/rect.ts';
import type { PhotoFrame } from '../kit/kit.ts';
import { offsetIn } from '../photo/crop.ts';
import { cropChosenInFrame, type Draft, type DraftPhoto } from './draft.ts';
import type { CoverPhoto } from './page-contents.ts';
import { type PhotoSlot, photoOfSlot } from './photo-slots.ts';

/*
 * Covers repeat the first photo of their book until somebody chooses another one for them, or another crop. How a photo
 * lies on a cover is decided here alone: for the screen, for its warnings and for the print.
 */

type Chosen = Pick<Draft, 'photos' | 'unused' | 'pages'>;

/** All photos of the draft: those of its slots, and behind them those that are on no page inside. */
export const allPhotos = ({ photos, unused }: Pick<Draft, 'photos' | 'unused'>): Draft['photos'] => [
  ...photos,
  ...unused,
];

/** A photo as a slot of the book shows it. */
export type ShownPhoto = {
  /** Its index in `allPhotos`. */
  readonly index: number;
  /** Its crop is that in the slot's frame. */
  readonly photo: DraftPhoto;
};

/** The photo as it lies on the cover for which it was chosen. */
export const onCover = (photo: DraftPhoto, cover: CoverPhoto, frame: Size): DraftPhoto => {
  const { view: _view, look: _look, ...facts } = photo;
  const { view, look, isCropChosen: isChosen = true } = cover;
  const offset = offsetIn(photo.size, cover.frame, frame, cover.offset, view);
  const isCropChosen = isChosen && aspectRatio(cover.frame) === aspectRatio(frame);
  return { ...facts, offset, isCropChosen, ...(view ? { view } : {}), ...(look ? { look } : {}) };
};

/** What is kept of a photo that was chosen for a cover. */
export const asCover = (
  { imageId, offset, view, look, isCropChosen = false }: DraftPhoto,
  { width, height }: Size,
): CoverPhoto => ({
  ...{ imageId, offset, frame: { width, height } },
  ...(view ? { view } : {}),
  ...(look ? { look } : {}),
  ...(isCropChosen ? {} : { isCropChosen }),
});

/** A photo of frame `own` as another frame repeats it: at its `coverCrop`, else the same middle. */
export function repeatedIn(photo: DraftPhoto, own: PhotoFrame | undefined, frame: PhotoFrame): DraftPhoto {
  if (own === undefined || own.itemId === frame.itemId) return photo;
  const { size, offset, view, coverCrop } = photo;
  const isSettled = coverCrop?.itemId === frame.itemId;
  const lies = isSettled ? coverCrop.offset : offsetIn(size, own, frame, offset, view);
  return { ...photo, offset: lies, ...cropChosenInFrame(photo, own, frame) };
}

/** The slots of a book, and the one slot that is each photo's own (`mainSlots`). */
export type Places = { readonly slots: readonly PhotoSlot[]; readonly own: readonly PhotoSlot[] };

/** The photo that a slot of the book shows; null while it is empty. */
export function shownPhoto({ slots, own }: Places, at: number, draft: Chosen): ShownPhoto | null {
  const all = allPhotos(draft);
  const slot = slots[at];
  const cover = slot && draft.pages?.[slot.pageNo]?.photo;
  const chosen = cover ? all.findIndex((photo) => photo?.imageId === cover.imageId) : -1;
  const photo = all[chosen];
  if (slot && cover && photo) return { index: chosen, photo: onCover(photo, cover, slot.frame) };
  const index = photoOfSlot(slots, at, draft.photos.length);
  const repeated = draft.photos[index];
  return slot && repeated ? { index, photo: repeatedIn(repeated, own[index]?.frame, slot.frame) } : null;
}

/** Photos of the draft that no page of the book shows. */
export function unprintedPhotos({ unused, pages = {} }: Pick<Draft, 'unused' | 'pages'>): DraftPhoto[] {
  const covers = new Set(Object.values(pages).map(({ photo }) => photo?.imageId));
  return unused.filter(({ imageId }) => !covers.has(imageId));
}

/** Photos of covers stay in the draft when they leave their slot inside. */
export function withCoversKept(before: Chosen, after: Chosen): Chosen {
  const kept = new Set(allPhotos(after).map((photo) => photo?.imageId));
  const covers = new Set(Object.values(after.pages ?? {}).map(({ photo }) => photo?.imageId));
  const gone = allPhotos(before).filter(
    (photo) => photo !== null && covers.has(photo.imageId) && !kept.has(photo.imageId),
  );
  return gone.length === 0
    ? after
    : { ...after, unused: [...after.unused, ...gone.filter((photo) => photo !== null)] };
}
