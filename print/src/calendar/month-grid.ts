import { addMonths, type MonthLook, monthWeeks, weekdaysFrom } from '@fumi/domain';
import type { CalendarPlace, CalendarPlan, PlannedText } from './calendar-plan.ts';
import { DAY_CELLS, PAD, planned } from './day-cell.ts';
import { weekdayInk, weekdayName } from './day-inks.ts';
import { gridRules, noteLines } from './grid-rules.ts';
import { cellSizes, type GridShape, gridShape } from './grid-shape.ts';

/*
 *    日   月   火   水   木   金   土     head: the names of the weekdays
 *   ┌────┬────┬────┬────┬────┬────┬────┐
 *   │ 1  │ 2  │          …             │   a corner cell:  12 大安      number, 六曜 beside it
 *   ├────┼────┤                        │                   成人の日    the holiday under it
 *   │ 8  │ 9  │          …
 */

/** Names take so much of the head. */
const NAME_OF_HEAD = 0.62;

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

/** What the customer chose about a look. */
const chosen = (look: MonthLook, { settings: { rokuyo = look.rokuyo } = {} }: CalendarPlace): MonthLook => ({
  ...look,
  rokuyo,
});

/** A month as large as its place: the head, the days, what they are called, and the lines between them. */
export function planMonth(place: CalendarPlace, wanted: MonthLook): CalendarPlan {
  const look = chosen(wanted, place);
  const month = addMonths(place.edition.startMonth, place.monthIndex);
  const weeks = monthWeeks(month, place.edition.weekStart);
  const shape = gridShape(place, look, weeks.length);
  const sizes = cellSizes(shape, look);
  const { box, headPt, cell } = shape;
  const days = weeks.flatMap((week, row) =>
    week.flatMap((gridDay, column) => {
      if (gridDay.isOutside && !look.neighbours) return [];
      const at = { x: box.x + column * cell.width, y: box.y + headPt + row * cell.height, ...cell };
      const day = DAY_CELLS[look.numeral]({ box: at, sizes, place, look }, gridDay);
      return [{ ...day, isOutside: gridDay.isOutside }];
    }),
  );
  const lines = place.settings?.noteLines ? noteLines(days, look) : [];
  return {
    texts: [...headTexts(shape, look, place), ...days.flatMap(({ texts }) => texts)],
    rules: [...gridRules(shape, look), ...lines],
    ownDays: days.flatMap(({ ownDays }) => ownDays),
  };
}
