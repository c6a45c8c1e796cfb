import { useStore } from 'zustand';
import { sessionAddressStorage } from './address-storage.ts';
import { createDraftStore } from './create-draft-store.ts';
import { indexedDeviceStorage } from './device-storage.ts';
import type { DraftState } from './draft-state.ts';

/** The draft of this browser. The only store that the flow's screens share. */
export const {
  draftStore,
  openDraft,
  chooseKit,
  placePhoto,
  cropPhoto,
  keepFaces,
  keepTraits,
  settlePhotos,
  removePhoto,
  placeUnused,
  keepUnused,
  undoPhotos,
  redoPhotos,
  arrangePhotos,
  setPhotoCount,
  settlePhotoCount,
  changeChosen,
  setPages,
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
