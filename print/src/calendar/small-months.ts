import {
  addMonths,
  dayOfMonth,
  type GridLook,
  type MiniLook,
  monthsOf,
  monthWeeks,
  monthWords,
  weekdaysFrom,
  type YearLook,
  type YearMonth,
} from '@fumi/domain';
import type { Box } from '../display-list.ts';
import { type CalendarPlace, type CalendarPlan, joinPlans, type PlannedText } from './calendar-plan.ts';
import { dayInk, weekdayInk, weekdayName } from './day-inks.ts';

/*
 *        7月            title: a row and a half
 *    日 月 火 水 木 金 土   weekdays, where the look names them
 *           1  2  3      always six rows, so that months side by side line up
 *    …
 */
const TITLE_ROWS = 1.5;
const WEEK_ROWS = 6;

/** Numbers take so much of a row's height and of a column's width. */
const NUMERAL_OF_ROW = 0.92;
const NUMERAL_OF_COLUMN = 0.66;

/** Japanese where the weekdays are in Japanese, or are not named. */
const titleWords = ({ weekdays }: GridLook): 'kanji' | 'short' =>
  weekdays === undefined || weekdays === 'kanji' ? 'kanji' : 'short';

function planSmall(place: CalendarPlace, look: GridLook, month: YearMonth, box: Box): CalendarPlan {
  const headRows = look.weekdays ? 1 : 0;
  const rowPt = box.height / (TITLE_ROWS + headRows + WEEK_ROWS);
  const columnPt = box.width / 7;
  const sizePt = Math.min(rowPt * NUMERAL_OF_ROW, columnPt * NUMERAL_OF_COLUMN);
  const line = { floorPt: 0, align: 'middle', writing: 'horizontal' } as const;
  const { edition, months, almanac } = place;
  const cell = (row: number, column: number): Box => ({
    x: box.x + column * columnPt,
    y: box.y + (TITLE_ROWS + row) * rowPt,
    width: columnPt,
    height: rowPt,
  });
  const title: PlannedText = {
    ...line,
    text: monthWords(titleWords(look), { month, edition, months }),
    box: { ...box, height: rowPt * TITLE_ROWS },
    sizePt: sizePt * 1.3,
    color: look.ink,
  };
  const names = look.weekdays;
  const head = names
    ? weekdaysFrom(edition.weekStart).map(
        (weekday, column): PlannedText => ({
          ...line,
          text: weekdayName(names, weekday),
          box: cell(0, column),
          sizePt: sizePt * 0.9,
          color: weekdayInk(look, weekday),
        }),
      )
    : [];
  const days = monthWeeks(month, edition.weekStart).flatMap((week, row) =>
    week.flatMap(({ day, isOutside }, column): PlannedText[] => {
      if (isOutside) return [];
      const color = dayInk(look, almanac, day);
      return [{ ...line, text: String(dayOfMonth(day)), box: cell(row + headRows, column), sizePt, color }];
    }),
  );
  return { texts: [title, ...head, ...days], rules: [], ownDays: [] };
}

/** The month of the page or one beside it, small. */
export const planMini = (place: CalendarPlace, look: MiniLook): CalendarPlan =>
  planSmall(place, look, addMonths(place.edition.startMonth, place.monthIndex + look.offset), place.box);

/** Air between small months, in shares of one. */
const GAP = 0.12;

/** All months of the edition, in rows of so many. */
export function planYear(place: CalendarPlace, look: YearLook): CalendarPlan {
  const { box, edition, months } = place;
  const { columns } = look;
  const rows = Math.ceil(months / columns);
  const width = box.width / (columns + (columns - 1) * GAP);
  const height = box.height / (rows + (rows - 1) * GAP);
  return joinPlans(
    monthsOf(edition, months).map((month, index) =>
      planSmall(place, look, month, {
        x: box.x + (index % columns) * width * (1 + GAP),
        y: box.y + Math.floor(index / columns) * height * (1 + GAP),
        width,
        height,
      }),
    ),
  );
}
