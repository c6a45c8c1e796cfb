import { clamp, type Point, type Rect, rotated, type Size } from '../geometry/rect.ts';
import { moveOffArt } from './clear-of-art.ts';
import { clampOffset, cropRect, defaultOffset, slideRange } from './crop.ts';
import { countCutFaces } from './cut-faces.ts';
import { type Face, facesInPicture } from './face.ts';
import { overSpread, type PrintedFrame, WHOLE_FRAME } from './printed-frame.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

/*
 *   image ┌───────┬─────────┬───────┐     The crop slides from the middle as little as it must so that the faces
 *         │       │  ◯   ◯  │       │     and what is around them stay on the paper; where that has no room, their
 *         │       │  crop   │       │     middle lies at 42 % of the height (ADR 66).
 *         └───────┴─────────┴───────┘
 */

/** Around a face, in shares of it: hair above, shoulders below. */
const MARGINS = { above: 0.3, beside: 0.2, below: 0.6 } as const;

/** Where the middle of faces lies that fill the crop, in shares of its sides. */
const MIDDLE: Point = { x: 0.5, y: 0.42 };

/** The part of the picture that stays on the paper, px. */
function windowOf(image: Size, { frame, kept }: PrintedFrame, offset: Point, view: PhotoView): Rect {
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
  readonly preferred: number;
  readonly least: number;
  readonly most: number;
};

const lengthOf = ({ start, end }: Span): number => end - start;

/** The faces that are whole at the nearest window start with the most total face length; else the largest face. */
function shownTogether(spans: readonly Span[], { length, preferred, least, most }: Slide): readonly Span[] {
  const starts = [preferred, ...spans.flatMap(({ start, end }) => [start, end - length])]
    .map((start) => clamp(start, least, most))
    .toSorted((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred));
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
  const { length, preferred, least, most } = slide;
  const shown = shownTogether(spans, slide);
  const start = Math.min(...shown.map((span) => span.start));
  const end = Math.max(...shown.map((span) => span.end));
  const roomStart = Math.min(...shown.map((span) => span.start - span.before));
  const roomEnd = Math.max(...shown.map((span) => span.end + span.after));
  const isRoomy = roomEnd - roomStart <= length;
  const wanted = isRoomy
    ? clamp(preferred, roomEnd - length, roomStart)
    : clamp(
        (start + end) / 2 - middle * length,
        Math.min(end - length, start),
        Math.max(end - length, start),
      );
  return clamp(wanted, least, most);
}

const NO_MOVE: Point = { x: 0, y: 0 };

/**
 * Where a photo lies before anybody moves it: at `preferred` (the middle, unless another place is given),
 * moved from there where a face would be cut off or covered.
 */
export function offsetForFaces(
  image: Size,
  printed: PrintedFrame,
  faces: readonly Face[],
  view: PhotoView = PLAIN_VIEW,
  preferred: Point = defaultOffset(image, printed.frame, view),
): Point {
  if (faces.length === 0) return preferred;
  const found = facesInPicture(image, view, faces);
  const range = slideRange(image, printed.frame, view);
  const { x, y, width, height } = windowOf(image, printed, preferred, view);
  const across = found.map((face): Span => {
    const beside = face.width * MARGINS.beside;
    return { start: face.x, end: face.x + face.width, before: beside, after: beside };
  });
  const down = found.map((face): Span => {
    const [before, after] = [face.height * MARGINS.above, face.height * MARGINS.below];
    return { start: face.y, end: face.y + face.height, before, after };
  });
  const slideX = { length: width, preferred: x, least: x - preferred.x, most: x + range.x - preferred.x };
  const slideY = { length: height, preferred: y, least: y - preferred.y, most: y + range.y - preferred.y };
  const moved = { x: startFor(across, slideX, MIDDLE.x) - x, y: startFor(down, slideY, MIDDLE.y) - y };
  const by = (move: Point): Point => {
    const onImage = rotated({ x: moved.x + move.x, y: moved.y + move.y }, -view.level);
    return clampOffset(
      image,
      printed.frame,
      { x: preferred.x + onImage.x, y: preferred.y + onImage.y },
      view,
    );
  };
  const offMove = moveOffArt(printed.art?.length || printed.gutter ? range : NO_MOVE, (move) =>
    countCutFaces({ size: image, offset: by(move), view }, printed, faces),
  );
  return by(offMove);
}

/** How many faces even the best crop in a frame would cut off, or have in the gutter of a spread. */
export const countLostFaces = (size: Size, frame: Size, faces: readonly Face[], isOver = false): number => {
  const printed = { frame, ...(isOver ? overSpread(frame) : { kept: WHOLE_FRAME }) };
  return countCutFaces({ size, offset: offsetForFaces(size, printed, faces) }, printed, faces);
};
