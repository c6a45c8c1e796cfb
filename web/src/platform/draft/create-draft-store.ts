import {
  type AddressStyle,
  type Draft,
  type DraftPhoto,
  defaultOffset,
  type KitChoice,
  type Point,
  type PrintAddress,
  rechooseKit,
  type Size,
} from '@fumi/domain';
import { createStore } from 'zustand/vanilla';
import { type AddressStorage, noAddresses } from './address-storage.ts';
import type { DeviceStorage } from './device-storage.ts';

export type DraftState = Draft & {
  /** Face and numerals of the address side. */
  readonly style: AddressStyle;
  /** The customer's own file, untouched; `photo` says how it is shown. */
  readonly photoFile: Blob | null;
  readonly isPreviewWarningSeen: boolean;
  /** What the customer sees is on the device too. */
  readonly isSaved: boolean;
};

export type NewPhoto = {
  readonly file: Blob;
  readonly fileName: string;
  /** Upright, px. */
  readonly size: Size;
  /** The design's photo frame, pt. */
  readonly frame: Size;
};

const emptyState = (): DraftState => ({
  choice: null,
  photo: null,
  ...noAddresses(),
  photoFile: null,
  isPreviewWarningSeen: false,
  isSaved: false,
});

/** The draft of the postcard flow, kept on the device and in session storage as it changes (design §7). */
export function createDraftStore(device: DeviceStorage, addresses: AddressStorage) {
  const store = createStore<DraftState>()(emptyState);
  let writing: Promise<void> = Promise.resolve();
  let writesOpen = 0;
  let restoring: Promise<void> | null = null;

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

  function keepOnDevice(file?: Blob | null): void {
    const { choice, photo, isPreviewWarningSeen } = store.getState();
    enqueue(() => device.write({ choice, photo, isPreviewWarningSeen }, file));
  }

  const setPhoto = (photo: DraftPhoto | null): void => store.setState({ photo });

  function keepAddresses(change: Partial<Pick<DraftState, 'sender' | 'recipients' | 'style'>>): void {
    store.setState(change);
    const { sender, recipients, style } = store.getState();
    addresses.write({ sender, recipients, style });
  }

  async function restore(): Promise<void> {
    store.setState(addresses.read());
    const stored = await device.read().catch(() => null);
    if (stored === null || store.getState().choice !== null) return;
    const { choice, photo, isPreviewWarningSeen } = stored.draft;
    const hasFile = stored.file !== null;
    store.setState({
      choice,
      photo: hasFile ? photo : null,
      photoFile: hasFile && photo ? stored.file : null,
      isPreviewWarningSeen,
      isSaved: choice !== null,
    });
  }

  return {
    draftStore: store,
    /** Reads what the device keeps, once; guards wait for it. */
    restoreDraft: (): Promise<void> => {
      restoring ??= restore();
      return restoring;
    },
    /** Remembers a design. Another one than before puts the photo at its default place in the new frame (spec §4). */
    chooseKit: (choice: KitChoice, frame: Size | null): void => {
      store.setState(rechooseKit(store.getState(), choice, frame));
      keepOnDevice();
    },
    placePhoto: ({ file, fileName, size, frame }: NewPhoto): void => {
      setPhoto({ imageId: crypto.randomUUID(), fileName, size, offset: defaultOffset(size, frame) });
      store.setState({ photoFile: file });
      keepOnDevice(file);
    },
    movePhoto: (offset: Point): void => {
      const { photo } = store.getState();
      if (photo === null) return;
      setPhoto({ ...photo, offset });
      keepOnDevice();
    },
    dismissPreviewWarning: (): void => {
      store.setState({ isPreviewWarningSeen: true });
      keepOnDevice();
    },
    setSender: (sender: PrintAddress): void => keepAddresses({ sender }),
    setRecipients: (recipients: readonly PrintAddress[]): void => keepAddresses({ recipients }),
    setAddressStyle: (style: AddressStyle): void => keepAddresses({ style }),
    /** After the upload and at sign-out: nothing of the draft stays on the device. */
    clearDraft: async (): Promise<void> => {
      addresses.clear();
      store.setState(emptyState());
      enqueue(() => device.clear());
      await writing;
    },
    /** Resolves when everything that was changed is on the device: before the page is left for another site. */
    draftKept: (): Promise<void> => writing,
  };
}
