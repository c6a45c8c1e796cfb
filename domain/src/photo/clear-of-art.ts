import type { Point, Rect } from '../geometry/rect.ts';
import { type ArtCover, hiddenShare } from './art-cover.ts';

/*
 * Where a design is printed over its photo, the crop is moved so that fewer faces lie below the art (ADR 98).
 * Art has any shape, so positions are tried one after the other.
 */

/** This share of a face may lie under words or art before there is a warning. */
export const COVERED_SHARE = 0.15;

/** The intersection of two rectangles; its width or height is 0 where they do not overlap. */
function within(inner: Rect, outer: Rect): Rect {
  const [x, y] = [Math.max(inner.x, outer.x), Math.max(inner.y, outer.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(inner.x + inner.width, outer.x + outer.width) - x),
    height: Math.max(0, Math.min(inner.y + inner.height, outer.y + outer.height) - y),
  };
}

/** The share of a face that art hides, all in one unit; what the frame cuts off is not hidden. */
export function coveredShare(face: Rect, frame: Rect, art: readonly ArtCover[]): number {
  const seen = within(face, frame);
  const share = (seen.width * seen.height) / (face.width * face.height);
  return share * hiddenShare(seen, art);
}

/** How many distances are tried on each side of the present position, along one axis. */
const STEPS = 24;

/** Distances to be tried, 0 first. */
function triesAlong(range: number): number[] {
  if (range < 1) return [0];
  const steps = Array.from({ length: STEPS }, (_, index) => ((index + 1) * range) / STEPS);
  return [0, ...steps.flatMap((step) => [step, -step])];
}

/**
 * The shortest move of a crop by which the fewest faces are spoilt (`spoiltAt`); zero where none helps.
 * `range` is how far it can move at most along each axis.
 */
export function moveOffArt(range: Point, spoiltAt: (move: Point) => number): Point {
  let best = { x: 0, y: 0 };
  let least = spoiltAt(best);
  if (least === 0) return best;
  const moves = triesAlong(range.y).flatMap((y) => triesAlong(range.x).map((x) => ({ x, y })));
  for (const move of moves.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))) {
    const spoilt = spoiltAt(move);
    if (spoilt < least) [best, least] = [move, spoilt];
    if (least === 0) break;
  }
  return best;
}
