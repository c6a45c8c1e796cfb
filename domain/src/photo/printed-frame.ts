import { CUT_MARGIN_PT, mmToPt } from '../geometry/length.ts';
import type { Rect, Size } from '../geometry/rect.ts';
import type { ArtCover } from './art-cover.ts';

/** Where a photo lies: the frame, and the part of it that stays on the paper, in shares of its sides. */
export type PrintedFrame = {
  readonly frame: Size;
  readonly kept: Rect;
  /** What the design prints over the photo, in shares of the frame's sides. */
  readonly art?: readonly ArtCover[];
  /** Where a photo over both pages of a spread is folded, in shares of the frame's sides. */
  readonly gutter?: Rect | null;
};

/** Width on each side of a fold in which the bend hides a face: 5 mm, in pt. */
const FOLD_PT = mmToPt(5);

/*
 *      ┌─────────┬─────────┐      The frame of a photo over a spread is wider than its page: each of the two shows its
 *   ┌──┼─────────┼──┐      │      side of it, and beyond the middle what the binding swallows.
 *   └──┼─────────┼──┘      │
 *      └─────────┴─────────┘
 */

/** A photo over both pages of a spread, in shares of its frame: what the knife leaves of it, and its fold. */
export function overSpread(frame: Size): Pick<PrintedFrame, 'kept' | 'gutter'> {
  const [cut, fold] = [CUT_MARGIN_PT / frame.width, FOLD_PT / frame.width];
  return {
    kept: { x: cut, y: 0, width: 1 - 2 * cut, height: 1 },
    gutter: { x: 0.5 - fold, y: 0, width: 2 * fold, height: 1 },
  };
}

/** What is kept of a frame that lies inside its page: all of it. */
export const WHOLE_FRAME: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** A box on the page in shares of the sides of a frame. */
const inFrame = (box: Rect, frame: Rect): Rect => ({
  x: (box.x - frame.x) / frame.width,
  y: (box.y - frame.y) / frame.height,
  width: box.width / frame.width,
  height: box.height / frame.height,
});

/** What the knife leaves of a frame; page (bleed included), frame and what is printed over it in pt. */
export function printedFrame(frame: Rect, page: Size, art: readonly ArtCover[] = []): PrintedFrame {
  if (frame.width > page.width + 1) return { frame, ...overSpread(frame) };
  const left = Math.max(0, CUT_MARGIN_PT - frame.x) / frame.width;
  const top = Math.max(0, CUT_MARGIN_PT - frame.y) / frame.height;
  const right = Math.max(0, frame.x + frame.width - page.width + CUT_MARGIN_PT) / frame.width;
  const bottom = Math.max(0, frame.y + frame.height - page.height + CUT_MARGIN_PT) / frame.height;
  const kept = { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom };
  return { frame, kept, art: art.map((cover) => ({ ...cover, box: inFrame(cover.box, frame) })) };
}
