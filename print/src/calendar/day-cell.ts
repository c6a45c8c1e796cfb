import { dayOfMonth, type GridDay, holidayOn, type MonthLook, ownDaysOn, rokuyoOn } from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { CalendarPlace, PlannedOwnDays, PlannedText } from './calendar-plan.ts';
import { dayInk, paleInk } from './day-inks.ts';
import { LEAST_WORDS_PT, type Sizes } from './grid-shape.ts';
import { LEAST_MARK_PT, markPlaces, markSize, planOwnDays, WORDS_LINE_EM, wordLines } from './own-days.ts';

type Cell = {
  readonly box: Box;
  readonly sizes: Sizes;
  readonly place: CalendarPlace;
  readonly look: MonthLook;
};
type Line = Pick<PlannedText, 'text' | 'box' | 'sizePt' | 'align' | 'color'>;

/** What stands in a day's cell, and what of it is free below that. */
type PlannedCell = {
  readonly texts: readonly PlannedText[];
  readonly ownDays: readonly PlannedOwnDays[];
  readonly free: Box;
};

export const planned = (line: Line): PlannedText => ({
  ...line,
  floorPt: line.sizePt * 0.8,
  writing: 'horizontal',
});

/** Air between a number and the lines of its cell, in shares of the note's size. */
export const PAD = 0.55;

/** A number of two digits takes so much, in shares of its size; 六曜 follows it. */
const NUMBER_WIDTH = 1.25;

/** 六曜 and the air after it, in shares of its size. */
const ROKUYO_EM = 2.35;

/** Where the ink of a number ends, as a share of its size. */
const NUMBER_FOOT = 0.92;

/** Height of a number's ink, as a share of its size. */
const NUMBER_INK = 0.88;

/** Width of a digit in the typefaces of grids, em. */
const DIGIT_WIDTH = 0.56;

/** Words keep so far from the line below their cell, and from the neighbour's words, pt. */
const FOOT_PT = 0.8;
const SIDE_PT = 0.5;

/** Between a number in the middle and a mark beside it, pt. */
const BESIDE_PT = 0.3;

const below = ({ x, width }: Pick<Box, 'x' | 'width'>, y: number, cell: Box): Box => ({
  ...{ x, width, y },
  height: Math.max(0, cell.y + cell.height - FOOT_PT - y),
});

/** Marks keep so far from 六曜 below them, pt. */
const MARK_AIR_PT = 1;

/** Places for marks: to the right of 六曜, or above it where more marks fit there. */
function besideRokuyo(row: Box, { numeralPt, notePt }: Sizes): Box[] {
  const shift = notePt * 0.9 * ROKUYO_EM;
  const after = { ...row, x: row.x + shift, width: row.width - shift };
  const above = { ...row, height: numeralPt * 0.65 - notePt * 0.45 - MARK_AIR_PT };
  const [first, second] = [after, above].map((room) =>
    markPlaces(room, Math.min(markSize(numeralPt), Math.max(LEAST_MARK_PT, room.width), room.height)),
  ) as [Box[], Box[]];
  return second.length > first.length && above.height >= LEAST_MARK_PT ? second : first;
}

/** The number in the corner, 六曜 at its foot and marks beside it; below them the holiday, then own words. */
function cornerCell(
  { box, sizes, place: { almanac, settings = {} }, look }: Cell,
  { day, isOutside }: GridDay,
): PlannedCell {
  const { numeralPt, notePt } = sizes;
  const full = dayInk(look, almanac, day);
  const color = isOutside ? paleInk(full) : full;
  const pad = notePt * PAD;
  const line = { x: box.x + pad, width: box.width - 2 * pad };
  const first = { ...line, y: box.y + pad, height: numeralPt };
  const texts = [
    planned({ text: String(dayOfMonth(day)), box: first, sizePt: numeralPt, align: 'start', color }),
  ];
  const foot =
    first.y + Math.max(numeralPt * NUMBER_FOOT, look.rokuyo ? numeralPt * 0.65 + notePt * 0.45 : 0);
  if (isOutside) return { texts, ownDays: [], free: below(line, foot, box) };
  const beside = line.x + numeralPt * NUMBER_WIDTH;
  const row = { x: beside, width: line.x + line.width - beside, y: first.y, height: numeralPt };
  if (look.rokuyo) {
    const at = { ...row, y: first.y + numeralPt * 0.3, height: numeralPt * 0.7 };
    const note = { sizePt: notePt * 0.9, align: 'start', color: look.ink } as const;
    texts.push(planned({ text: rokuyoOn(almanac, day), box: at, ...note }));
  }
  const own = ownDaysOn(settings, day);
  const holiday = look.holidayNames ? holidayOn(almanac, day) : null;
  const words = LEAST_WORDS_PT * WORDS_LINE_EM * wordLines(own, line.width);
  const usual = first.y + numeralPt + notePt * 0.2;
  // Where own words need the room, the lines move up to the number and the holiday shrinks.
  const isTight = words > below(line, usual + (holiday ? notePt * 1.1 : 0), box).height;
  const top = isTight ? foot : usual;
  const least = Math.max(LEAST_WORDS_PT, below(line, top, box).height - words);
  const sizePt = isTight ? Math.min(notePt, least) : notePt;
  const second = { ...line, y: top, height: sizePt * (isTight ? 1 : 1.1) };
  if (holiday) texts.push(planned({ text: holiday, box: second, sizePt, align: 'start', color }));
  const free = below(line, holiday ? second.y + second.height : words > 0 ? top : foot, box);
  const places = look.rokuyo ? besideRokuyo(row, sizes) : markPlaces(row, markSize(numeralPt));
  const wordsPt = Math.max(LEAST_WORDS_PT, notePt * 0.9);
  const room = { room: free, align: 'start', sizePt: wordsPt, color: look.ink } as const;
  return { texts, ownDays: planOwnDays(own, { ...room, places }), free };
}

/** Boxes on both sides of a number in the middle, first the right one, as wide as a mark. */
function besideNumber(cell: Box, y: number, numeralPt: number, digits: number): Box[] {
  const sideOf = (count: number): number => (cell.width - numeralPt * DIGIT_WIDTH * count) / 2;
  const size = Math.min(markSize(numeralPt), sideOf(2) - BESIDE_PT);
  const side = sideOf(digits);
  const at = (x: number): Box => ({ x, y, width: size, height: numeralPt * NUMBER_INK });
  return [at(cell.x + cell.width - side + BESIDE_PT), at(cell.x + side - BESIDE_PT - size)].flatMap((box) =>
    markPlaces(box, size),
  );
}

/**
 * Number, 六曜 and holiday under each other in the middle; the lines keep their place where they are empty. In a
 * calendar with own words or lines to write on they begin at the top.
 */
function middleCell(
  { box, sizes, place: { almanac, settings = {} }, look }: Cell,
  { day, isOutside }: GridDay,
): PlannedCell {
  const { numeralPt, notePt } = sizes;
  const isHigh = settings.noteLines === true || (settings.ownDays ?? []).length > 0;
  const lines = Number(look.rokuyo ?? false) + Number(look.holidayNames ?? false);
  const step = notePt * 1.15;
  const numberPt = isHigh ? numeralPt * NUMBER_INK : numeralPt;
  const top = isHigh ? box.y + FOOT_PT : box.y + (box.height - numeralPt - lines * step) / 2;
  const full = dayInk(look, almanac, day);
  const color = isOutside ? paleInk(full) : full;
  const line = (y: number, height: number): Box => ({ x: box.x, y, width: box.width, height });
  const number = { text: String(dayOfMonth(day)), box: line(top, numberPt), sizePt: numeralPt };
  const texts = [planned({ ...number, align: 'middle', color })];
  const inner = { x: box.x + SIDE_PT, width: box.width - 2 * SIDE_PT };
  let y = top + numberPt;
  if (isOutside) return { texts, ownDays: [], free: below(inner, y, box) };
  const note = { sizePt: notePt, align: 'middle' } as const;
  if (look.rokuyo) {
    texts.push(planned({ text: rokuyoOn(almanac, day), box: line(y, step), ...note, color: look.ink }));
    y += step;
  }
  const holiday = look.holidayNames ? holidayOn(almanac, day) : null;
  if (holiday) {
    texts.push(planned({ text: holiday, box: line(y, step), ...note, color }));
    y += step;
  }
  const free = below(inner, y, box);
  const places = besideNumber(box, top, numeralPt, number.text.length);
  const sizePt = Math.max(LEAST_WORDS_PT, box.width * 0.18);
  const room = { room: free, align: 'middle', sizePt, color: look.ink } as const;
  return { texts, ownDays: planOwnDays(ownDaysOn(settings, day), { ...room, places }), free };
}

export const DAY_CELLS = { corner: cornerCell, middle: middleCell } as const;
