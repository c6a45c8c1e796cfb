import { createStore } from 'zustand/vanilla';
import type { AddressStorage } from './address-storage.ts';
import type { DeviceReading, PhotoFiles, StoredDraft } from './device-storage.ts';
import { type DraftState, emptyState } from './draft-state.ts';
import { createWriteQueue } from './write-queue.ts';

/** A stored draft with the fields that an older release did not store. */
export const contentOf = (draft: StoredDraft) => ({
  pages: {},
  wordsAside: {},
  calendar: {},
  ...draft,
});

/** A stored draft without photos whose file the device lacks. */
export const shownOf = ({ draft, files }: { readonly draft: StoredDraft; readonly files: PhotoFiles }) => ({
  ...contentOf(draft),
  photos: draft.photos.map((photo) => (photo && files.has(photo.imageId) ? photo : null)),
  unused: draft.unused.filter(({ imageId }) => files.has(imageId)),
  photoFiles: files,
  isSaved: draft.choice !== null,
});

/**
 * The draft of the open product's flow, as device and session storage keep it (design §7). The changes are in
 * create-draft-changes.ts, which loads with the pages that make them.
 */
export function createDraftStore(device: DeviceReading, addresses: AddressStorage) {
  const store = createStore<DraftState>()(() => emptyState(null));
  const writes = createWriteQueue((isWritten) =>
    store.setState(({ choice }) => ({ isSaved: isWritten && choice !== null })),
  );
  let opened: { readonly productCode: string; readonly done: Promise<void> } | null = null;

  async function restore(productCode: string): Promise<void> {
    store.setState({ ...emptyState(productCode), ...addresses.read() });
    await writes.done();
    const stored = await device.read(productCode).catch(() => null);
    const { productCode: open, choice } = store.getState();
    if (stored && open === productCode && !choice) store.setState(shownOf(stored));
  }

  return {
    draftStore: store,
    /** Changes that are not yet stored on the device. */
    writes,
    /** Reads the draft of a product from the device, unless it is open already; guards wait for it. */
    openDraft: (productCode: string): Promise<void> => {
      if (opened?.productCode !== productCode) opened = { productCode, done: restore(productCode) };
      return opened.done;
    },
    /** Resolves when all changes are stored on the device; to be awaited before leaving for another site. */
    draftKept: (): Promise<void> => writes.done(),
  };
}
