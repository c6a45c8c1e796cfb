/* How a place looks that the engine fills with a calendar. A look is data of a design and goes over the wire as it is. */

/** Cyan, magenta, yellow, key, each 0 to 1. */
export type Ink = readonly [cyan: number, magenta: number, yellow: number, key: number];

export const CALENDAR_FONTS = ['mincho', 'gothic', 'brush'] as const;
export type CalendarFont = (typeof CALENDAR_FONTS)[number];

type FontAndInk = { readonly font: CalendarFont; readonly ink: Ink };

export const WEEKDAY_NAMES = ['kanji', 'short', 'letter'] as const;
export const GRID_RULES = ['none', 'rows', 'boxes'] as const;

/** What all grids of days share. What is absent is not shown, or has the ink of the days. */
export type GridLook = FontAndInk & {
  /** Sundays and holidays. */
  readonly sundayInk?: Ink | undefined;
  readonly saturdayInk?: Ink | undefined;
  /** 日月火 or SUN MON TUE or S M T; absent: a grid without a head. */
  readonly weekdays?: (typeof WEEKDAY_NAMES)[number] | undefined;
};

/** One month, as large as its place. */
export type MonthLook = GridLook & {
  readonly what: 'month';
  /** Nothing, lines between the weeks, or a box for each day. */
  readonly rules: (typeof GRID_RULES)[number];
  readonly ruleInk?: Ink | undefined;
  /** Days of the months before and after, pale. */
  readonly neighbours?: boolean | undefined;
  readonly holidayNames?: boolean | undefined;
  /** 大安, 仏滅 and their like under each day. */
  readonly rokuyo?: boolean | undefined;
  /** Where the number of a day stands in its box; the corner leaves room for notes. */
  readonly numeral: 'middle' | 'corner';
  /** The wanted size of the numbers; absent: as large as reads well in the place. */
  readonly numeralPt?: number | undefined;
};

/** A small grid with its title: the month before (-1), after (1), or the page's own (0). */
export type MiniLook = GridLook & { readonly what: 'mini'; readonly offset: number };

/** The twelve months of the edition as small grids, so many side by side. */
export type YearLook = GridLook & { readonly what: 'year'; readonly columns: 2 | 3 | 4 | 6 };

/**
 * Words of the month: 7, 7月, July, JULY, JUL, 文月 (和風月名), 2027, 2027年7月, 令和9年; of a cover the years that the
 * edition covers: 2027 or 2027-2028.
 */
export const CALENDAR_WORDS = [
  'number',
  'kanji',
  'english',
  'capitals',
  'short',
  'wafu',
  'year',
  'year-month',
  'era',
  'edition-year',
] as const;

/** One line of words as large as its place and `sizePt` allow. */
export type TitleLook = FontAndInk & {
  readonly what: 'title';
  readonly words: (typeof CALENDAR_WORDS)[number];
  readonly writing?: 'horizontal' | 'vertical' | undefined;
  readonly align?: 'start' | 'middle' | 'end' | undefined;
  readonly sizePt?: number | undefined;
};

export type CalendarLook = MonthLook | MiniLook | YearLook | TitleLook;
