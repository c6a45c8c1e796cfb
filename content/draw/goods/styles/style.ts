import type { CalendarFont, CalendarLook, Ink, TitleLook } from '@fumi/domain';
import type { Colour, Mood } from '../../drawing/design.ts';
import type { Box } from '../../drawing/geometry.ts';
import type { CalendarPlace, TextPlace } from '../goods.ts';
import { box, type Sheet } from '../sheet.ts';

/** A page drawn in units of its sheet. */
export type Leaf = {
  readonly background: () => string;
  /** Rectangle of the photo. */
  readonly frame?: Box;
  /** Path inside the frame through which the photo is seen; none: the whole rectangle. */
  readonly window?: string;
  readonly overlay?: () => string;
  readonly calendars?: readonly CalendarPlace[];
  readonly texts?: readonly TextPlace[];
};

/** What the engine sets in, of one style. */
export type Type = {
  readonly font: CalendarFont;
  /** Days and names. */
  readonly ink: Ink;
  readonly sundayInk: Ink;
  readonly saturdayInk: Ink;
  readonly ruleInk: Ink;
  readonly words: TitleLook['words'];
  readonly weekdays: 'kanji' | 'short' | 'letter';
};

/** Red and blue that read as well as black does: seven times as dark as the palest ground. */
export const CRIMSON: Ink = [0, 0.9, 0.75, 0.42];
export const NAVY: Ink = [0.92, 0.62, 0, 0.36];

/** A page; `ratio` of width to height is the photo's where a layout shows it in another shape (ADR 135). */
export type Draw = (sheet: Sheet, ratio?: number) => Leaf;

/** One idea, drawn for pages that lie across. */
export type Style = {
  readonly label: string;
  /** Over the price of the product: gold, thick paper. */
  readonly extraYen: number;
  readonly colour: readonly Colour[];
  readonly mood: readonly Mood[];
  readonly cover: Draw;
  /** The photo and the month's name. */
  readonly picture: Draw;
  /** The photo and the month's grid on one page. */
  readonly split: Draw;
  /** The month's grid with room for notes. */
  readonly grid: Draw;
  /** The year at a glance. */
  readonly back: Draw;
  /** A page of nothing but its paper. */
  readonly blank: Draw;
};

const place = (where: Box, look: CalendarLook): CalendarPlace => ({ box: where, look });

/** One line of words of the calendar. */
export const words = (
  { font, ink }: Pick<Type, 'font' | 'ink'>,
  which: TitleLook['words'],
  where: Box,
  more: Partial<TitleLook> = {},
): CalendarPlace => place(where, { what: 'title', font, ink, words: which, align: 'start', ...more });

/** A grid of days without lines, beside a photo. */
export const days = (type: Type, where: Box): CalendarPlace => {
  const { font, ink, sundayInk, saturdayInk, weekdays } = type;
  const look = { font, ink, sundayInk, saturdayInk, weekdays } as const;
  return place(where, { ...look, what: 'month', rules: 'none', numeral: 'middle' });
};

/** A grid with room for notes. */
export const notes = (type: Type, where: Box, rules: 'rows' | 'boxes'): CalendarPlace => {
  const { font, ink, sundayInk, saturdayInk, weekdays, ruleInk } = type;
  const look = { font, ink, sundayInk, saturdayInk, weekdays, ruleInk } as const;
  return place(where, {
    ...look,
    what: 'month',
    rules,
    numeral: 'corner',
    holidayNames: true,
    rokuyo: weekdays === 'kanji',
  });
};

export const year = (type: Type, where: Box, columns: 3 | 4 | 6): CalendarPlace => {
  const { font, ink, sundayInk, saturdayInk } = type;
  return place(where, { what: 'year', font, ink, sundayInk, saturdayInk, columns });
};

export const mini = (type: Type, where: Box, offset: -1 | 0 | 1): CalendarPlace => {
  const { font, ink, sundayInk, saturdayInk } = type;
  return place(where, { what: 'mini', font, ink, sundayInk, saturdayInk, offset });
};

/** At least so high: the months beside it have seven rows and a half, whose numbers are six points then. */
const HEAD_MM = 17.5;

/**
 *   ┌───┬────────┬──────┬──────┐
 *   │ 1 │ January│ mini │ mini │  the month, and its neighbours
 *   ├───┴────────┴──────┴──────┤
 *   │ a box for each day       │
 *   └──────────────────────────┘
 */
function monthPage(
  type: Type,
  { mm }: Sheet,
  { x, y, width, height }: Box,
  rules: 'rows' | 'boxes' = 'boxes',
) {
  const head = Math.max(height * 0.17, HEAD_MM * mm);
  const small = head * 1.3;
  return [
    words(type, 'number', box(x, y, head * 1.15, head * 0.9)),
    words(type, type.words, box(x + head * 1.3, y + head * 0.04, width * 0.36, head * 0.4)),
    words(type, 'year', box(x + head * 1.3, y + head * 0.56, width * 0.2, head * 0.27)),
    mini(type, box(x + width - small * 2 - 40, y, small, head), -1),
    mini(type, box(x + width - small, y, small, head), 1),
    notes(type, box(x, y + head + 26, width, height - head - 26), rules),
  ];
}

/** The month's name over its grid, in a column beside a photo. */
export function monthColumn(type: Type, { x, y, width, height }: Box): CalendarPlace[] {
  const head = Math.min(height * 0.2, 150);
  return [
    words(type, 'number', box(x, y, width * 0.3, head)),
    words(type, type.words, box(x + width * 0.38, y, width * 0.62, head * 0.44), { align: 'end' }),
    words(type, 'year', box(x + width * 0.38, y + head * 0.62, width * 0.62, head * 0.3), { align: 'end' }),
    days(type, box(x, y + head + 34, width, height - head - 34)),
  ];
}

/** The twelve months under the years that they lie in. */
function yearPage(type: Type, { x, y, width, height }: Box): CalendarPlace[] {
  return [
    words(type, 'edition-year', box(x, y, width, 74), { align: 'middle' }),
    year(type, box(x, y + 104, width, height - 104), 4),
  ];
}

type Theme = Omit<Style, 'grid' | 'back' | 'blank'> & {
  readonly type: Type;
  /** Calm ground for numerals, and what its decoration leaves free. */
  readonly calm: (sheet: Sheet) => string;
  readonly room: (sheet: Sheet) => Box;
  readonly paper: (sheet: Sheet) => string;
  readonly rules?: 'rows' | 'boxes';
};

/** A style whose pages of numerals all have the same ground. */
export function themed({ type, calm, room, paper, rules = 'boxes', ...style }: Theme): Style {
  return {
    ...style,
    grid: (sheet) => ({
      background: () => calm(sheet),
      calendars: monthPage(type, sheet, room(sheet), rules),
    }),
    back: (sheet) => ({ background: () => calm(sheet), calendars: yearPage(type, room(sheet)) }),
    blank: (sheet) => ({ background: () => paper(sheet) }),
  };
}
