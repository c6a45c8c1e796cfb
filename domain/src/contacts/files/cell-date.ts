import { HYPHENS } from '../../address/hyphens.ts';
import { kanjiNumber } from '../../address/kanji-number.ts';
import { YEAR_BEFORE_ERA } from '../../calendar/era.ts';
import { addDays, isPlainDate, type PlainDate } from '../../calendar/plain-date.ts';

/*
 * Days as people and programs write them. What names no day is not guessed at: 1/2/03 may be three days.
 */

/** Eras (元号) by their names, and by the letters of forms. */
const ERAS: Readonly<Record<string, number>> = {
  ...YEAR_BEFORE_ERA,
  M: YEAR_BEFORE_ERA.明治,
  T: YEAR_BEFORE_ERA.大正,
  S: YEAR_BEFORE_ERA.昭和,
  H: YEAR_BEFORE_ERA.平成,
  R: YEAR_BEFORE_ERA.令和,
};

const ERA = /^(明治|大正|昭和|平成|令和|[MTSHR])\.?(\d{1,2}|元)(?=\D|$)/i;

/** 昭和55年 → 1980年, so that every other rule reads years alike. */
const withoutEra = (text: string): string =>
  text.replace(ERA, (_, era: string, year: string) =>
    String((ERAS[era.toUpperCase()] as number) + (year === '元' ? 1 : Number(year))),
  );

const plain = (text: string): string =>
  withoutEra(
    text
      .normalize('NFKC')
      .trim()
      .replace(/[〇一二三四五六七八九十]+(?=[年月日])/g, kanjiNumber),
  );

const dateOf = (year: string, month: string, day: string): PlainDate | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
};

/** From here Excel counts days: the day before 1900, and its 29 February 1900 that never was. */
const EXCEL_EPOCH = '1899-12-30';
/** From 1910 to 2064: five digits that are no zip's beginning and no year. */
const SERIAL = /^(?:[4-9]\d{3}|[1-5]\d{4})(?:\.\d+)?$/;

type Rule = readonly [pattern: RegExp, read: (groups: readonly string[]) => PlainDate | null];

const RULES: readonly Rule[] = [
  [/^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})(?!\d)/, ([y = '', m = '', d = '']) => dateOf(y, m, d)],
  [/^(\d{4})(\d{2})(\d{2})(?!\d)/, ([y = '', m = '', d = '']) => dateOf(y, m, d)],
  // English programs write the month first; a first number above 12 is the day.
  [
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/,
    ([one = '', two = '', y = '']) => dateOf(y, one, two) ?? dateOf(y, two, one),
  ],
];

/** The day that a cell names, or null. */
function readDate(text: string): PlainDate | null {
  const cell = plain(text);
  if (SERIAL.test(cell) && !/^(?:1[89]|20|21)\d\d$/.test(cell))
    return addDays(EXCEL_EPOCH, Math.floor(Number(cell)));
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(cell);
    if (found) return read(found.slice(1));
  }
  return null;
}

/** Address books of Apple give this year to a birthday that has none. */
const NO_YEAR = /^1604\b|^-/;

/** A birthday as eight digits; as it stands where it names no day, so that it is not lost. */
export function birthdayOf(text: string): string {
  const cell = text.trim();
  // Outlook's empty date.
  if (/^[0/.-]*$/.test(cell)) return '';
  const date = NO_YEAR.test(cell) ? null : readDate(cell);
  return date ? date.replaceAll('-', '') : cell.replace(/^1604-?/, '');
}

/** The month or year that a cell names without a day. */
function readMonth(text: string): { readonly year: number; readonly month: number | null } | null {
  const [, year, month] = /^(\d{4})(?:[年/.-]+(\d{1,2})(?:月|$|[^\d]))?/.exec(plain(text)) ?? [];
  if (year === undefined) return null;
  return { year: Number(year), month: month === undefined ? null : Number(month) };
}

const NO_MOURNING = new RegExp(`^(?:[×✕✖xｘ0０${HYPHENS}]|無|無し|なし|いいえ|no|false|off|該当なし)$`, 'i');

const lastOf = (year: number, month: number): PlainDate =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

type MourningRead = {
  /** The last day, or ''. */
  readonly until: string;
  /** False where the cell says that somebody mourns and not until when: the customer is to look. */
  readonly isSure: boolean;
  /** The cell names a year or a day whose mourning has ended: no card is held back. */
  readonly isPast?: true;
};

const NONE: MourningRead = { until: '', isSure: true };
const PAST: MourningRead = { ...NONE, isPast: true };

/**
 * What a cell says of mourning, for the New Year that cards are now prepared for. `isLastDay`: a date is the last
 * day, as in our own files; elsewhere a day that is past is as likely that of the death, after which a year is
 * mourned. Marks and reasons (○, 喪中, 祖父他界) hold back the next New Year's card.
 */
export function readMourning(text: string, newYear: number, isLastDay: boolean): MourningRead {
  const cell = text.trim();
  if (cell === '' || NO_MOURNING.test(cell)) return NONE;
  const season = { until: lastOf(newYear, 3), isSure: false };
  const date = readDate(cell);
  if (date) {
    if (isLastDay || /まで|明け?/.test(cell) || date >= `${newYear}-01-01`)
      return { until: date, isSure: true };
    return date >= `${newYear - 1}-01-01` ? season : PAST;
  }
  const month = readMonth(cell);
  if (!month) return season;
  if (month.month !== null && month.month >= 1 && month.month <= 12) {
    const until = lastOf(month.year, month.month);
    return until >= `${newYear}-01-01` || isLastDay ? { until, isSure: true } : season;
  }
  if (month.year < newYear - 1) return PAST;
  return { until: lastOf(Math.max(month.year, newYear), 3), isSure: false };
}
