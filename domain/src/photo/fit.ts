import type { Point, Size } from '../geometry/rect.ts';
import { cropSize, turnedSize } from './crop.ts';
import { countCutFaces } from './cut-faces.ts';
import type { Face } from './face.ts';
import type { PrintedFrame } from './printed-frame.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

/** A photo that loses more is marked: it lies in a frame of the other orientation, and a head may be cut off. */
export const MOST_LOST_SHARE = 0.4;

/** Share of a photo's area that its frame cuts off; what zoom cuts off is wanted, and does not count. */
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

/** What a frame cuts off a photo, or covers, that somebody should look at; where a person chose the crop, they have. */
export function judgeCut(
  photo: Parameters<typeof isCutHard>[0] & { readonly offset: Point },
  printed: PrintedFrame,
  faces: readonly Face[],
): CutVerdict {
  if (photo.isCropChosen) return 'fine';
  const isWhole = (within: PrintedFrame): boolean => countCutFaces(photo, within, faces) === 0;
  if (!isWhole({ ...printed, art: [], gutter: null })) return 'face';
  if (!isWhole({ ...printed, gutter: null })) return 'art';
  if (!isWhole(printed)) return 'gutter';
  return isCutHard(photo, printed.frame) ? 'much' : 'fine';
}
