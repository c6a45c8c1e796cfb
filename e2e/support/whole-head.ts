import sharp from 'sharp';
import { GROUND, SHIRT } from './photos.ts';

/*
 * How a page shows the head of somebody in the middle of a photo (`portraitJpeg`) from hair to chin: the ground
 * lies above it, and the shirt below. A page without the photo shows none.
 *
 *   ┌──────────┐   ┌──────────┐
 *   │   ▟██▙   │   │          │
 *   │   ▜██▛   │   │   ▟██▙   │
 *   │   ▟▓▓▙   │   │   ████   │
 *   └──────────┘   └──────────┘
 *      whole           cut
 */

/** By so much inks and JPEG may change each channel of a colour, of 255. */
const TINT_OFF = 32;
/** Least share of ground in a row or column across the photo; other grey things are smaller. */
const LEAST_SHARE = 0.2;
/** From the edges of the photo to where it is looked at, in shares of its height. */
const FROM_EDGE = 0.03;

/** The first and the last of the longest run of numbers one apart: a soft edge between black and white is ground, too. */
function longestRun(ascending: readonly number[]): readonly [first: number, last: number] | null {
  let longest: readonly [number, number] | null = null;
  let first = ascending[0] ?? 0;
  for (const [index, value] of ascending.entries()) {
    if (value !== (ascending[index - 1] ?? value) + 1) first = value;
    if (longest === null || value - first > longest[1] - longest[0]) longest = [first, value];
  }
  return longest;
}

export async function headOn(picture: Buffer): Promise<'whole' | 'cut' | 'none'> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isOf = (colour: readonly number[], x: number, y: number): boolean =>
    colour.every((value, channel) => {
      const pixel = data[(y * width + x) * channels + channel] ?? 0;
      return Math.abs(pixel - value) < TINT_OFF;
    });
  const xs = Array.from({ length: width }, (_, x) => x);
  const ys = Array.from({ length: height }, (_, y) => y);
  const rows = longestRun(
    ys.filter((y) => xs.filter((x) => isOf(GROUND, x, y)).length > LEAST_SHARE * width),
  );
  if (rows === null) return 'none';
  const [top, bottom] = rows;
  const inPhoto = ys.slice(top, bottom + 1);
  const columns = xs.filter(
    (x) => inPhoto.filter((y) => isOf(GROUND, x, y)).length > LEAST_SHARE * inPhoto.length,
  );
  const middle = Math.round(((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2);
  const at = (share: number): number => Math.round(top + share * (bottom - top));
  return isOf(GROUND, middle, at(FROM_EDGE)) && isOf(SHIRT, middle, at(1 - FROM_EDGE)) ? 'whole' : 'cut';
}
