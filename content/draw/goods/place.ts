import type { Box } from '../drawing/geometry.ts';
import type { GoodsFamily } from './goods.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

/** px of the sheet to pt of the sheet. */
export function toPt({ sheetPx, sheetPt }: GoodsFamily, { x, y, width, height }: Box): Box {
  const [kx, ky] = [sheetPt.width / sheetPx.width, sheetPt.height / sheetPx.height];
  return { x: round(x * kx), y: round(y * ky), width: round(width * kx), height: round(height * ky) };
}
