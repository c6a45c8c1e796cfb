import type { Rect } from '../geometry/rect.ts';

/** Art that is printed over a photo: where it lies, and how opaque it is there. */
export type ArtCover = {
  /** In pt, on the page. */
  readonly box: Rect;
  readonly columns: number;
  readonly rows: number;
  /** Cell by cell, row by row, from 0 (nothing) to 255. */
  readonly opacity: ArrayLike<number>;
};

/** From this opacity on, art hides what lies below; a face is seen through veils and gradients. */
const OPAQUE = 192;

function isHidden({ box, columns, rows, opacity }: ArtCover, x: number, y: number): boolean {
  const column = Math.floor(((x - box.x) / box.width) * columns);
  const row = Math.floor(((y - box.y) / box.height) * rows);
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside && (opacity[row * columns + column] ?? 0) >= OPAQUE;
}

/** Sample points across a rectangle, and as many down. */
const POINTS = 12;

/** How much of a rectangle on the page art hides, from 0 to 1. */
export function hiddenShare(rect: Rect, art: readonly ArtCover[]): number {
  const steps = Array.from({ length: POINTS }, (_, index) => (index + 0.5) / POINTS);
  const points = steps.flatMap((down) =>
    steps.map((across) => [rect.x + across * rect.width, rect.y + down * rect.height] as const),
  );
  const hidden = points.filter(([x, y]) => art.some((cover) => isHidden(cover, x, y)));
  return hidden.length / points.length;
}
