import type { TextLook } from '@fumi/domain';
import type { Design, Words } from './drawing/design.ts';
import { canvasOf, LONG_PT, SHORT_PT, SHORT_PX } from './drawing/document.ts';
import { inkOf } from './press-ink.ts';

/** Lengths in pt, y down, bleed included. */
export type PtRect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const round = (value: number) => Math.round(value * 1000) / 1000;

export function sheetPt(design: Design): PtRect {
  const landscape = design.orientation === 'landscape';
  return { x: 0, y: 0, width: landscape ? LONG_PT : SHORT_PT, height: landscape ? SHORT_PT : LONG_PT };
}

/** A rectangle of the drawing in pt. */
export function rectPt(design: Design, { x, y, width, height }: PtRect): PtRect {
  const canvas = canvasOf(design.orientation);
  const sheet = sheetPt(design);
  const [kx, ky] = [sheet.width / canvas.width, sheet.height / canvas.height];
  return { x: round(x * kx), y: round(y * ky), width: round(width * kx), height: round(height * ky) };
}

/** How the engine sets the words of a place. */
export function lookOf({ face, size, fill, vertical, align, stack, leading, tracking }: Words): TextLook {
  return {
    sizePt: round((size * SHORT_PT) / SHORT_PX),
    align: align ?? 'start',
    color: inkOf(fill),
    face,
    ...(vertical ? { writing: 'vertical' } : {}),
    ...(stack === 'middle' ? {} : { stack: stack ?? 'start' }),
    ...(leading === undefined ? {} : { lineHeightEm: leading }),
    ...(tracking === undefined ? {} : { trackingEm: tracking }),
  };
}

/** Lies over frame art and under nothing. */
export const WORDS_Z = 3;
