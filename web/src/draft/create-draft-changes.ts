import {
  type AddressStyle,
  type ChosenFrame,
  type Draft,
  type DraftPhoto,
  defaultOffset,
  type Face,
  type KitChoice,
  type PhotoCrop,
  type PhotoTraits,
  type Point,
  type PrintAddress,
  putAside,
  recentred,
  rechooseKit,
  refitPhotos,
  type Size,
  type TextType,
  takeUnused,
  withCoversKept,
  withCrop,
  withPhotoCount,
} from '@fumi/domain';
import type { Addresses, AddressStorage } from './address-storage.ts';
import type { createDraftStore } from './create-draft-store.ts';
import type { DeviceStorage, FileChanges, PhotoFiles } from './device-storage.ts';
import { emptyState, noHistory } from './draft-state.ts';
import { remember, stepBack, stepForward } from './photo-history.ts';

type Chosen = Pick<Draft, 'photos' | 'unused' | 'pages'>;

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

/** What pages do to the draft; it is kept on the device and in session storage as it changes (design §7). */
export function createDraftChanges(
  { draftStore: store, writes }: Pick<ReturnType<typeof createDraftStore>, 'draftStore' | 'writes'>,
  device: DeviceStorage,
  addresses: AddressStorage,
) {
  function keepOnDevice(files?: FileChanges): void {
    const { productCode, choice, photos, unused, texts, pages, wordsAside, isPreviewWarningSeen } =
      store.getState();
    if (productCode === null) return;
    const draft = { choice, photos, unused, texts, pages, wordsAside, isPreviewWarningSeen };
    writes.add(() => device.write(productCode, draft, files));
  }

  function keepAddresses(change: Partial<Addresses>): void {
    store.setState(change);
    const { sender, recipients, style, autocompleted } = store.getState();
    addresses.write({ sender, recipients, style, autocompleted });
  }

  /** The photos of all slots and those kept beside; files that none of them names go from the device too. */
  function setPhotos(changed: Partial<Chosen>, added: PhotoFiles = new Map()): void {
    const { photos, unused, pages } = withCoversKept(store.getState(), { ...store.getState(), ...changed });
    const named = new Set([...photos, ...unused].map((photo) => photo?.imageId));
    const all = [...store.getState().photoFiles, ...added];
    const gone = all.flatMap(([id]) => (named.has(id) ? [] : [[id, null] as const]));
    store.setState({ photos, unused, pages, photoFiles: new Map(all.filter(([id]) => named.has(id))) });
    keepOnDevice(new Map([...added, ...gone]));
  }

  const replaced = (index: number, photo: DraftPhoto | null): Draft['photos'] =>
    store.getState().photos.map((other, at) => (at === index ? photo : other));

  /** Before a change that undo takes back; changes of one key are one step. */
  function begin(step: Parameters<typeof remember>[2] = {}): void {
    const { photos, unused, pages, photoFiles, history } = store.getState();
    store.setState({ history: remember(history, { photos, unused, pages, photoFiles }, step) });
  }

  function go(step: typeof stepBack): void {
    const { photos, unused, pages, photoFiles, history } = store.getState();
    const gone = step(history, { photos, unused, pages, photoFiles });
    if (gone === null) return;
    store.setState({ history: gone.history });
    const { photoFiles: files, ...moment } = gone.moment;
    setPhotos(moment, new Map([...files].filter(([id]) => !photoFiles.has(id))));
  }

  function setCaption(index: number, caption: string): void {
    const photo = store.getState().photos[index];
    if (!photo) return;
    store.setState({ photos: replaced(index, { ...photo, caption }) });
    keepOnDevice();
  }

  function setTexts(texts: Draft['texts']): void {
    store.setState({ texts });
    keepOnDevice();
  }

  return {
    /** Remembers a design; `inMonths` puts photos to the months of its edition. Other frames than before put every photo at its default place in them (spec §4). */
    chooseKit: (
      choice: KitChoice,
      frames: readonly ChosenFrame[],
      before: readonly ChosenFrame[] = [],
      inMonths: (photos: Draft['photos']) => Draft['photos'] = (photos) => photos,
    ): void => {
      const now = { ...store.getState(), photos: inMonths(store.getState().photos) };
      const inSlots = frames.length === 0 ? {} : withPhotoCount(now, frames.length);
      // Crops belong to frames: what lay in another design's is not gone back to.
      const history = now.choice?.kitId === choice.kitId ? now.history : noHistory;
      store.setState(rechooseKit({ ...now, ...inSlots, history }, choice, frames, before));
      keepOnDevice();
    },
    /** As many slots as the customer wants to fill. */
    setPhotoCount: (count: number): void => {
      begin();
      setPhotos(withPhotoCount(store.getState(), count));
    },
    /** What two devices did may name more or fewer photos than there are places now. */
    settlePhotoCount: (count: number): void => {
      if (store.getState().photos.length !== count) setPhotos(withPhotoCount(store.getState(), count));
    },
    /** Words that were typed for the photo before stay. Photos of one choice are one step to undo. */
    placePhoto: (index: number, chosen: NewPhoto, choiceKey: string): DraftPhoto => {
      begin({ key: choiceKey });
      const { caption } = store.getState().photos[index] ?? {};
      const photo = { ...newPhoto(chosen), ...(caption === undefined ? {} : { caption }) };
      setPhotos({ photos: replaced(index, photo) }, new Map([[photo.imageId, chosen.file]]));
      return photo;
    },
    /** A photo for which no slot is left waits beside. */
    layAside: (chosen: NewPhoto, choiceKey: string): DraftPhoto => {
      begin({ key: choiceKey });
      const photo = newPhoto(chosen);
      setPhotos({ unused: [...store.getState().unused, photo] }, new Map([[photo.imageId, chosen.file]]));
      return photo;
    },
    cropPhoto: (index: number, crop: PhotoCrop): void => {
      const photo = store.getState().photos[index];
      if (!photo) return;
      begin();
      setPhotos({ photos: replaced(index, withCrop(photo, crop)) });
    },
    keepFaces: (imageId: string, faces: readonly Face[]): void =>
      store.setState({ faces: new Map(store.getState().faces).set(imageId, faces) }),
    keepTraits: (imageId: string, traits: PhotoTraits): void =>
      store.setState({ traits: new Map(store.getState().traits).set(imageId, traits) }),
    /** Photos whose crop nobody chose lie where they are put: nothing that undo takes back. */
    settlePhotos: (place: (photo: DraftPhoto, index: number) => Point | null): void => {
      let isMoved = false;
      const photos = store.getState().photos.map((photo, index) => {
        const offset = photo && photo.isCropChosen === undefined ? place(photo, index) : null;
        if (!photo || !offset || (offset.x === photo.offset.x && offset.y === photo.offset.y)) return photo;
        isMoved = true;
        return { ...photo, offset };
      });
      if (isMoved) setPhotos({ photos });
    },
    /** Out of its slot, and beside: nothing is thrown away. */
    removePhoto: (index: number): void => {
      begin();
      setPhotos(putAside(store.getState(), index));
    },
    /** A photo that was not used goes into a slot, at its default place there. */
    placeUnused: (imageId: string, index: number, frame: Size): void => {
      begin();
      const taken = takeUnused(store.getState(), imageId, index);
      setPhotos({
        ...taken,
        photos: taken.photos.map((photo) => (photo?.imageId === imageId ? recentred(photo, frame) : photo)),
      });
    },
    /** Photos from elsewhere wait beside: slots that a design adds take them. */
    keepUnused: (added: readonly { readonly photo: DraftPhoto; readonly file: Blob }[]): void => {
      const { photos, unused } = store.getState();
      const known = new Set([...photos, ...unused].map((photo) => photo?.imageId));
      const fresh = added.filter(({ photo }) => !known.has(photo.imageId));
      const files = new Map(fresh.map(({ photo, file }) => [photo.imageId, file]));
      setPhotos({ unused: [...unused, ...fresh.map(({ photo }) => photo)] }, files);
    },
    undoPhotos: (): void => go(stepBack),
    redoPhotos: (): void => go(stepForward),
    /** Photos in another order of the same slots, whose frames may differ. */
    arrangePhotos: (arrange: (photos: Draft['photos']) => Draft['photos'], frames: readonly Size[]): void => {
      begin();
      const { photos } = store.getState();
      setPhotos({ photos: refitPhotos(photos, arrange(photos), frames) });
    },
    /** Photos and pages of a book changed together: one step to undo; `order` says where its pages went. */
    changeChosen: (
      change: (now: Chosen) => Partial<Chosen>,
      step: Parameters<typeof remember>[2] = {},
    ): void => {
      begin(step);
      setPhotos(change(store.getState()));
    },
    setPages: (pages: Draft['pages']): void => {
      store.setState({ pages });
      keepOnDevice();
    },
    setText: (type: TextType, value: string): void => setTexts({ ...store.getState().texts, [type]: value }),
    /** All texts of the book at once: what is absent is the design's to say. */
    setTexts,
    setCaption,
    dismissPreviewWarning: (): void => {
      store.setState({ isPreviewWarningSeen: true });
      keepOnDevice();
    },
    setSender: (sender: PrintAddress): void => keepAddresses({ sender }),
    setAutocompleted: (autocompleted: string | null): void => keepAddresses({ autocompleted }),
    setRecipients: (recipients: readonly PrintAddress[]): void => keepAddresses({ recipients }),
    setAddressStyle: (style: AddressStyle): void => keepAddresses({ style }),
    /** After the upload: nothing of a product's draft stays on the device. */
    clearDraft: async (productCode: string): Promise<void> => {
      addresses.clear();
      if (store.getState().productCode === productCode) store.setState(emptyState(productCode));
      writes.add(() => device.clear(productCode));
      await writes.done();
    },
    /** At sign-out: nothing of any draft stays. */
    clearAllDrafts: async (): Promise<void> => {
      addresses.clear();
      store.setState(emptyState(store.getState().productCode));
      writes.add(() => device.clear());
      await writes.done();
    },
  };
}
