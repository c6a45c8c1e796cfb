import { useStore } from 'zustand';
import { sessionAddressStorage } from './address-storage.ts';
import { createDraftStore, type DraftState } from './create-draft-store.ts';
import { indexedDeviceStorage } from './device-storage.ts';

export type { DraftState, NewPhoto } from './create-draft-store.ts';

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
  setCaption,
  dismissPreviewWarning,
  setSender,
  setRecipients,
  setAddressStyle,
  clearDraft,
  clearAllDrafts,
  draftKept,
} = createDraftStore(indexedDeviceStorage, sessionAddressStorage);

export const useDraft = <Part>(select: (state: DraftState) => Part): Part => useStore(draftStore, select);
