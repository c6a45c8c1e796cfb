import { type DraftPhoto, type MatchedPhoto, turnedFaces, turnedSize } from '@fumi/domain';
import { draftStore } from '../draft-store.ts';

/** A photo of the draft as it is matched with frames. */
export const matchedPhoto = ({ imageId, size, view }: DraftPhoto): MatchedPhoto => ({
  ...turnedSize(size, view),
  faces: turnedFaces(size, draftStore.getState().faces.get(imageId) ?? [], view),
});
