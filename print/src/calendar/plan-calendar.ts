import { addMonths, monthWords, type TitleLook } from '@fumi/domain';
import type { CalendarPlace, CalendarPlan } from './calendar-plan.ts';
import { planMonth } from './month-grid.ts';
import { planMini, planYear } from './small-months.ts';

/** Shares of the height of a cover's place: air, somebody's title, and the years at the foot. */
const COVER = { air: 0.06, title: 0.5, years: 0.34 } as const;

/** Smaller than that, a title is condensed instead. */
const LEAST_TITLE_PT = 6;

/** One line as large as its place, of its height, or its width where it is vertical; on a cover two, if it has a title. */
function planTitle(place: CalendarPlace, look: TitleLook): CalendarPlan {
  const { box, edition, months, monthIndex, isCover, settings } = place;
  const { words, writing = 'horizontal', align = 'middle', ink: color } = look;
  const text = monthWords(words, { month: addMonths(edition.startMonth, monthIndex), edition, months });
  const sizePt = look.sizePt ?? (writing === 'horizontal' ? box.height : box.width);
  const years = { text, box, sizePt, floorPt: 0, align, writing, color };
  const title = isCover && words === 'edition-year' ? (settings?.title ?? '').trim() : '';
  if (title === '') return { texts: [years], rules: [], ownDays: [] };
  const upper = { ...box, y: box.y + COVER.air * box.height, height: COVER.title * box.height };
  const height = COVER.years * box.height;
  const lower = { ...box, y: box.y + box.height - height, height };
  const texts = [
    { ...years, text: title, box: upper, sizePt: Math.min(sizePt, upper.height), floorPt: LEAST_TITLE_PT },
    { ...years, box: lower, sizePt: Math.min(sizePt, height) },
  ];
  return { texts, rules: [], ownDays: [] };
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
