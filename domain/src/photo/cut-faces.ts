import type { Rect, Size } from '../geometry/rect.ts';
import type { ArtCover } from './art-cover.ts';
import { COVERED_SHARE, coveredShare } from './clear-of-art.ts';
import { type Face, facesInFrame, type PlacedPhoto } from './face.ts';
import { type PrintedFrame, printedFrame, WHOLE_FRAME } from './printed-frame.ts';

/** So much of a face's box may be missing, as the box of the face finder is a guess. */
const MISSING_SHARE = 0.1;

/** How much of a rectangle lies in another, from 0 to 1. */
function shareIn(inner: Rect, outer: Rect): Size {
  const wide = Math.min(inner.x + inner.width, outer.x + outer.width) - Math.max(inner.x, outer.x);
  const high = Math.min(inner.y + inner.height, outer.y + outer.height) - Math.max(inner.y, outer.y);
  return { width: Math.max(0, wide) / inner.width, height: Math.max(0, high) / inner.height };
}

const isCutBy = (kept: Rect, face: Rect): boolean => {
  const { width, height } = shareIn(face, kept);
  return Math.min(width, height) < 1 - MISSING_SHARE;
};

const isFolded = (gutter: Rect | null, face: Rect): boolean =>
  gutter !== null &&
  shareIn(face, gutter).width * face.width > MISSING_SHARE * Math.min(face.width, gutter.width);

/** The faces that the knife leaves whole. */
export const wholeFaces = (
  photo: PlacedPhoto,
  { frame, kept }: PrintedFrame,
  faces: readonly Face[],
): readonly Face[] => {
  const shown = facesInFrame(photo, frame, faces);
  return faces.filter((_, index) => !isCutBy(kept, shown[index] ?? kept));
};

/** How many faces are not whole on the paper, cut off, under the design's art or in the gutter. */
export const countCutFaces = (
  photo: PlacedPhoto,
  { frame, kept, art = [], gutter = null }: PrintedFrame,
  faces: readonly Face[],
): number =>
  facesInFrame(photo, frame, faces).filter(
    (face) =>
      isCutBy(kept, face) || coveredShare(face, WHOLE_FRAME, art) > COVERED_SHARE || isFolded(gutter, face),
  ).length;

/** What is to be said of a face even where a person chose the crop: it lies across an `edge` or the `gutter`, or under `words` or `art`. */
export type FaceHint = 'edge' | 'words' | 'art' | 'gutter';

/** A page around a photo, in pt, with what is printed over it. */
type OverPhoto = {
  readonly frame: Rect;
  readonly page: Size;
  readonly words: readonly Rect[];
  readonly art: readonly ArtCover[];
};

/** What is to be said of the faces on a page, each hint once. */
export function faceHints(
  photo: PlacedPhoto,
  { frame, page, words, art }: OverPhoto,
  faces: readonly Face[],
): FaceHint[] {
  const { kept, gutter = null } = printedFrame(frame, page);
  const shown = facesInFrame(photo, frame, faces);
  const isAtEdge = shown.some((face) => {
    const { width, height } = shareIn(face, kept);
    return width * height > 0 && isCutBy(kept, face);
  });
  const onPage = shown.map(({ x, y, width, height }) => ({
    x: frame.x + x * frame.width,
    y: frame.y + y * frame.height,
    width: width * frame.width,
    height: height * frame.height,
  }));
  const isUnderWords = onPage.some((face) =>
    words.some((box) => {
      const under = shareIn(face, box);
      return under.width * under.height > COVERED_SHARE;
    }),
  );
  const isUnderArt = onPage.some((face) => coveredShare(face, frame, art) > COVERED_SHARE);
  return [
    ...(isAtEdge ? (['edge'] as const) : []),
    ...(isUnderWords ? (['words'] as const) : []),
    ...(isUnderArt ? (['art'] as const) : []),
    ...(shown.some((face) => isFolded(gutter, face)) ? (['gutter'] as const) : []),
  ];
}
