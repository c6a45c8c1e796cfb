import { aspectRatio, type Size } from '../geometry/rect.ts';
import type { Draft, DraftPhoto } from './draft.ts';
import type { CoverPhoto } from './page-contents.ts';
import { type PhotoSlot, photoOfSlot } from './photo-slots.ts';

/* Covers repeat the first photo of their book until somebody chooses another one for them, or another crop. */

type Chosen = Pick<Draft, 'photos' | 'unused' | 'pages'>;

/** All photos of the draft: those of its slots, and behind them those that are on no page inside. */
export const allPhotos = ({ photos, unused }: Pick<Draft, 'photos' | 'unused'>): Draft['photos'] => [
  ...photos,
  ...unused,
];

/** A photo as a slot of the book shows it. */
export type ShownPhoto = {
  /** Of `allPhotos`. */
  readonly index: number;
  readonly photo: DraftPhoto;
  /** In which its crop was chosen, where that is not the frame of its own slot. */
  readonly frame: Size | null;
};

/** The photo as it lies on the cover for which it was chosen. */
export const onCover = (photo: DraftPhoto, cover: CoverPhoto, frame: Size): DraftPhoto => {
  const { view: _view, look: _look, ...facts } = photo;
  const { offset, view, look } = cover;
  const isCropChosen = aspectRatio(cover.frame) === aspectRatio(frame);
  return { ...facts, offset, isCropChosen, ...(view ? { view } : {}), ...(look ? { look } : {}) };
};

/** What stays of a photo that was chosen for a cover. */
export const asCover = ({ imageId, offset, view, look }: DraftPhoto, frame: Size): CoverPhoto => ({
  ...{ imageId, offset, frame: { width: frame.width, height: frame.height } },
  ...(view ? { view } : {}),
  ...(look ? { look } : {}),
});

/** The photo that a slot of the book shows; null while it is empty. */
export function shownPhoto(slots: readonly PhotoSlot[], at: number, draft: Chosen): ShownPhoto | null {
  const all = allPhotos(draft);
  const slot = slots[at];
  const cover = slot && draft.pages?.[slot.pageNo]?.photo;
  const chosen = cover ? all.findIndex((photo) => photo?.imageId === cover.imageId) : -1;
  const photo = all[chosen];
  if (slot && cover && photo)
    return { index: chosen, photo: onCover(photo, cover, slot.frame), frame: cover.frame };
  const index = photoOfSlot(slots, at, draft.photos.length);
  const own = draft.photos[index];
  return own ? { index, photo: own, frame: null } : null;
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
