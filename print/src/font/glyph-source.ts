/** Which typeface: `mincho`, `gothic` or `brush` in the shop; a painter looks its outlines up by this. */
export type FontId = string;

/** One glyph of one font. Lengths are in em: multiply by the type size in pt. */
export type Glyph = {
  /** Index in its font. */
  readonly id: number;
  /** How far a horizontal line moves on. */
  readonly advanceEm: number;
  /** How far a vertical line moves down. */
  readonly heightEm: number;
  /**
   * Where a vertical line holds the glyph, from its horizontal origin, y up.
   *
   *        ┌──×──┐  × = vertical origin: middle of the advance, top of the em box
   *        │ 永  │
   *        o─────┘  o = horizontal origin, on the baseline
   */
  readonly originXEm: number;
  readonly originYEm: number;
  /** Draws nothing: a space. */
  readonly isBlank: boolean;
};

/** Glyphs of one typeface, however they arrived: a font file on the server, a JSON answer in the browser. */
export type GlyphSource = {
  readonly fontId: FontId;
  readonly unitsPerEm: number;
  /** Ascender and descender of the em box over the baseline; the descender is negative. */
  readonly ascenderEm: number;
  readonly descenderEm: number;
  /**
   * The glyph that prints a character; undefined where the typeface has none or only an empty one.
   * With a selector, only the glyph of that very variation sequence.
   */
  find(codePoint: number, selector?: number): Glyph | undefined;
  /** The glyph that stands upright in vertical lines, where it is another one: ー、（「ゃ. */
  verticalForm(glyph: Glyph): Glyph | undefined;
  /** SVG path data in font units, y up. */
  path(glyphId: number): string;
};

const SPACES = new Set([0x20, 0xa0, 0x3000]);

/** Blank on purpose; every other character needs an outline to count as printable. */
export const isSpace = (codePoint: number): boolean =>
  SPACES.has(codePoint) || (codePoint >= 0x2000 && codePoint <= 0x200a);
