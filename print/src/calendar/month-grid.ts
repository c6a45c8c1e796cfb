import {
  addMonths,
  dayOfMonth,
  type GridDay,
  holidayOn,
  type MonthLook,
  monthWeeks,
  rokuyoOn,
  weekdaysFrom,
} from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { CalendarPlace, CalendarPlan, PlannedText } from './calendar-plan.ts';
import { dayInk, paleInk, weekdayInk, weekdayName } from './day-inks.ts';
import { gridRules } from './grid-rules.ts';

/*
 *    日   月   火   水   木   金   土     head: the names of the weekdays
 *   ┌────┬────┬────┬────┬────┬────┬────┐
 *   │ 1  │ 2  │          …             │   a corner cell:  12 大安      number, 六曜 beside it
 *   ├────┼────┤                        │                   成人の日    the holiday under it
 *   │ 8  │ 9  │          …
 */

/** Months of four or five weeks have rows of one height; the few of six have lower ones. */
const USUAL_WEEKS = 5;

/** The head takes so much of the height of a row, and its names so much of the head. */
const HEAD_OF_ROW = 0.5;
const NAME_OF_HEAD = 0.62;

export type GridShape = {
  readonly box: Box;
  readonly headPt: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly weeks: number;
};

export function gridShape({ box }: CalendarPlace, look: MonthLook, weeks: number): GridShape {
  const rows = Math.max(USUAL_WEEKS, weeks);
  const headRows = look.weekdays ? HEAD_OF_ROW : 0;
  const height = box.height / (rows + headRows);
  return { box, headPt: height * headRows, cell: { width: box.width / 7, height }, weeks };
}

/** Sizes of what stands in a day's cell, pt. */
type Sizes = { readonly numeralPt: number; readonly notePt: number };

/** Shares of a cell that read well; a six-character holiday fits the cell's width. */
const NUMERAL = { middle: { height: 0.52, width: 0.5 }, corner: { height: 0.42, width: 0.36 } } as const;
const NOTE_OF_WIDTH = 0.152;
const NOTE_OF_HEIGHT = 0.2;
const NOTE_MOST_PT = 9;

export function cellSizes({ cell }: GridShape, look: MonthLook): Sizes {
  const share = NUMERAL[look.numeral];
  const own = Math.min(cell.height * share.height, cell.width * share.width);
  return {
    numeralPt: Math.min(look.numeralPt ?? own, cell.height * 0.7, cell.width * 0.7),
    notePt: Math.min(cell.width * NOTE_OF_WIDTH, cell.height * NOTE_OF_HEIGHT, NOTE_MOST_PT),
  };
}

type Cell = {
  readonly box: Box;
  readonly sizes: Sizes;
  readonly place: CalendarPlace;
  readonly look: MonthLook;
};
type Line = Pick<PlannedText, 'text' | 'box' | 'sizePt' | 'align' | 'color'>;

const planned = (line: Line): PlannedText => ({ ...line, floorPt: line.sizePt * 0.8, writing: 'horizontal' });

/** Air between a number and the lines of its cell, in shares of the note's size. */
const PAD = 0.55;

/** A number of two digits takes so much, in shares of its size; 六曜 follows it. */
const NUMBER_WIDTH = 1.25;

/** The number in the corner, 六曜 at its foot, the holiday below. */
function cornerTexts(
  { box, sizes, place: { almanac }, look }: Cell,
  { day, isOutside }: GridDay,
): PlannedText[] {
  const { numeralPt, notePt } = sizes;
  const full = dayInk(look, almanac, day);
  const color = isOutside ? paleInk(full) : full;
  const pad = notePt * PAD;
  const line = { x: box.x + pad, width: box.width - 2 * pad };
  const first = { ...line, y: box.y + pad, height: numeralPt };
  const second = { ...line, y: first.y + numeralPt + notePt * 0.2, height: notePt * 1.1 };
  const texts = [
    planned({ text: String(dayOfMonth(day)), box: first, sizePt: numeralPt, align: 'start', color }),
  ];
  if (isOutside) return texts;
  const holiday = look.holidayNames ? holidayOn(almanac, day) : null;
  if (look.rokuyo) {
    const shift = numeralPt * NUMBER_WIDTH;
    const foot = {
      x: line.x + shift,
      width: line.width - shift,
      y: first.y + numeralPt * 0.3,
      height: numeralPt * 0.7,
    };
    const note = { sizePt: notePt * 0.9, align: 'start', color: look.ink } as const;
    texts.push(planned({ text: rokuyoOn(almanac, day), box: foot, ...note }));
  }
  if (holiday) texts.push(planned({ text: holiday, box: second, sizePt: notePt, align: 'start', color }));
  return texts;
}

/** Number, 六曜 and holiday under each other in the middle; the lines keep their place where they are empty. */
function middleTexts(
  { box, sizes, place: { almanac }, look }: Cell,
  { day, isOutside }: GridDay,
): PlannedText[] {
  const { numeralPt, notePt } = sizes;
  const lines = Number(look.rokuyo ?? false) + Number(look.holidayNames ?? false);
  const step = notePt * 1.15;
  const top = box.y + (box.height - numeralPt - lines * step) / 2;
  const full = dayInk(look, almanac, day);
  const color = isOutside ? paleInk(full) : full;
  const line = (y: number, height: number): Box => ({ x: box.x, y, width: box.width, height });
  const number = { text: String(dayOfMonth(day)), box: line(top, numeralPt), sizePt: numeralPt };
  const texts = [planned({ ...number, align: 'middle', color })];
  if (isOutside) return texts;
  const note = { sizePt: notePt, align: 'middle' } as const;
  let y = top + numeralPt;
  if (look.rokuyo) {
    texts.push(planned({ text: rokuyoOn(almanac, day), box: line(y, step), ...note, color: look.ink }));
    y += step;
  }
  const holiday = look.holidayNames ? holidayOn(almanac, day) : null;
  if (holiday) texts.push(planned({ text: holiday, box: line(y, step), ...note, color }));
  return texts;
}

const CELL_TEXTS = { corner: cornerTexts, middle: middleTexts } as const;

function headTexts(shape: GridShape, look: MonthLook, place: CalendarPlace): PlannedText[] {
  const { box, headPt, cell } = shape;
  const names = look.weekdays;
  if (!names) return [];
  // Names stand over the numbers.
  const pad = look.numeral === 'corner' ? cellSizes(shape, look).notePt * PAD : 0;
  const sizePt = Math.min(headPt * NAME_OF_HEAD, cell.width * (names === 'short' ? 0.26 : 0.4));
  return weekdaysFrom(place.edition.weekStart).map((weekday, column) =>
    planned({
      text: weekdayName(names, weekday),
      box: { x: box.x + column * cell.width + pad, y: box.y, width: cell.width - pad, height: headPt },
      sizePt,
      align: look.numeral === 'corner' ? 'start' : 'middle',
      color: weekdayInk(look, weekday),
    }),
  );
}

/** A month as large as its place: the head, the days, what they are called, and the lines between them. */
export function planMonth(place: CalendarPlace, look: MonthLook): CalendarPlan {
  const month = addMonths(place.edition.startMonth, place.monthIndex);
  const weeks = monthWeeks(month, place.edition.weekStart);
  const shape = gridShape(place, look, weeks.length);
  const sizes = cellSizes(shape, look);
  const { box, headPt, cell } = shape;
  const days = weeks.flatMap((week, row) =>
    week.flatMap((gridDay, column) => {
      if (gridDay.isOutside && !look.neighbours) return [];
      const at = { x: box.x + column * cell.width, y: box.y + headPt + row * cell.height, ...cell };
      return CELL_TEXTS[look.numeral]({ box: at, sizes, place, look }, gridDay);
    }),
  );
  return { texts: [...headTexts(shape, look, place), ...days], rules: gridRules(shape, look) };
}
