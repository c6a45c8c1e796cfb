import {
  aspectRatio,
  clamp,
  largestWithin,
  type Point,
  type Rect,
  rotated,
  type Size,
} from '../geometry/rect.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

/*
 *  image (px, upright)              Where nobody has turned or enlarged the photo, the crop is the largest rectangle
 *  ┌──────┬───────────┬──────┐      of the frame's aspect ratio, and slides along one axis: `offset` is its top
 *  │      │   crop    │      │      left corner in image pixels, an integer (spec §1, §4).
 *  │      │           │      │
 *  └──────┴───────────┴──────┘
 *   ◄─x──►
 *
 *  ┌─────────────────────────┐      A view turns the image by quarters first. Levelling then turns the crop against
 *  │ x,y┌╌╌╌╌╌╌/╲╌╌┐         │      the image, so its bounds must lie inside, and `offset` is their top left corner.
 *  │    ╎   /   crop ╲       │      Zoom makes the crop smaller, and it slides along both axes (ADR 42).
 *  │    └╌╌╲/╌╌╌╌╌╌╌╌┘       │
 *  └─────────────────────────┘
 */

/** No photo is levelled further than this, in degrees to each side. */
export const MAX_LEVEL = 15;

/** A bound for what is stored; `mostZoom` tells how far the resolution lets a photo be enlarged. */
export const MAX_ZOOM = 100;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The image after its quarter turns. */
export const turnedSize = (image: Size, { turn }: PhotoView = PLAIN_VIEW): Size =>
  turn % 2 === 0 ? image : { width: image.height, height: image.width };

/** The bounds of a size that is turned by some degrees. */
function boundsOf({ width, height }: Size, degrees: number): Size {
  const [sin, cos] = [Math.abs(Math.sin(radians(degrees))), Math.cos(radians(degrees))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Size of the picture that shows the whole image turned and levelled; its corners are empty where it is levelled. */
export const pictureSize = (image: Size, view: PhotoView = PLAIN_VIEW): Size =>
  boundsOf(turnedSize(image, view), view.level);

/** Size of the crop in image px: of the frame's aspect ratio, and the largest before zoom. Not rounded. */
export function cropSize(image: Size, frame: Size, view: PhotoView = PLAIN_VIEW): Size {
  const turned = turnedSize(image, view);
  const ratio = aspectRatio(frame);
  const needed = boundsOf({ width: ratio, height: 1 }, view.level);
  const height = largestWithin(turned, aspectRatio(needed)).height / needed.height / view.zoom;
  return view.level === 0 && view.zoom === 1
    ? largestWithin(turned, ratio)
    : { width: height * ratio, height };
}

const cropBounds = (image: Size, frame: Size, view: PhotoView): Size =>
  boundsOf(cropSize(image, frame, view), view.level);

/** How far the crop can slide, in image px; without zoom one of the two is 0 up to rounding. */
export function slideRange(image: Size, frame: Size, view: PhotoView = PLAIN_VIEW): Point {
  const [turned, bounds] = [turnedSize(image, view), cropBounds(image, frame, view)];
  return {
    x: Math.max(0, Math.floor(turned.width - bounds.width)),
    y: Math.max(0, Math.floor(turned.height - bounds.height)),
  };
}

/** Nearest offset at which the crop lies inside the image; integers, as they are stored (spec §4). */
export function clampOffset(image: Size, frame: Size, offset: Point, view: PhotoView = PLAIN_VIEW): Point {
  const range = slideRange(image, frame, view);
  return {
    x: Math.round(clamp(offset.x, 0, range.x)),
    y: Math.round(clamp(offset.y, 0, range.y)),
  };
}

/** A frame, and the view in which a photo is seen through it. */
export type Seen = { readonly frame: Size; readonly view: PhotoView };

/** From the middle of the turned image to that of the crop, in image px. */
function middleOf(image: Size, { frame, view }: Seen, offset: Point): Point {
  const at = clampOffset(image, frame, offset, view);
  const [turned, bounds] = [turnedSize(image, view), cropBounds(image, frame, view)];
  return { x: at.x + (bounds.width - turned.width) / 2, y: at.y + (bounds.height - turned.height) / 2 };
}

/** The offset whose crop lies with its middle there, as near as the image allows. */
function offsetAround(image: Size, { frame, view }: Seen, middle: Point): Point {
  const [turned, bounds] = [turnedSize(image, view), cropBounds(image, frame, view)];
  const x = middle.x + (turned.width - bounds.width) / 2;
  const y = middle.y + (turned.height - bounds.height) / 2;
  return clampOffset(image, frame, { x, y }, view);
}

/** The crop in the middle of the image: where a photo lies before anybody moves it. */
export const defaultOffset = (image: Size, frame: Size, view: PhotoView = PLAIN_VIEW): Point =>
  offsetAround(image, { frame, view }, { x: 0, y: 0 });

/** The part that the frame shows, in px of the picture (`pictureSize`); without a view that is the image itself. */
export function cropRect(image: Size, frame: Size, offset: Point, view: PhotoView = PLAIN_VIEW): Rect {
  const size = cropSize(image, frame, view);
  if (view.level === 0) return { ...size, ...clampOffset(image, frame, offset, view) };
  const middle = rotated(middleOf(image, { frame, view }, offset), view.level);
  const picture = pictureSize(image, view);
  const x = middle.x + (picture.width - size.width) / 2;
  const y = middle.y + (picture.height - size.height) / 2;
  return { ...size, x, y };
}

/** Where the middle of the crop lies on the upright image, in px from the image's middle. */
export const middleOnImage = (image: Size, seen: Seen, offset: Point): Point =>
  rotated(middleOf(image, seen, offset), -seen.view.turn * 90);

/** The offset for another frame or view whose crop has the same middle, as near as the image allows. */
export function offsetSeen(image: Size, from: Seen, to: Seen, offset: Point): Point {
  const middle = rotated(middleOf(image, from, offset), (to.view.turn - from.view.turn) * 90);
  return offsetAround(image, to, middle);
}

/** The offset in another frame whose crop has the same middle, as near as the image allows. */
export const offsetIn = (
  image: Size,
  from: Size,
  to: Size,
  offset: Point,
  view: PhotoView = PLAIN_VIEW,
): Point => offsetSeen(image, { frame: from, view }, { frame: to, view }, offset);
