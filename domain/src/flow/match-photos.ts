import type { Size } from '../geometry/rect.ts';
import type { Face } from '../photo/face.ts';
import { lostShare, MOST_LOST_SHARE } from '../photo/fit.ts';
import { countLostFaces } from '../photo/offset-for-faces.ts';
import { judgeResolution } from '../photo/resolution.ts';
import { cheapestAssignment } from './assignment.ts';

/*
 * What is weighed where photos in the order in which they were taken are spread over frames. One photo that would be
 * cut hard is worth moving a dozen pages; below that the order stays.
 */
const COST = {
  /** The photo has too few pixels for the frame: the shop refuses it there. */
  refused: 1000,
  cutHard: 10,
  /** For each face that no crop keeps whole. */
  face: 10,
  low: 2,
  /** Times the share of the photo that is cut off beyond FREE_LOSS. */
  lost: 2,
} as const;
const FREE_LOSS = 0.15;
/** A photo n frames from its place in the order costs (n / PAGES_OF_ONE)²: one shape stays in order. */
const PAGES_OF_ONE = 4;

/** A photo to be placed: its size as it was turned, px, and the faces that were found in it. */
export type MatchedPhoto = Size & { readonly faces?: readonly Face[] | undefined };

/** What it costs that a photo lies in a frame, which may lie over a spread: by orientation, resolution and faces. */
export function shapeCost(photo: MatchedPhoto | null, frame: Size, isOver = false): number {
  if (photo === null) return 0;
  const lost = lostShare(photo, frame);
  const verdict = judgeResolution(photo, frame);
  return (
    COST.lost * Math.max(0, lost - FREE_LOSS) +
    (lost > MOST_LOST_SHARE ? COST.cutHard : 0) +
    COST.face * countLostFaces(photo, frame, photo.faces ?? [], isOver) +
    (verdict === 'fine' ? 0 : COST[verdict])
  );
}

/**
 * The frame that each photo takes, of at least as many: by orientation, resolution and faces, and as near to the order
 * given as these allow. Sizes in px, null where nobody knows; frames in pt.
 */
export const matchPhotos = (photos: readonly (MatchedPhoto | null)[], frames: readonly Size[]): number[] =>
  cheapestAssignment(
    photos.map((photo, index) =>
      frames.map((frame, at) => shapeCost(photo, frame) + (Math.abs(at - index) / PAGES_OF_ONE) ** 2),
    ),
  );
