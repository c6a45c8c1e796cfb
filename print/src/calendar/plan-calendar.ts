import { addMonths, monthWords, type TitleLook } from '@fumi/domain';
import type { CalendarPlace, CalendarPlan, OwnTitleLook, PlannedText } from './calendar-plan.ts';
import { planMonth } from './month-grid.ts';
import { planMini, planYear } from './small-months.ts';

/** Smaller than that, a title is condensed instead. */
const LEAST_TITLE_PT = 6;

/** One line as large as its place: of its height, or its width where it is vertical. */
function planLine(
  { box }: CalendarPlace,
  look: TitleLook | OwnTitleLook,
  line: Pick<PlannedText, 'text' | 'floorPt' | 'size'>,
): CalendarPlan {
  const { writing = 'horizontal', align = 'middle', ink: color } = look;
  const sizePt = look.sizePt ?? (writing === 'horizontal' ? box.height : box.width);
  return { texts: [{ ...line, box, sizePt, align, writing, color }], rules: [], ownDays: [] };
}

function wordsOf({ edition, months, monthIndex }: CalendarPlace, { words }: TitleLook): string {
  return monthWords(words, { month: addMonths(edition.startMonth, monthIndex), edition, months });
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
      return planLine(place, look, { text: wordsOf(place, look), floorPt: 0 });
    case 'own-title':
      return planLine(place, look, { text: look.words, floorPt: LEAST_TITLE_PT, size: look.size });
  }
}

/** Every character that a place prints, for those who fetch outlines. */
export function calendarText(place: CalendarPlace): string {
  const { texts, ownDays } = planCalendar(place);
  return [...texts.map(({ text }) => text), ...ownDays.flatMap(({ words }) => words)].join('');
}
