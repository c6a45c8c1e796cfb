import { graphemeCount, hasForbiddenCharacter, splitGraphemes } from '../address/text.ts';
import { ok, type Result, refuse } from '../result.ts';

/** What a customer can type on a product that is no address: lines of an ID card (spec §3), words of a photobook. */
export const TEXT_TYPES = [
  'BACK_SIDE_TEXT_TYPE_1',
  'BACK_SIDE_TEXT_TYPE_2',
  'BACK_SIDE_TEXT_TYPE_3',
  'BOOK_TITLE',
  'PHOTO_CAPTION',
] as const;
export type TextType = (typeof TEXT_TYPES)[number];

/** How a place sets its text. */
export type TextLook = {
  readonly sizePt: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly color: 'black' | 'white';
};

type TextFacts = {
  /** A text of the book is the same on all pages; a photo's goes wherever its photo goes. */
  readonly of: 'book' | 'photo';
  /** The only characters that it may hold; null where all are right that the press can print. */
  readonly allowed: RegExp | null;
  /** In user-perceived characters. */
  readonly maxLength: number;
  /** Unless the place says otherwise. */
  readonly look: TextLook;
  /** A text that is too long for its place is set smaller, down to this, pt. */
  readonly floorPt: number;
  /** From line to line, em. */
  readonly lineHeightEm: number;
};

/**
 * Spec §3, §5, §9: half-width letters, digits and four signs, 20 of them in black 8.5 pt. Twenty of the widest letters
 * are wider than the card: they are set smaller rather than broken over the line below.
 */
const BACK_LINE: TextFacts = {
  of: 'book',
  allowed: /^[A-Za-z0-9.\-_@]*$/,
  maxLength: 20,
  look: { sizePt: 8.5, align: 'middle', color: 'black' },
  floorPt: 6,
  lineHeightEm: 1,
};

export const TEXT_FACTS: Readonly<Record<TextType, TextFacts>> = {
  BACK_SIDE_TEXT_TYPE_1: BACK_LINE,
  BACK_SIDE_TEXT_TYPE_2: BACK_LINE,
  BACK_SIDE_TEXT_TYPE_3: BACK_LINE,
  BOOK_TITLE: {
    of: 'book',
    allowed: null,
    maxLength: 30,
    look: { sizePt: 20, align: 'middle', color: 'black' },
    floorPt: 10,
    lineHeightEm: 1.4,
  },
  PHOTO_CAPTION: {
    of: 'photo',
    allowed: null,
    maxLength: 40,
    look: { sizePt: 8, align: 'start', color: 'black' },
    floorPt: 6,
    lineHeightEm: 1.6,
  },
};

/** The book's texts by type, as far as anything was typed. */
export type BookTexts = Readonly<Partial<Record<TextType, string>>>;

export type TextProblem = 'characters' | 'length' | 'unprintable';

/** Whether a text may be printed; an empty one prints nothing (spec §5: back-side text). */
export function checkText(
  type: TextType,
  value: string,
  isPrintable: (grapheme: string) => boolean = () => true,
): Result<null, TextProblem> {
  const { allowed, maxLength } = TEXT_FACTS[type];
  if (allowed && !allowed.test(value)) return refuse('characters');
  if (hasForbiddenCharacter(value)) return refuse('unprintable');
  if (graphemeCount(value) > maxLength) return refuse('length');
  return splitGraphemes(value).every((grapheme) => /^\s$/.test(grapheme) || isPrintable(grapheme))
    ? ok(null)
    : refuse('unprintable');
}
