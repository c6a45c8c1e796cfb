import { BLEED_PX } from '../drawing/document.ts';
import type { Box } from '../drawing/geometry.ts';

/** Whether a box stays so far inside of where the knife cuts, px. */
export const insideCut = (
  { x, y, width, height }: Box,
  margin: number,
  canvas: { width: number; height: number },
) =>
  x >= BLEED_PX + margin &&
  y >= BLEED_PX + margin &&
  x + width <= canvas.width - BLEED_PX - margin &&
  y + height <= canvas.height - BLEED_PX - margin;
