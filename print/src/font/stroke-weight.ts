import { isOfRun } from '../text/character.ts';
import type { FontId } from './glyph-source.ts';

type Script = 'kanji' | 'latin';

/** Mean thickness of the strokes of each script in each face: twice their area by the length of their outline, em. */
export const STROKE_EM: Readonly<Record<FontId, Readonly<Record<Script, number>>>> = {
  mincho: { kanji: 0.053, latin: 0.067 },
  gothic: { kanji: 0.066, latin: 0.08 },
  brush: { kanji: 0.067, latin: 0.061 },
  maru: { kanji: 0.082, latin: 0.085 },
};

/** How much thicker a glyph is drawn that stands among those of a heavier face, em: 𠮷 in a name in brush. */
export function thickeningEm(chosen: FontId, standIn: FontId, codePoint: number): number {
  const script = isOfRun(codePoint) ? 'latin' : 'kanji';
  const [wanted, drawn] = [STROKE_EM[chosen]?.[script], STROKE_EM[standIn]?.[script]];
  return wanted === undefined || drawn === undefined ? 0 : Math.max(0, wanted - drawn);
}
