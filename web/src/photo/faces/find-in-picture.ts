import type { Rect, Size } from '@fumi/domain';
import { CELL_PX, type FaceNet, type Pixels } from './face-net.ts';
import { findFaces, type ScoredBox, surest } from './find-faces.ts';

/**
 * Long sides at which a picture is searched, px: the net knows faces of about 50 to 200 px, and misses others at each.
 * The smallest finds those that fill the picture, and costs a twentieth of the time.
 */
const SIDES_PX = [160, 416, 608] as const;

/** The size at which a picture is searched, and the sheet of whole cells on which it lies at the top left. */
export function searchedSizes({
  width,
  height,
}: Size): readonly { readonly size: Size; readonly sheet: Size }[] {
  const cells = (length: number): number => Math.ceil(length / CELL_PX) * CELL_PX;
  return SIDES_PX.map((side) => {
    const scale = side / Math.max(width, height);
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
    return { size, sheet: { width: cells(size.width), height: cells(size.height) } };
  });
}

/** A length of a box that reaches beyond the picture ends with it. */
function within(start: number, length: number): readonly [start: number, length: number] {
  const from = Math.max(0, start);
  return [from, Math.min(1, start + length) - from];
}

/**
 * The net's boxes begin at the brow and end below the chin, wider than a head: so much of them, in shares, lies between
 * a box and the face from hair to chin and ear to ear. Medians of the 63 faces of `npm run bench faces` that it finds.
 */
const BOX_TO_FACE = { above: 0.13, below: 0.07, beside: 0.1 } as const;

const faceOf = ({ x, y, width, height, score }: ScoredBox): ScoredBox => ({
  x: x + BOX_TO_FACE.beside * width,
  y: y - BOX_TO_FACE.above * height,
  width: width * (1 - 2 * BOX_TO_FACE.beside),
  height: height * (1 + BOX_TO_FACE.above - BOX_TO_FACE.below),
  score,
});

/** The box in shares of the picture's sides, from 0 to 1. */
function inShares({ x, y, width, height, score }: ScoredBox, size: Size): ScoredBox {
  const [left, wide] = within(x / size.width, width / size.width);
  const [top, high] = within(y / size.height, height / size.height);
  return { x: left, y: top, width: wide, height: high, score };
}

/**
 * Faces in a picture, in shares of its sides. `draw` gives the picture's pixels at a size on a black sheet.
 */
export function findInPicture(
  net: FaceNet,
  picture: Size,
  draw: (size: Size, sheet: Size) => Pixels,
): readonly Rect[] {
  const found = searchedSizes(picture).flatMap(({ size, sheet }) =>
    findFaces(net, draw(size, sheet)).map((box) => inShares(faceOf(box), size)),
  );
  return surest(found.filter(({ width, height }) => width > 0 && height > 0)).map(
    ({ score: _, ...face }) => face,
  );
}
