import type { Point } from '@fumi/domain';

/** How far a key moves the crop, in px of the screen. */
const STEP = 1;
const FAST_STEP = 10;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ENDS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Where a key moves the crop, in image px; null where the key means nothing here. `scale` is screen px per image px. */
export function moveByKey(offset: Point, key: string, isFast: boolean, scale: number): Point | null {
  const end = ENDS[key];
  if (end !== undefined) return { x: end, y: end };
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const distance = (isFast ? FAST_STEP : STEP) / scale;
  return { x: offset.x + direction.x * distance, y: offset.y + direction.y * distance };
}
