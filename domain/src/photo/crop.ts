import { aspectRatio, clamp, largestWithin, type Point, type Rect, type Size } from '../geometry/rect.ts';

/*
 *  image (px, upright)              The crop has the frame's aspect ratio and no zoom (spec §1: position
 *  ┌──────┬───────────┬──────┐      adjustment only), so it is the largest such rectangle, and it slides
 *  │      │   crop    │      │      along one axis: `offset` is its top left corner in image pixels.
 *  │      │           │      │
 *  └──────┴───────────┴──────┘
 *   ◄─x──►
 */

/** Size of the crop in image px: the largest of the frame's aspect ratio. Not rounded. */
export const cropSize = (image: Size, frame: Size): Size => largestWithin(image, aspectRatio(frame));

/** Nearest offset at which the crop lies inside the image; integers, as they are stored (spec §4). */
export function clampOffset(image: Size, frame: Size, offset: Point): Point {
  const crop = cropSize(image, frame);
  return {
    x: Math.round(clamp(offset.x, 0, Math.floor(image.width - crop.width))),
    y: Math.round(clamp(offset.y, 0, Math.floor(image.height - crop.height))),
  };
}

/** The crop in the middle of the image: where a photo lies before anybody moves it. */
export function defaultOffset(image: Size, frame: Size): Point {
  const crop = cropSize(image, frame);
  return clampOffset(image, frame, {
    x: (image.width - crop.width) / 2,
    y: (image.height - crop.height) / 2,
  });
}

/** The part of the image that the frame shows, in image px. */
export const cropRect = (image: Size, frame: Size, offset: Point): Rect => ({
  ...cropSize(image, frame),
  ...clampOffset(image, frame, offset),
});

/** How far the crop can slide, in image px; one of the two is always 0 up to rounding. */
export function slideRange(image: Size, frame: Size): Point {
  const crop = cropSize(image, frame);
  return { x: Math.floor(image.width - crop.width), y: Math.floor(image.height - crop.height) };
}

/** The offset in another frame whose crop has the same middle, as near as the image allows. */
export function offsetIn(image: Size, from: Size, to: Size, offset: Point): Point {
  const seen = cropRect(image, from, offset);
  const crop = cropSize(image, to);
  return clampOffset(image, to, {
    x: seen.x + (seen.width - crop.width) / 2,
    y: seen.y + (seen.height - crop.height) / 2,
  });
}
