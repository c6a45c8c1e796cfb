import { graphemeCount, hasForbiddenCharacter, splitGraphemes } from '../address/text.ts';
import { CALENDAR_FONTS, type Ink } from '../calendar/calendar-look.ts';
import { ok, type Result, refuse } from '../result.ts';
import { CARD_TEXT_TYPES, isCardText } from './card-texts.ts';

/**
 * What a customer can type on a product that is no address: lines of an ID card (spec §3), words of books and cards,
 * and the line for one recipient, where it stands on the picture side.
 */
export const TEXT_TYPES = [
  'BACK_SIDE_TEXT_TYPE_1',
  'BACK_SIDE_TEXT_TYPE_2',
  'BACK_SIDE_TEXT_TYPE_3',
  'BOOK_TITLE',
  'PHOTO_CAPTION',
  'PAGE_TEXT',
  'COMMENT',
  ...CARD_TEXT_TYPES,
] as const;
export type TextType = (typeof TEXT_TYPES)[number];

/** 明朝, ゴシック, 毛筆, and 丸ゴシック, in which no address is set. */
export const TYPEFACES = [...CALENDAR_FONTS, 'maru'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** How a place sets its text. */
export type TextLook = {
  /** What the design wants; longer words are set smaller, down to the floor of their type. */
  readonly sizePt: number;
  /** Along the line. */
  readonly align: 'start' | 'middle' | 'end';
  readonly color: 'black' | 'white' | Ink;
  /** Gothic where nothing is said. */
  readonly face?: Typeface | undefined;
  /** Horizontal where nothing is said. */
  readonly writing?: 'vertical' | undefined;
  /** Which lines of the place stay empty: the last (`start`), the first (`end`), or both alike. */
  readonly stack?: 'start' | 'end' | undefined;
  /** From line to line, em; else the type says it. */
  readonly lineHeightEm?: number | undefined;
  /** Air between characters, em. */
  readonly trackingEm?: number | undefined;
};

type TextFacts = {
  /** Of the book: the same on all pages. Of a page, a photo or a recipient: wherever that goes. */
  readonly of: 'book' | 'page' | 'photo' | 'recipient';
  /** The only characters that it may hold; null where all are right that the press can print. */
  readonly allowed: RegExp | null;
  /** In user-perceived characters, line breaks not counted. */
  readonly maxLength: number;
  /** Lines that may be typed. */
  readonly maxLines: number;
  /** Unless the place says otherwise. */
  readonly look: TextLook;
  /** A text that is too long for its place is set smaller, down to this, pt. */
  readonly floorPt: number;
  /** From line to line, em. */
  readonly lineHeightEm: number;
  /** At the floor size lines come as close as this, em; absent: they never come closer. */
  readonly tightestEm?: number;
};

const LINE = /^[A-Za-z0-9.\-_@]*$/;

/**
 * Spec §3, §5, §9: half-width letters, digits and four symbols, 20 of them in black 8.5 pt. Twenty of the widest
 * letters are wider than the card: they are set smaller rather than broken over the line below.
 */
const BACK_LINE: TextFacts = {
  of: 'book',
  allowed: LINE,
  maxLength: 20,
  maxLines: 1,
  look: { sizePt: 8.5, align: 'middle', color: 'black' },
  floorPt: 6,
  lineHeightEm: 1,
};

/**
 * A web page, or LINE's link for adding a friend. In ASCII, without a user name before the host, so
 * that whoever scans the code sees where it leads.
 */
const LINK =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}(?::\d{1,5})?(?:[/?#][!-~]*)?|line:\/\/ti\/p\/[!-~]+)?$/i;

/** Words of a card are 6.5 pt at least, addresses 7 (ADR 34). */
const card = (maxLength: number, maxLines: number, sizePt: number, floorPt: number): TextFacts => ({
  of: 'book',
  allowed: null,
  maxLength,
  maxLines,
  look: { sizePt, align: 'start', color: 'black' },
  floorPt,
  lineHeightEm: 1.7,
});

export const TEXT_FACTS: Readonly<Record<TextType, TextFacts>> = {
  BACK_SIDE_TEXT_TYPE_1: BACK_LINE,
  BACK_SIDE_TEXT_TYPE_2: BACK_LINE,
  BACK_SIDE_TEXT_TYPE_3: BACK_LINE,
  BOOK_TITLE: {
    of: 'book',
    allowed: null,
    maxLength: 30,
    maxLines: 1,
    look: { sizePt: 20, align: 'middle', color: 'black' },
    floorPt: 10,
    lineHeightEm: 1.4,
  },
  PHOTO_CAPTION: {
    of: 'photo',
    allowed: null,
    maxLength: 40,
    maxLines: 1,
    look: { sizePt: 8, align: 'start', color: 'black' },
    floorPt: 6,
    lineHeightEm: 1.6,
  },
  /** As much as the smallest page of a book holds below a photo. */
  PAGE_TEXT: { ...card(200, 10, 9, 6), of: 'page', lineHeightEm: 1.5 },
  // Two lines of 25, as on the address side (spec §5).
  COMMENT: { ...card(50, 2, 8, 7), of: 'recipient', lineHeightEm: 1.5 },
  HEADLINE: card(40, 3, 16, 9),
  GREETING: card(60, 4, 11, 7),
  MESSAGE: card(240, 12, 9, 7),
  DATE: card(24, 2, 8, 6.5),
  // Addresses and the names of a family can't be shortened: their lines may come closer instead (ADR 101).
  ADDRESS: { ...card(120, 6, 8, 7), tightestEm: 1.15 },
  NAMES: { ...card(60, 6, 10, 7), tightestEm: 1.15 },
  // Printed as a QR code; longer ones have modules that are too fine in any place.
  LINK: { ...card(100, 1, 8, 8), allowed: LINK },
};

/**
 * What a place prints: the typed text, even an empty one, else the design's own words. Only words of a card
 * can be emptied; on other products an empty text is not posted (`isPosted`).
 */
export const wordsIn = (typed: string | undefined, own: string | undefined): string => typed ?? own ?? '';

/** Whether a typed text is posted: an empty one only where it takes the design's own words away. */
export const isPosted = (type: TextType, typed: string | undefined): typed is string =>
  typed !== undefined && (typed !== '' || isCardText(type));

/** The book's texts by type, as far as anything was typed. */
export type BookTexts = Readonly<Partial<Record<TextType, string>>>;

export type TextProblem = 'characters' | 'length' | 'lines' | 'unprintable';

/** Whether a text may be printed; an empty one prints nothing (spec §5: back-side text). */
export function checkText(
  type: TextType,
  value: string,
  isPrintable: (grapheme: string) => boolean = () => true,
): Result<null, TextProblem> {
  const { allowed, maxLength, maxLines } = TEXT_FACTS[type];
  if (allowed && !allowed.test(value)) return refuse('characters');
  const lines = maxLines === 1 ? [value] : value.split('\n');
  const letters = lines.join('');
  if (hasForbiddenCharacter(letters)) return refuse('unprintable');
  if (graphemeCount(letters) > maxLength) return refuse('length');
  if (lines.length > maxLines) return refuse('lines');
  return unprintableIn(letters, isPrintable).length === 0 ? ok(null) : refuse('unprintable');
}

/** Characters that a text is refused for, each once: not allowed on an ID card's line, or in no typeface. */
export function wrongCharactersIn(
  type: TextType,
  value: string,
  isPrintable: (grapheme: string) => boolean,
): readonly string[] {
  // A link is wrong as a whole.
  if (TEXT_FACTS[type].allowed !== LINE) return unprintableIn(value, isPrintable);
  const wrong = splitGraphemes(value).filter(
    (grapheme) => !LINE.test(grapheme) && !hasForbiddenCharacter(grapheme),
  );
  return [...new Set(wrong)];
}

/** The characters that no typeface has, each once; blanks and forbidden characters are not among them. */
export const unprintableIn = (
  text: string,
  isPrintable: (grapheme: string) => boolean,
): readonly string[] => [
  ...new Set(
    splitGraphemes(text).filter(
      (grapheme) => !/^\s$/.test(grapheme) && !hasForbiddenCharacter(grapheme) && !isPrintable(grapheme),
    ),
  ),
];
