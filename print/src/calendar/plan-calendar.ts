import { addMonths, monthWords, type TitleLook } from '@fumi/domain';
import type { CalendarPlace, CalendarPlan } from './calendar-plan.ts';
import { planMonth } from './month-grid.ts';
import { planMini, planYear } from './small-months.ts';

/** One line as large as its place: of its height, or its width where it is vertical. */
function planTitle({ box, edition, months, monthIndex }: CalendarPlace, look: TitleLook): CalendarPlan {
  const { words, writing = 'horizontal', align = 'middle', ink: color } = look;
  const text = monthWords(words, { month: addMonths(edition.startMonth, monthIndex), edition, months });
  const sizePt = look.sizePt ?? (writing === 'horizontal' ? box.height : box.width);
  return { texts: [{ text, box, sizePt, floorPt: 0, align, writing, color }], rules: [], ownDays: [] };
}

/** What stands in a calendar place: lines of text and rules, before any font is known. */
export function planCalendar(place: CalendarPlace): CalendarPlan {
  const { look } = place;
  switch (look.what) {
    case 'month':
      return planMonth(place, look);
    case 'mini':
      return planMini(place, look);
    case 'year':
      return planYear(place, look);
    case 'title':
      return planTitle(place, look);
  }
}

/** Every character that a place prints, for those who fetch outlines. */
export function calendarText(place: CalendarPlace): string {
  const { texts, ownDays } = planCalendar(place);
  return [...texts.map(({ text }) => text), ...ownDays.flatMap(({ words }) => words)].join('');
}
