import {
  type AddressStyle,
  type ChosenFrame,
  type Draft,
  type DraftPhoto,
  defaultOffset,
  type KitChoice,
  type Point,
  type PrintAddress,
  rechooseKit,
  refitPhotos,
  type Size,
  type TextType,
  withPhotoCount,
} from '@fumi/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  type Addresses,
  type AddressStorage,
  noAddresses,
  sessionAddressStorage,
} from './address-storage.ts';
import {
  type DeviceStorage,
  type FileChanges,
  indexedDeviceStorage,
  type PhotoFiles,
} from './device-storage.ts';

export type DraftState = Draft &
  Addresses & {
    /** Whose draft it is; null before any was opened. */
    readonly productCode: string | null;
    /** The customer's own files, untouched, by image id; `photos` says how they are shown. */
    readonly photoFiles: PhotoFiles;
    readonly isPreviewWarningSeen: boolean;
    /** What the customer sees is on the device too. */
    readonly isSaved: boolean;
  };

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

const emptyState = (productCode: string | null): DraftState => ({
  productCode,
  choice: null,
  photos: [],
  texts: {},
  wordsAside: {},
  ...noAddresses(),
  photoFiles: new Map(),
  isPreviewWarningSeen: false,
  isSaved: false,
});

/** The draft of the open product's flow, kept on the device and in session storage as it changes (design §7). */
export function createDraftStore(device: DeviceStorage, addresses: AddressStorage) {
  const store = createStore<DraftState>()(() => emptyState(null));
  let writing: Promise<void> = Promise.resolve();
  let writesOpen = 0;
  let opened: { readonly productCode: string; readonly done: Promise<void> } | null = null;

  /** Writes one after the other, so that the last state wins; a device that refuses costs only the comfort. */
  function enqueue(write: () => Promise<void>): void {
    writesOpen += 1;
    store.setState({ isSaved: false });
    const finish = (isWritten: boolean): void => {
      writesOpen -= 1;
      const isLast = writesOpen === 0;
      if (isLast) store.setState({ isSaved: isWritten && store.getState().choice !== null });
    };
    writing = writing.then(write).then(
      () => finish(true),
      () => finish(false),
    );
  }

  function keepOnDevice(files?: FileChanges): void {
    const { productCode, choice, photos, texts, wordsAside, isPreviewWarningSeen } = store.getState();
    if (productCode === null) return;
    enqueue(() =>
      device.write(productCode, { choice, photos, texts, wordsAside, isPreviewWarningSeen }, files),
    );
  }

  function keepAddresses(change: Partial<Addresses>): void {
    store.setState(change);
    const { sender, recipients, style, autocompleted } = store.getState();
    addresses.write({ sender, recipients, style, autocompleted });
  }

  /** The photos of all slots; files that no slot names any more go from the device too. */
  function setPhotos(photos: Draft['photos'], added: PhotoFiles = new Map()): void {
    const named = new Set(photos.map((photo) => photo?.imageId));
    const all = [...store.getState().photoFiles, ...added];
    const gone = all.flatMap(([id]) => (named.has(id) ? [] : [[id, null] as const]));
    store.setState({ photos, photoFiles: new Map(all.filter(([id]) => named.has(id))) });
    keepOnDevice(new Map([...added, ...gone]));
  }

  const replaced = (index: number, photo: DraftPhoto | null): Draft['photos'] =>
    store.getState().photos.map((other, at) => (at === index ? photo : other));

  function changePhoto(
    index: number,
    change: Partial<Pick<DraftPhoto, 'offset' | 'isCropChosen' | 'caption'>>,
  ): void {
    const photo = store.getState().photos[index];
    if (!photo) return;
    store.setState({ photos: replaced(index, { ...photo, ...change }) });
    keepOnDevice();
  }

  function setTexts(texts: Draft['texts']): void {
    store.setState({ texts });
    keepOnDevice();
  }

  async function restore(productCode: string): Promise<void> {
    store.setState({ ...emptyState(productCode), ...addresses.read() });
    await writing;
    const stored = await device.read(productCode).catch(() => null);
    const now = store.getState();
    if (stored === null || now.productCode !== productCode || now.choice !== null) return;
    const { draft, files } = stored;
    store.setState({
      ...draft,
      photos: draft.photos.map((photo) => (photo && files.has(photo.imageId) ? photo : null)),
      photoFiles: files,
      isSaved: draft.choice !== null,
    });
  }

  return {
    draftStore: store,
    /** Opens the draft of a product as the device keeps it; guards wait for it. The open one stays as it is. */
    openDraft: (productCode: string): Promise<void> => {
      if (opened?.productCode !== productCode) opened = { productCode, done: restore(productCode) };
      return opened.done;
    },
    /** Remembers a design. Other frames than before put every photo at its default place in them (spec §4). */
    chooseKit: (
      choice: KitChoice,
      frames: readonly ChosenFrame[],
      before: readonly ChosenFrame[] = [],
    ): void => {
      const { photos } = store.getState();
      const inSlots = frames.length === 0 ? photos : withPhotoCount(photos, frames.length);
      store.setState(rechooseKit({ ...store.getState(), photos: inSlots }, choice, frames, before));
      keepOnDevice();
    },
    /** As many slots as the customer wants to fill. */
    setPhotoCount: (count: number): void => setPhotos(withPhotoCount(store.getState().photos, count)),
    /** Words that were typed for the photo before stay. */
    placePhoto: (index: number, { file, frame, ...facts }: NewPhoto): DraftPhoto => {
      const { caption } = store.getState().photos[index] ?? {};
      const words = caption === undefined ? {} : { caption };
      const offset = defaultOffset(facts.size, frame);
      const photo = { imageId: crypto.randomUUID(), ...facts, offset, ...words };
      setPhotos(replaced(index, photo), new Map([[photo.imageId, file]]));
      return photo;
    },
    movePhoto: (index: number, offset: Point): void => changePhoto(index, { offset, isCropChosen: true }),
    removePhoto: (index: number): void => setPhotos(replaced(index, null)),
    /** Photos in another order of the same slots, whose frames may differ. */
    arrangePhotos: (arrange: (photos: Draft['photos']) => Draft['photos'], frames: readonly Size[]): void => {
      const { photos } = store.getState();
      setPhotos(refitPhotos(photos, arrange(photos), frames));
    },
    setText: (type: TextType, value: string): void => setTexts({ ...store.getState().texts, [type]: value }),
    /** All texts of the book at once: what is absent is the design's to say. */
    setTexts,
    setCaption: (index: number, caption: string): void => changePhoto(index, { caption }),
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
      enqueue(() => device.clear(productCode));
      await writing;
    },
    /** At sign-out: nothing of any draft stays. */
    clearAllDrafts: async (): Promise<void> => {
      addresses.clear();
      store.setState(emptyState(store.getState().productCode));
      enqueue(() => device.clear());
      await writing;
    },
    /** Resolves when everything that was changed is on the device: before the page is left for another site. */
    draftKept: (): Promise<void> => writing,
  };
}

/** The draft of this browser. The only store that the flow's screens share. */
export const {
  draftStore,
  openDraft,
  chooseKit,
  placePhoto,
  movePhoto,
  removePhoto,
  arrangePhotos,
  setPhotoCount,
  setText,
  setTexts,
  setCaption,
  dismissPreviewWarning,
  setSender,
  setAutocompleted,
  setRecipients,
  setAddressStyle,
  clearDraft,
  clearAllDrafts,
  draftKept,
} = createDraftStore(indexedDeviceStorage, sessionAddressStorage);

export const useDraft = <Part>(select: (state: DraftState) => Part): Part => useStore(draftStore, select);
