import { monthOf, yearOf } from '../calendar/era.ts';
import { dayOfMonth } from '../calendar/month-weeks.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { type DateInWords, readDateLine } from './dates-in-words.ts';
import type { Hint, HintCircumstances, TypedWords } from './hint.ts';
import { type Occasion, occasionOn, seasonProblem, wordsInSeason } from './occasion.ts';
import { type HintCheck, sentencesIn, type TypedText, textsIn } from './typed-lines.ts';

/** Cards that carry the day of what happened, which may lie in the year before. */
const ABOUT_A_DAY: readonly Occasion[] = ['moving', 'wedding', 'birth'];
const WITHOUT_DATE: readonly Occasion[] = ['thanks', 'birthday'];

type DatedLine = { readonly role: TypedText['role']; readonly line: string; readonly date: DateInWords };

/** Lines that are dates: everywhere on a New Year's card, else where the date stands, so that birthdays are not read. */
function datedLines(words: TypedWords, occasion: Occasion): DatedLine[] {
  const texts = occasion === 'new-year' ? textsIn(words) : textsIn({ date: words.date ?? '' });
  return texts.flatMap(({ role, text }) =>
    text.split('\n').flatMap((line) => {
      const date = readDateLine(line);
      return date ? [{ role, line: line.trim(), date }] : [];
    }),
  );
}

const isYearRight = (year: number, arrivesOn: PlainDate, occasion: Occasion): boolean =>
  year === yearOf(arrivesOn) || (ABOUT_A_DAY.includes(occasion) && year === yearOf(arrivesOn) - 1);

/** By the remainder of the year and 12: 2016 was 申. */
const ZODIAC = ['申|さる|猿', '酉|とり|鳥', '戌|いぬ|犬', '亥|いのしし|猪', '子|ねずみ', '丑|うし|牛'].concat(
  ['寅|とら|虎', '卯|うさぎ', '辰|たつ|竜|龍', '巳|へび', '午|うま|馬', '未|ひつじ|羊'],
);
const ANIMAL_YEAR = new RegExp(`(${ZODIAC.join('|')})年`, 'gu');

const otherAnimals = (text: string, year: number): string[] => {
  const own = (ZODIAC[year % 12] ?? '').split('|');
  return Array.from(text.matchAll(ANIMAL_YEAR)).flatMap(([found, animal = '']) =>
    own.includes(animal) ? [] : found,
  );
};

/** Happy New Year 2026; not 'since 2015'. */
const westernYears = (text: string): string[] =>
  Array.from(text.matchAll(/(since |[0-9])?(20[0-9]{2})(?![0-9])/giu)).flatMap(([, before, year]) =>
    before === undefined && year !== undefined ? [year] : [],
  );

function otherYears(words: TypedWords, { occasion }: HintCircumstances, arrivesOn: PlainDate): Hint[] {
  const wrong = (role: Hint['role'], found: string): Hint => ({
    rule: 'other-year',
    weight: 'confirm',
    role,
    found,
  });
  const year = yearOf(arrivesOn);
  const lines = datedLines(words, occasion).flatMap(({ role, line, date }) =>
    date.year === null || isYearRight(date.year, arrivesOn, occasion) ? [] : [wrong(role, line)],
  );
  if (occasion !== 'new-year' || lines.length > 0) return lines;
  return textsIn(words)
    .filter(({ role }) => role !== 'names' && role !== 'address')
    .flatMap(({ role, text }) => [
      ...otherAnimals(text, year).map((found) => wrong(role, found)),
      ...(role === 'greeting' || role === 'headline' ? westernYears(text) : [])
        .filter((found) => Number(found) !== year)
        .map((found) => wrong(role, found)),
    ]);
}

/** A year that is not the year of arrival; asked about before paying. */
export const otherYear: HintCheck = (words, circumstances) =>
  circumstances.arrivesOn === null || WITHOUT_DATE.includes(circumstances.occasion)
    ? []
    : otherYears(words, circumstances, circumstances.arrivesOn);

export const twoYears: HintCheck = (words, { occasion }) =>
  datedLines(words, occasion)
    .filter(({ date }) => date.hasBothYears)
    .map(({ role, line }) => ({ rule: 'two-years', weight: 'hint', role, found: line }));

/** As far as the line names them, year, month and day lie before a day. */
function isBefore({ year, month, day }: DateInWords, today: PlainDate): boolean {
  if (year === null || year !== yearOf(today)) return year !== null && year < yearOf(today);
  if (month === null || month !== monthOf(today)) return month !== null && month < monthOf(today);
  return day !== null && day < dayOfMonth(today);
}

/** The date of a card that has passed already; days of weddings, births and moves may have. */
export const pastDate: HintCheck = (words, circumstances) => {
  const { occasion, today } = circumstances;
  if (ABOUT_A_DAY.includes(occasion) || otherYear(words, circumstances).length > 0) return [];
  return datedLines(words, occasion)
    .filter(({ date }) => isBefore(date, today))
    .map(({ role, line }) => ({ rule: 'past-date', weight: 'hint', role, found: line }));
};

/** 元旦 is the morning of 1 January: a card that comes later has 正月. */
export const notNewYearsDay: HintCheck = (words, { occasion, arrivesOn }) => {
  if (occasion !== 'new-year' || arrivesOn === null || arrivesOn.slice(5) === '01-01') return [];
  if (monthOf(arrivesOn) === 12) return [];
  return textsIn(words).flatMap(({ role, text }) =>
    Array.from(
      text.matchAll(/元[旦日]/gu),
      ([found]): Hint => ({
        ...{ rule: 'not-new-years-day', weight: 'hint', role, found, instead: '正月' },
      }),
    ),
  );
};

const SEASON_OF: readonly (readonly [string, Occasion])[] = [
  ['寒中', 'kanchu'],
  ['余寒', 'yokan'],
  ['暑中', 'shochu'],
  ['残暑', 'zansho'],
];

/** 寒中 before the end of 松の内 or after 立春, 暑中 after 立秋 and the reverse, by the day of arrival. */
export const seasonHints: HintCheck = (words, circumstances) => {
  const { arrivesOn, drawn, pinesEnd = '01-07' } = circumstances;
  if (arrivesOn === null) return [];
  const texts = [...sentencesIn(words, circumstances), ...drawn.map((text) => ({ role: null, text }))];
  return texts.flatMap(({ role, text }) =>
    SEASON_OF.flatMap(([found, season]): Hint[] => {
      const rule = text.includes(found) ? seasonProblem(season, arrivesOn, pinesEnd) : null;
      if (rule === null) return [];
      if (rule !== 'other-season') return [{ rule, weight: 'hint', role, found }];
      const instead = wordsInSeason(found, occasionOn(season, arrivesOn), arrivesOn);
      return [{ rule, weight: 'hint', role, found, instead }];
    }),
  );
};
