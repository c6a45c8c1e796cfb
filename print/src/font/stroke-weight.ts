import { isOfRun } from '../text/character.ts';
import type { FontId } from './glyph-source.ts';

type Script = 'kanji' | 'latin' | 'symbol' | 'numeral';

/**
 * Mean thickness of the strokes of each script in each typeface: twice their area by the length of their outline, em.
 */
export const STROKE_EM: Readonly<Record<FontId, Readonly<Record<Script, number>>>> = {
  mincho: { kanji: 0.053, latin: 0.067, symbol: 0.053, numeral: 0.066 },
  gothic: { kanji: 0.066, latin: 0.08, symbol: 0.07, numeral: 0.081 },
  brush: { kanji: 0.067, latin: 0.061, symbol: 0.05, numeral: 0.06 },
  maru: { kanji: 0.082, latin: 0.085, symbol: 0.07, numeral: 0.077 },
};

/** № and ℡, then Ⅳ and ⅳ, stand upright among kanji; letters lie in words of their own. */
function scriptOf(codePoint: number): Script {
  if (codePoint >= 0x2100 && codePoint <= 0x214f) return 'symbol';
  if (codePoint >= 0x2150 && codePoint <= 0x218f) return 'numeral';
  return isOfRun(codePoint) ? 'latin' : 'kanji';
}

/**
 * How much thicker a glyph is drawn that would be lighter than its neighbours, em: 𠮷 of mincho in a name in brush, and
 * № of brush itself.
 */
export function thickeningEm(chosen: FontId, drawing: FontId, codePoint: number): number {
  const script = scriptOf(codePoint);
  const [wanted, drawn] = [
    STROKE_EM[chosen]?.[script === 'latin' ? script : 'kanji'],
    STROKE_EM[drawing]?.[script],
  ];
  return wanted === undefined || drawn === undefined ? 0 : Math.max(0, wanted - drawn);
}
