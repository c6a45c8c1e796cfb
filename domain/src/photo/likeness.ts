import type { GreyPicture } from './sharpness.ts';

/** What a photo looks like in 64 bits: which of neighbouring parts is lighter (dHash). */
type PerceptualHash = readonly boolean[];

const COLUMNS = 8;
const ROWS = 8;

/** Where one of so many parts of a side begins, px. */
const startOf = (part: number, parts: number, sidePx: number): number => Math.floor((part * sidePx) / parts);

/** The mean light of a part of a picture. NaN where it has no pixels: no comparison with it holds, so that a bit is 0. */
function meanOf({ width, height, data }: GreyPicture, column: number, row: number): number {
  const [right, bottom] = [startOf(column + 1, COLUMNS + 1, width), startOf(row + 1, ROWS, height)];
  let [sum, count] = [0, 0];
  for (let y = startOf(row, ROWS, height); y < bottom; y += 1)
    for (let x = startOf(column, COLUMNS + 1, width); x < right; x += 1) {
      sum += data[y * width + x] ?? 0;
      count += 1;
    }
  return sum / count;
}

export const perceptualHash = (picture: GreyPicture): PerceptualHash =>
  Array.from({ length: COLUMNS * ROWS }, (_, bit) => {
    const [column, row] = [bit % COLUMNS, Math.floor(bit / COLUMNS)];
    return meanOf(picture, column, row) < meanOf(picture, column + 1, row);
  });

/** Bits that differ. Photos that were cropped or brightened differ by up to 12, others by 26 and more (ADR 66). */
const MOST_DIFFERENT = 12;

/** Bits by which photos of one burst may differ, and how far apart they are taken at most, ms. */
const BURST = { bits: 16, ms: 3000 } as const;

/** What is known of a photo beside its faces. */
export type PhotoTraits = {
  /** Null for a photo that is too small to be judged. */
  readonly sharpness: number | null;
  readonly hash: PerceptualHash;
};

type Compared = Pick<PhotoTraits, 'hash'> & { readonly takenMs?: number | undefined };

/** Whether two photos show the same, or nearly. */
export function isAlike(a: Compared, b: Compared): boolean {
  const bits = a.hash.filter((bit, at) => bit !== b.hash[at]).length;
  const isBurst =
    a.takenMs !== undefined && b.takenMs !== undefined && Math.abs(a.takenMs - b.takenMs) < BURST.ms;
  return bits <= (isBurst ? BURST.bits : MOST_DIFFERENT);
}
