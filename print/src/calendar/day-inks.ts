import { type Almanac, type GridLook, holidayOn, type Ink, type PlainDate, weekdayOf } from '@fumi/domain';

const SUNDAY = 0;
const SATURDAY = 6;

export const weekdayInk = ({ ink, sundayInk, saturdayInk }: GridLook, weekday: number): Ink => {
  if (weekday === SUNDAY) return sundayInk ?? ink;
  return weekday === SATURDAY ? (saturdayInk ?? ink) : ink;
};

/** A holiday looks like a Sunday, whatever its weekday. */
export const dayInk = (look: GridLook, almanac: Almanac, day: PlainDate): Ink =>
  holidayOn(almanac, day) === null ? weekdayInk(look, weekdayOf(day)) : (look.sundayInk ?? look.ink);

/** Days of the neighbour months step back to a third of their ink. */
export const paleInk = (ink: Ink): Ink => {
  const [cyan, magenta, yellow, key] = ink;
  return [cyan * PALE, magenta * PALE, yellow * PALE, key * PALE];
};

const PALE = 0.36;

const WEEKDAYS = {
  kanji: ['日', '月', '火', '水', '木', '金', '土'],
  short: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
  letter: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
} as const;

export const weekdayName = (names: keyof typeof WEEKDAYS, weekday: number): string =>
  WEEKDAYS[names][weekday] ?? '';
