import { sessionAddressStorage } from './address-storage.ts';
import { createDraftChanges } from './create-draft-changes.ts';
import { indexedDeviceStorage } from './device-changes.ts';
import { draftStore, writes } from './draft-store.ts';

/** Changes to the draft of this browser; pages that only show it load `draft-store.ts` alone. */
export const {
  chooseKit,
  placePhoto,
  addUnused,
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
  setCalendar,
  setText,
  setTexts,
  setCaption,
  assignNewCode,
  dismissPreviewWarning,
  setSender,
  setAutocompleted,
  setRecipients,
  setAddressStyle,
  closeDraft,
  clearAddresses,
  clearDraft,
  clearAllDrafts,
} = createDraftChanges({ draftStore, writes }, indexedDeviceStorage, sessionAddressStorage);
