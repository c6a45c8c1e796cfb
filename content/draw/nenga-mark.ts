import { svg } from './drawing/document.ts';
import { lettering } from './drawing/lettering.ts';

export const NENGA_GROUP = 10;
const PT_PER_MM = 72 / 25.4;

/**
 * A private card must say 年賀 in red below the stamp, else it is delivered in December.
 * The place is on the upright address face, mm with 3 mm of bleed:
 *
 *   10.2 ┌──────┐ 32.7        stamp 22.5 mm square, y 10.5–33
 *        │ stamp│
 *        └──────┘ 33
 *          年賀   y 34.4–40.4
 */
const MM = { x: 13.45, y: 34.4, width: 16, height: 6 };
const pt = (mm: number) => Math.round(mm * PT_PER_MM * 1000) / 1000;

export const NENGA_MARK = {
  itemId: 100001,
  rectPt: { x: pt(MM.x), y: pt(MM.y), width: pt(MM.width), height: pt(MM.height) },
  /** 600 dpi: letters, not a picture. */
  widthPx: 378,
  heightPx: 142,
} as const;

export const nengaMarkSvg = () =>
  svg(
    NENGA_MARK.widthPx,
    NENGA_MARK.heightPx,
    lettering('年賀', {
      face: 'minchoBold',
      size: 112,
      x: 189,
      y: 110,
      spacing: 36,
      anchor: 'middle',
      fill: '#c8361d',
    }),
  );
