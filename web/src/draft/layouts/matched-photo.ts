import { type DraftPhoto, type MatchedPhoto, turnedFaces, turnedSize } from '@fumi/domain';
import { draftStore } from '../draft-store.ts';

/** Size and faces of a photo as it is shown, to match it with frames. */
export const matchedPhoto = ({ imageId, size, view }: DraftPhoto): MatchedPhoto => ({
  ...turnedSize(size, view),
  faces: turnedFaces(size, draftStore.getState().faces.get(imageId) ?? [], view),
});
