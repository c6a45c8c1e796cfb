import type { Size } from '../geometry/rect.ts';
import { LUMA } from './paint-look.ts';

/** A picture of light alone, 0 to 255, row by row. */
export type GreyPicture = Size & { readonly data: ArrayLike<number> };

/** The grey picture of pixels of four bytes each, as canvases have them. */
export function greyOf({ width, height, data }: GreyPicture): GreyPicture {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [r = 0, g = 0, b = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    grey[at] = LUMA.red * r + LUMA.green * g + LUMA.blue * b;
  }
  return { width, height, data: grey };
}

/** Tiles along each side: the background may be soft, the people before it must not. */
const TILES = 6;

/** The fourth sharpest tile counts: the edge of a frame or a date in a corner is always sharp. */
const COUNTED_TILE = 3;

/** Long side at which photos are judged, px: that of small previews, as scaling once more halves the numbers. */
export const SHARPNESS_SIDE_PX = 640;

/** Below this a photo looks blurred; browsers scale softer than what the figures of ADR 66 were measured with. */
const LEAST_SHARPNESS = 40;

/** How much neighbouring points differ in a tile: the variance of the Laplacian. */
function variance({ width, data }: GreyPicture, left: number, top: number, size: Size): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.max(1, top); y < top + size.height - 1; y += 1)
    for (let x = Math.max(1, left); x < left + size.width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const edge = around - 4 * (data[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** How sharp the sharpest parts of a picture are. */
export function sharpnessOf(picture: GreyPicture): number {
  const size = { width: Math.floor(picture.width / TILES), height: Math.floor(picture.height / TILES) };
  const tiles = Array.from({ length: TILES * TILES }, (_, tile) =>
    variance(picture, (tile % TILES) * size.width, Math.floor(tile / TILES) * size.height, size),
  );
  return tiles.toSorted((a, b) => b - a)[COUNTED_TILE] ?? 0;
}

/** Whether a photo may look soft in print. */
export const isBlurred = (sharpness: number): boolean => sharpness < LEAST_SHARPNESS;
