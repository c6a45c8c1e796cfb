/** One character as a font looks it up: a code point, maybe with a variation selector or a mark over it. */
export type Character = {
  /** As it was typed. */
  readonly text: string;
  readonly codePoint: number;
  readonly selector?: number;
  /** Voiced mark that no kana is composed with: か゚, あ゛. */
  readonly mark?: number;
};

const isVariationSelector = (codePoint: number): boolean =>
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) || (codePoint >= 0xe0100 && codePoint <= 0xe01ef);

/**
 * ゙ ゚ combine with the kana before them, ゛ ゜ are typed for them: all are drawn as the marks that every typeface has.
 */
const VOICED: ReadonlyMap<number, number> = new Map([
  [0x3099, 0x309b],
  [0x309a, 0x309c],
  [0x309b, 0x309b],
  [0x309c, 0x309c],
]);

const isKana = (codePoint: number): boolean =>
  codePoint >= 0x3041 && codePoint <= 0x30ff && !VOICED.has(codePoint);
const isCombining = (codePoint: number): boolean =>
  (codePoint >= 0x300 && codePoint <= 0x36f) || codePoint === 0x3099 || codePoint === 0x309a;

/** A noncharacter: no typeface draws it. */
const UNDRAWN = 0xffff;

/** A character with a combining mark behind it: one code point where Unicode has it, as for é and が. */
function combined(base: Character, symbol: string, codePoint: number): Character | null {
  const text = base.text + symbol;
  if (isCombining(codePoint)) {
    const composed = (String.fromCodePoint(base.codePoint) + symbol).normalize('NFC');
    if ([...composed].length === 1) return { text, codePoint: composed.codePointAt(0) as number };
  }
  const mark = VOICED.get(codePoint);
  if (mark !== undefined && isKana(base.codePoint)) return { ...base, text, mark };
  return isCombining(codePoint) ? { text, codePoint: UNDRAWN } : null;
}

/**
 * Splits text for the font look-up. Never normalises: 神 (U+FA19) and 葛󠄀 stay what was typed; only marks that
 * combine come together with what they stand on.
 */
export function readCharacters(text: string): Character[] {
  const characters: Character[] = [];
  for (const symbol of text) {
    const codePoint = symbol.codePointAt(0) as number;
    const last = characters.at(-1);
    const isPlain = last && last.selector === undefined && last.mark === undefined;
    const whole = isPlain ? combined(last, symbol, codePoint) : null;
    if (whole) characters[characters.length - 1] = whole;
    else if (isPlain && isVariationSelector(codePoint)) {
      characters[characters.length - 1] = { ...last, text: last.text + symbol, selector: codePoint };
    } else characters.push({ text: symbol, codePoint });
  }
  return characters;
}

/** The text under which a typeface knows a character, its marks apart: が also where か and ゙ were typed. */
export const glyphKey = ({ codePoint, selector }: Character): string =>
  String.fromCodePoint(codePoint) + (selector === undefined ? '' : String.fromCodePoint(selector));

/** Whether marks were combined with the character that they stand on. */
export const isComposed = ({ text, selector }: Character): boolean =>
  text.length > 1 && [...text].length > (selector === undefined ? 1 : 2);

/** 0 to 9. */
export const isAsciiDigit = (codePoint: number): boolean => codePoint >= 0x30 && codePoint <= 0x39;

/** ASCII that draws something: neither space nor control. */
const isAsciiPrintable = (codePoint: number): boolean => codePoint > 0x20 && codePoint < 0x7f;

/** Apostrophes and hyphens that stand inside names: O’Brien. */
const INSIDE_NAMES = new Set([0x2010, 0x2011, 0x2018, 0x2019]);

/** Letters of scripts that run along the line, beyond ASCII: Müller, Yūki, Ζωή, Жан. Ⅳ and Ａ stand upright. */
const isWesternLetter = (codePoint: number): boolean =>
  (codePoint >= 0xa0 &&
    codePoint < 0x2100 &&
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(String.fromCodePoint(codePoint))) ||
  INSIDE_NAMES.has(codePoint);

/** What makes up a run that is set in one piece. */
export const isOfRun = (codePoint: number): boolean =>
  isAsciiPrintable(codePoint) || isWesternLetter(codePoint);

const isAsciiCapital = (codePoint: number): boolean => codePoint >= 0x41 && codePoint <= 0x5a;

/** Digits and capitals have full-width twins that stand upright in a vertical line. */
export const standsUpright = (codePoint: number): boolean =>
  isAsciiDigit(codePoint) || isAsciiCapital(codePoint);

/** The full-width twin of an ASCII character: 2 → ２. The text that a PDF copies stays the typed one. */
export const fullWidth = (character: Character): Character => ({
  text: character.text,
  codePoint: character.codePoint + 0xfee0,
});
