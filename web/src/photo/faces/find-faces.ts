import type { Rect } from '@fumi/domain';
import { BOX_SIZES } from './face-net.data.ts';
import { CELL_PX, type FaceNet, type FeatureMap, type Pixels, runFaceNet } from './face-net.ts';

/** A box that may hold a face, px, and how sure the net is, up to 1. */
export type ScoredBox = Rect & { readonly score: number };

/** Below this the net guesses. */
const LEAST_SCORE = 0.5;

/** Boxes that share more than this of what both cover are one face. */
const MOST_SHARED = 0.4;

/** Numbers of a box: its middle, its size, its score. */
const NUMBERS = 5;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** The boxes that the net is sure of. */
function boxesOf({ width, height, channels, data }: FeatureMap): ScoredBox[] {
  return Array.from({ length: width * height }, (_, cell) => cell).flatMap((cell) =>
    BOX_SIZES.flatMap(([wide, high], box) => {
      const at = cell * channels + box * NUMBERS;
      const [x = 0, y = 0, w = 0, h = 0, s = 0] = data.subarray(at, at + NUMBERS);
      const score = sigmoid(s);
      if (score <= LEAST_SCORE) return [];
      const size = { width: Math.exp(w) * wide * CELL_PX, height: Math.exp(h) * high * CELL_PX };
      const left = ((cell % width) + sigmoid(x)) * CELL_PX - size.width / 2;
      const top = (Math.floor(cell / width) + sigmoid(y)) * CELL_PX - size.height / 2;
      return [{ ...size, x: left, y: top, score }];
    }),
  );
}

/** What two boxes share, of all that they cover. */
function sharedShare(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const both = Math.max(0, wide) * Math.max(0, high);
  return both / (a.width * a.height + b.width * b.height - both);
}

/** Of boxes that lie over each other the surest (non-maximum suppression). */
export function surest(boxes: readonly ScoredBox[]): ScoredBox[] {
  const kept: ScoredBox[] = [];
  for (const box of boxes.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => sharedShare(box, other) <= MOST_SHARED)) kept.push(box);
  return kept;
}

/** Faces in a picture, px; its sides are multiples of a cell. */
export const findFaces = (net: FaceNet, pixels: Pixels): ScoredBox[] =>
  surest(boxesOf(runFaceNet(net, pixels)));
