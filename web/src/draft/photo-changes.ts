import {
  cropOf,
  type Draft,
  type DraftPhoto,
  defaultOffset,
  type Face,
  isSameCrop,
  type PhotoCrop,
  type PhotoTraits,
  putAside,
  recentred,
  refitPhotos,
  type Size,
  takeUnused,
  withCrop,
  withPhotoCount,
} from '@fumi/domain';
import type { Chosen, DraftKeeping } from './draft-keeping.ts';
import type { remember } from './photo-history.ts';

type NewPhoto = {
  readonly file: Blob;
  readonly fileName: string;
  /** Upright, px. */
  readonly size: Size;
  /** The design's photo frame, pt. */
  readonly frame: Size;
  /** When it was taken, ms on the clock of camera and device. */
  readonly takenMs?: number;
};

const newPhoto = ({ file: _, frame, ...facts }: NewPhoto): DraftPhoto => ({
  imageId: crypto.randomUUID(),
  ...facts,
  offset: defaultOffset(facts.size, frame),
});

/** The photos with another one in one slot. */
const withPhotoAt = (photos: Draft['photos'], index: number, photo: DraftPhoto | null): Draft['photos'] =>
  photos.map((other, at) => (at === index ? photo : other));

/** Which photos there are, and in which slots. */
export const photoPlacing = ({ store, begin, setPhotos }: DraftKeeping) => ({
  /** Sets how many slots the customer wants to fill. */
  setPhotoCount: (count: number): void => {
    begin();
    setPhotos(withPhotoCount(store.getState(), count));
  },
  /** Fits the photos to the slots: merged changes of two devices may have left more or fewer. */
  settlePhotoCount: (count: number): void => {
    if (store.getState().photos.length !== count) setPhotos(withPhotoCount(store.getState(), count));
  },
  /** Puts a photo into a slot; the caption of its slot stays. Photos of one choice are one step to undo. */
  placePhoto: (index: number, chosen: NewPhoto, choiceKey: string): DraftPhoto => {
    begin({ key: choiceKey });
    const { caption } = store.getState().photos[index] ?? {};
    const photo = { ...newPhoto(chosen), ...(caption === undefined ? {} : { caption }) };
    setPhotos(
      { photos: withPhotoAt(store.getState().photos, index, photo) },
      new Map([[photo.imageId, chosen.file]]),
    );
    return photo;
  },
  /** Keeps a photo for which no slot is left among those not used. */
  addUnused: (chosen: NewPhoto, choiceKey: string): DraftPhoto => {
    begin({ key: choiceKey });
    const photo = newPhoto(chosen);
    setPhotos({ unused: [...store.getState().unused, photo] }, new Map([[photo.imageId, chosen.file]]));
    return photo;
  },
  /** Moves a photo out of its slot to those not used: nothing is thrown away. */
  removePhoto: (index: number): void => {
    begin();
    setPhotos(putAside(store.getState(), index));
  },
  /** Puts an unused photo into a slot, at its default place there. */
  placeUnused: (imageId: string, index: number, frame: Size, key: string | null = null): void => {
    begin({ key });
    const taken = takeUnused(store.getState(), imageId, index);
    setPhotos({
      ...taken,
      photos: taken.photos.map((photo) => (photo?.imageId === imageId ? recentred(photo, frame) : photo)),
    });
  },
  /** Adds photos of an earlier order to those not used, from which new slots are filled. */
  keepUnused: (added: readonly { readonly photo: DraftPhoto; readonly file: Blob }[]): void => {
    const { photos, unused } = store.getState();
    const known = new Set([...photos, ...unused].map((photo) => photo?.imageId));
    const fresh = added.filter(({ photo }) => !known.has(photo.imageId));
    const files = new Map(fresh.map(({ photo, file }) => [photo.imageId, file]));
    setPhotos({ unused: [...unused, ...fresh.map(({ photo }) => photo)] }, files);
  },
});

/** The crops, captions and order of photos, and what was found in them. */
export const photoFitting = ({ store, keepOnDevice, begin, setPhotos }: DraftKeeping) => ({
  cropPhoto: (index: number, crop: PhotoCrop): void => {
    const photo = store.getState().photos[index];
    if (!photo) return;
    // An unchanged crop is no step: undoing it would seem to do nothing.
    if (!isSameCrop(cropOf(photo), crop)) begin();
    setPhotos({ photos: withPhotoAt(store.getState().photos, index, withCrop(photo, crop)) });
  },
  keepFaces: (imageId: string, faces: readonly Face[]): void =>
    store.setState({ faces: new Map(store.getState().faces).set(imageId, faces) }),
  keepTraits: (imageId: string, traits: PhotoTraits): void =>
    store.setState({ traits: new Map(store.getState().traits).set(imageId, traits) }),
  /** Changes photos without a step to undo, as when faces that were found move them. */
  settlePhotos: (settle: (now: Chosen) => Chosen): void => {
    const { photos, unused, pages } = store.getState();
    const now: Chosen = { photos, unused, pages };
    const settled = settle(now);
    if (settled !== now) setPhotos(settled);
  },
  /** Puts the photos into another order, and fits each to the frame of its new slot. */
  arrangePhotos: (arrange: (photos: Draft['photos']) => Draft['photos'], frames: readonly Size[]): void => {
    begin();
    const { photos } = store.getState();
    setPhotos({ photos: refitPhotos(photos, arrange(photos), frames) });
  },
  /** Changes photos and pages of a book in one step to undo; `order` is the new order of its pages. */
  changeChosen: (
    change: (now: Chosen) => Partial<Chosen>,
    step: Parameters<typeof remember>[2] = {},
  ): void => {
    begin(step);
    setPhotos(change(store.getState()));
  },
  /** The words of a photo. */
  setCaption: (index: number, caption: string): void => {
    const photo = store.getState().photos[index];
    if (!photo) return;
    store.setState({ photos: withPhotoAt(store.getState().photos, index, { ...photo, caption }) });
    keepOnDevice();
  },
});
