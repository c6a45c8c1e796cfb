import type { FontId } from './glyph-source.ts';

/** Mean thickness of the strokes of kanji in each face: twice their area by the length of their outline, em. */
export const STROKE_EM: Readonly<Record<FontId, number>> = {
  mincho: 0.053,
  gothic: 0.066,
  brush: 0.067,
  maru: 0.082,
};

/** How much thicker a glyph is drawn that stands among those of a heavier face, em: 𠮷 in a name in brush. */
export const thickeningEm = (chosen: FontId, standIn: FontId): number =>
  Math.max(0, (STROKE_EM[chosen] ?? 0) - (STROKE_EM[standIn] ?? STROKE_EM[chosen] ?? 0));
