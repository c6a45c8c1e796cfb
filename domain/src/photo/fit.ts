import type { Point, Size } from '../geometry/rect.ts';
import { cropSize, turnedSize } from './crop.ts';
import { countCutFaces, type Face, type FacePlace } from './faces.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

/** A photo that loses more is marked: it lies in a frame of the other orientation, and a head may be cut off. */
export const MOST_LOST_SHARE = 0.4;

/** The share of a photo's area that its frame cuts off: 0 where they have one shape. What zoom cuts off is wanted. */
export function lostShare(image: Size, frame: Size, view: PhotoView = PLAIN_VIEW): number {
  const crop = cropSize(turnedSize(image, view), frame);
  return 1 - (crop.width * crop.height) / (image.width * image.height);
}

/** Whether a photo loses so much in a frame that somebody should look; where a person chose the crop, they have. */
export const isCutHard = (
  {
    size,
    view,
    isCropChosen = false,
  }: {
    readonly size: Size;
    readonly view?: PhotoView | undefined;
    readonly isCropChosen?: boolean;
  },
  frame: Size,
): boolean => !isCropChosen && lostShare(size, frame, view) > MOST_LOST_SHARE;

/** `much` of a photo is cut off, or a `face`; or a face lies under the `art` of the design, or in the `gutter`. */
export type CutVerdict = 'fine' | 'much' | 'face' | 'art' | 'gutter';

/** What a place cuts off a photo, or covers, that somebody should look at; where a person chose the crop, they have. */
export function judgeCut(
  photo: Parameters<typeof isCutHard>[0] & { readonly offset: Point },
  place: FacePlace,
  faces: readonly Face[],
): CutVerdict {
  if (photo.isCropChosen) return 'fine';
  const isWhole = (within: FacePlace): boolean => countCutFaces(photo, within, faces) === 0;
  if (!isWhole({ ...place, art: [], gutter: null })) return 'face';
  if (!isWhole({ ...place, gutter: null })) return 'art';
  if (!isWhole(place)) return 'gutter';
  return isCutHard(photo, place.frame) ? 'much' : 'fine';
}
