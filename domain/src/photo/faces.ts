import { CUT_MARGIN_PT, mmToPt } from '../geometry/length.ts';
import { clamp, type Point, type Rect, rotated, type Size } from '../geometry/rect.ts';
import type { ArtCover } from './art-cover.ts';
import { COVERED_SHARE, coveredShare, moveOffArt } from './clear-of-art.ts';
import { clampOffset, cropRect, defaultOffset, pictureSize, slideRange } from './crop.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

/*
 *   image ┌───────┬─────────┬───────┐     The crop slides from the middle as little as it must so that the faces
 *         │       │  ◯   ◯  │       │     and what is around them stay on the paper; where that has no room, their
 *         │       │  crop   │       │     middle lies at 42 % of the height (ADR 66).
 *         └───────┴─────────┴───────┘
 */

/** Where a face lies from hair to chin and ear to ear, px of the upright image. */
export type Face = Rect;

/** Where a photo lies: the frame, and the part of it that stays on the paper, in shares of its sides. */
export type FacePlace = {
  readonly frame: Size;
  readonly kept: Rect;
  /** What the design prints over the photo, in shares of the frame's sides. */
  readonly art?: readonly ArtCover[];
  /** Where a photo over both pages of a spread is folded, in shares of the frame's sides. */
  readonly gutter?: Rect | null;
};

/** To both sides of a fold, pt: nobody sees a face that bends there (5 mm). */
const FOLD_PT = mmToPt(5);

/*
 *      ┌─────────┬─────────┐      The frame of a photo over a spread is wider than its page: each of the two shows its
 *   ┌──┼─────────┼──┐      │      side of it, and beyond the middle what the binding swallows.
 *   └──┼─────────┼──┘      │
 *      └─────────┴─────────┘
 */

/** A photo over both pages of a spread, in shares of its frame: what the knife leaves of it, and its fold. */
function overSpread(frame: Size): Pick<FacePlace, 'kept' | 'gutter'> {
  const [cut, fold] = [CUT_MARGIN_PT / frame.width, FOLD_PT / frame.width];
  return {
    kept: { x: cut, y: 0, width: 1 - 2 * cut, height: 1 },
    gutter: { x: 0.5 - fold, y: 0, width: 2 * fold, height: 1 },
  };
}

/** Of a frame that lies inside its page. */
export const WHOLE_FRAME: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** A box on the page in shares of the sides of a frame. */
const inFrame = (box: Rect, frame: Rect): Rect => ({
  x: (box.x - frame.x) / frame.width,
  y: (box.y - frame.y) / frame.height,
  width: box.width / frame.width,
  height: box.height / frame.height,
});

/** What the knife leaves of a frame; page (bleed included), frame and what is printed over it in pt. */
export function facePlace(frame: Rect, page: Size, art: readonly ArtCover[] = []): FacePlace {
  if (frame.width > page.width + 1) return { frame, ...overSpread(frame) };
  const left = Math.max(0, CUT_MARGIN_PT - frame.x) / frame.width;
  const top = Math.max(0, CUT_MARGIN_PT - frame.y) / frame.height;
  const right = Math.max(0, frame.x + frame.width - page.width + CUT_MARGIN_PT) / frame.width;
  const bottom = Math.max(0, frame.y + frame.height - page.height + CUT_MARGIN_PT) / frame.height;
  const kept = { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom };
  return { frame, kept, art: art.map((cover) => ({ ...cover, box: inFrame(cover.box, frame) })) };
}

/** Around a face, in shares of it: hair above, shoulders below. */
const MARGINS = { above: 0.3, beside: 0.2, below: 0.6 } as const;

/** Where the middle of faces lies that fill the crop, in shares of its sides. */
const MIDDLE: Point = { x: 0.5, y: 0.42 };

/** So much of a face's box may be missing: it is a guess. */
const MISSING_SHARE = 0.1;

/** Faces as they lie in the picture of a turned and levelled image (`pictureSize`), px. */
function facesInPicture(image: Size, view: PhotoView, faces: readonly Face[]): Rect[] {
  const picture = pictureSize(image, view);
  return faces.map((face) => {
    const [width, height] = view.turn % 2 === 0 ? [face.width, face.height] : [face.height, face.width];
    const fromMiddle = {
      x: face.x + (face.width - image.width) / 2,
      y: face.y + (face.height - image.height) / 2,
    };
    const middle = rotated(fromMiddle, view.turn * 90 + view.level);
    const x = (picture.width - width) / 2 + middle.x;
    return { width, height, x, y: (picture.height - height) / 2 + middle.y };
  });
}

/** Faces of an image that was turned by quarters, as they lie on it then. */
export const turnedFaces = (
  image: Size,
  faces: readonly Face[],
  { turn }: PhotoView = PLAIN_VIEW,
): readonly Face[] => facesInPicture(image, { ...PLAIN_VIEW, turn }, faces);

/** The part of the picture that stays on the paper, px. */
function windowOf(image: Size, { frame, kept }: FacePlace, offset: Point, view: PhotoView): Rect {
  const crop = cropRect(image, frame, offset, view);
  return {
    x: crop.x + kept.x * crop.width,
    y: crop.y + kept.y * crop.height,
    width: kept.width * crop.width,
    height: kept.height * crop.height,
  };
}

/** A face along one axis, and the room that it wants on both sides. */
type Span = {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
};

/** Where a window lies along one axis: its length, its start now, and how far that can go. */
type Slide = {
  readonly length: number;
  readonly home: number;
  readonly least: number;
  readonly most: number;
};

const lengthOf = ({ start, end }: Span): number => end - start;

/** The faces that a window shows whole, of the windows that show most of them the nearest one; or the largest face. */
function shownTogether(spans: readonly Span[], { length, home, least, most }: Slide): readonly Span[] {
  const starts = [home, ...spans.flatMap(({ start, end }) => [start, end - length])]
    .map((start) => clamp(start, least, most))
    .toSorted((a, b) => Math.abs(a - home) - Math.abs(b - home));
  let best: { readonly sum: number; readonly shown: readonly Span[] } = { sum: 0, shown: [] };
  for (const from of starts) {
    const shown = spans.filter(({ start, end }) => start >= from - 0.5 && end <= from + length + 0.5);
    const sum = shown.reduce((all, span) => all + lengthOf(span), 0);
    if (sum > best.sum + 0.5) best = { sum, shown };
  }
  return best.shown.length > 0 ? best.shown : spans.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1);
}

/** The nearest start of a window from which faces and their room are inside. */
function startFor(spans: readonly Span[], slide: Slide, middle: number): number {
  const { length, home, least, most } = slide;
  const shown = shownTogether(spans, slide);
  const start = Math.min(...shown.map((span) => span.start));
  const end = Math.max(...shown.map((span) => span.end));
  const roomStart = Math.min(...shown.map((span) => span.start - span.before));
  const roomEnd = Math.max(...shown.map((span) => span.end + span.after));
  const isRoomy = roomEnd - roomStart <= length;
  const wanted = isRoomy
    ? clamp(home, roomEnd - length, roomStart)
    : clamp(
        (start + end) / 2 - middle * length,
        Math.min(end - length, start),
        Math.max(end - length, start),
      );
  return clamp(wanted, least, most);
}

const NOWHERE: Point = { x: 0, y: 0 };

/** Where a photo lies before anybody moves it: in the middle, or beside it where a face would be cut off or covered. */
export function offsetForFaces(
  image: Size,
  place: FacePlace,
  faces: readonly Face[],
  view: PhotoView = PLAIN_VIEW,
): Point {
  const home = defaultOffset(image, place.frame, view);
  if (faces.length === 0) return home;
  const found = facesInPicture(image, view, faces);
  const range = slideRange(image, place.frame, view);
  const { x, y, width, height } = windowOf(image, place, home, view);
  const across = found.map((face): Span => {
    const beside = face.width * MARGINS.beside;
    return { start: face.x, end: face.x + face.width, before: beside, after: beside };
  });
  const down = found.map((face): Span => {
    const [before, after] = [face.height * MARGINS.above, face.height * MARGINS.below];
    return { start: face.y, end: face.y + face.height, before, after };
  });
  const slideX = { length: width, home: x, least: x - home.x, most: x + range.x - home.x };
  const slideY = { length: height, home: y, least: y - home.y, most: y + range.y - home.y };
  const moved = { x: startFor(across, slideX, MIDDLE.x) - x, y: startFor(down, slideY, MIDDLE.y) - y };
  const by = (move: Point): Point => {
    const onImage = rotated({ x: moved.x + move.x, y: moved.y + move.y }, -view.level);
    return clampOffset(image, place.frame, { x: home.x + onImage.x, y: home.y + onImage.y }, view);
  };
  const offMove = moveOffArt(place.art?.length || place.gutter ? range : NOWHERE, (move) =>
    countCutFaces({ size: image, offset: by(move), view }, place, faces),
  );
  return by(offMove);
}

/** A photo as it lies in a frame. */
type Lying = { readonly size: Size; readonly offset: Point; readonly view?: PhotoView | undefined };

/** The faces of a photo on the paper, in shares of its frame; beyond 0 and 1 they are cut away. */
export function facesInFrame(
  { size, offset, view = PLAIN_VIEW }: Lying,
  frame: Size,
  faces: readonly Face[],
): Rect[] {
  const crop = cropRect(size, frame, offset, view);
  return facesInPicture(size, view, faces).map((face) => ({
    x: (face.x - crop.x) / crop.width,
    y: (face.y - crop.y) / crop.height,
    width: face.width / crop.width,
    height: face.height / crop.height,
  }));
}

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

/** How many faces are not whole on the paper, cut off, under the design's art or in the gutter. */
export const countCutFaces = (
  photo: Lying,
  { frame, kept, art = [], gutter = null }: FacePlace,
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
  photo: Lying,
  { frame, page, words, art }: OverPhoto,
  faces: readonly Face[],
): FaceHint[] {
  const { kept, gutter = null } = facePlace(frame, page);
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

/** How many faces even the best crop in a frame would cut, or in one over a spread fold. */
export const countLostFaces = (size: Size, frame: Size, faces: readonly Face[], isOver = false): number => {
  const place = { frame, ...(isOver ? overSpread(frame) : { kept: WHOLE_FRAME }) };
  return countCutFaces({ size, offset: offsetForFaces(size, place, faces) }, place, faces);
};
