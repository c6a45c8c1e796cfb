export type Size = { readonly width: number; readonly height: number };

/** x to the right, y down, from the top left corner; the unit is the owner's (pt on pages, px in images). */
export type Rect = Size & { readonly x: number; readonly y: number };

export type Point = { readonly x: number; readonly y: number };

export const aspectRatio = ({ width, height }: Size): number => width / height;

/** The largest size of the given aspect ratio (width over height) that fits inside `outer`. */
export function largestWithin(outer: Size, ratio: number): Size {
  return aspectRatio(outer) > ratio
    ? { width: outer.height * ratio, height: outer.height }
    : { width: outer.width, height: outer.width / ratio };
}

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));

/** A point turned clockwise about the origin by some degrees; y points down. */
export function rotated({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
