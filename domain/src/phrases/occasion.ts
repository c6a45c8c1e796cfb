import { inKanji, monthOf, yearOf } from '../calendar/era.ts';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { solarTermDay } from '../calendar/solar-terms.ts';

/** What a card is written for; the names of the files of texts. */
export const OCCASIONS = [
  'new-year',
  'mourning',
  'kanchu',
  'yokan',
  'moving',
  'wedding',
  'birth',
  'shochu',
  'zansho',
  'thanks',
  'christmas',
  'birthday',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** 年賀状 are sent until the end of 松の内: 7 January, in Kansai 15 January. */
export type PinesEnd = '01-07' | '01-15';

/** Greetings that a day divides: from `on` the later one is right, until the season is over. */
const DIVIDED = [
  { early: 'kanchu', late: 'yokan', on: '立春', lastMonth: 6 },
  { early: 'shochu', late: 'zansho', on: '立秋', lastMonth: 12 },
] as const;

/** The greeting of the season that is right on the day of arrival; other occasions stay as they are. */
export function occasionOn(occasion: Occasion, arrivesOn: PlainDate): Occasion {
  const divided = DIVIDED.find(({ early, late }) => early === occasion || late === occasion);
  if (!divided) return occasion;
  const { early, late, on, lastMonth } = divided;
  const isLate = arrivesOn >= solarTermDay(on, yearOf(arrivesOn)) && monthOf(arrivesOn) <= lastMonth;
  return isLate ? late : early;
}

/** What a season is called in words, and the one beside it: 寒中 before 立春, 余寒 after. */
const SEASON_WORDS: Readonly<Partial<Record<Occasion, readonly (readonly [string, string])[]>>> = {
  kanchu: [['余寒', '寒中']],
  yokan: [['寒中', '余寒']],
  shochu: [
    ['残暑', '暑中'],
    ['晩夏', '盛夏'],
  ],
  zansho: [
    ['暑中', '残暑'],
    ['盛夏', '晩夏'],
  ],
};

/** The design's own words of the season, as they are right on the day of arrival. */
export function wordsInSeason(text: string, occasion: Occasion, arrivesOn: PlainDate): string {
  const season = occasionOn(occasion, arrivesOn);
  const words = (SEASON_WORDS[season] ?? []).reduce(
    (changed, [other, right]) => changed.replaceAll(other, right),
    text,
  );
  return season === 'yokan' ? words.replaceAll(' 一月', ` ${inKanji(monthOf(arrivesOn))}月`) : words;
}

type SeasonProblem = 'too-early' | 'other-season' | 'too-late';

/**
 * What is wrong with a greeting of the season on the day on which it arrives, or null. No custom says when 暑中 begins.
 */
export function seasonProblem(
  occasion: Occasion,
  arrivesOn: PlainDate,
  pinesEnd: PinesEnd,
): SeasonProblem | null {
  if (!SEASON_WORDS[occasion]) return null;
  const year = yearOf(arrivesOn);
  const isBeforeCold = monthOf(arrivesOn) > 6 || arrivesOn <= `${year}-${pinesEnd}`;
  if (occasion === 'kanchu' && isBeforeCold) return 'too-early';
  if (occasionOn(occasion, arrivesOn) !== occasion) return 'other-season';
  if (occasion === 'yokan' && monthOf(arrivesOn) > 2) return 'too-late';
  return occasion === 'zansho' && arrivesOn >= solarTermDay('白露', year) ? 'too-late' : null;
}

/** When 寒中見舞い of a year are to arrive: from the day after 松の内 to the day before 立春. */
export const kanchuDays = (
  year: number,
  pinesEnd: PinesEnd = '01-07',
): { readonly from: PlainDate; readonly to: PlainDate } => ({
  from: addDays(`${year}-${pinesEnd}`, 1),
  to: addDays(solarTermDay('立春', year), -1),
});
