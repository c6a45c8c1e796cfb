import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AlmanacYear } from '@fumi/domain';
import { save } from './art-files.ts';

/*
 * content/calendar: the holidays of Japan from @holiday-jp/holiday_jp (MIT; renewed when the law or the Cabinet
 * Office's list changes), and 六曜 from the lunisolar calendar. Run by hand, once a year: see docs/decisions/0025.
 */

export const ALMANAC_YEARS = [2026, 2027, 2028, 2029] as const;

const almanacFolder = fileURLToPath(new URL('../calendar/', import.meta.url));

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Korean calendar is reckoned for 135° east, which is Japan's own meridian; the Chinese one differs at times. */
const LUNAR = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });

const lunarPart = (dayMs: number, type: 'month' | 'day'): number =>
  Number.parseInt(LUNAR.formatToParts(dayMs).find((part) => part.type === type)?.value ?? '', 10);

export const lunarDayOf = (dayMs: number): number => lunarPart(dayMs, 'day');

/** 六曜 of a day: lunar month and lunar day, modulo six. A leap month counts as the one before it. */
export const rokuyoIndex = (dayMs: number): number => (lunarPart(dayMs, 'month') + lunarDayOf(dayMs)) % 6;

const daysOf = (year: number): number[] => {
  const first = Date.UTC(year, 0, 1);
  const count = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS;
  return Array.from({ length: count }, (_, index) => first + index * DAY_MS);
};

type Holidays = Readonly<Record<string, { readonly name: string }>>;

/** A day off in place of a holiday is called so: 春分の日 振替休日 in the library. */
const nameOf = (name: string): string => (name.includes('振替休日') ? '振替休日' : name);

function holidaysOf(year: number, holidays: Holidays): Record<string, string> {
  const days = Object.entries(holidays).filter(([day]) => day.startsWith(`${year}-`));
  return Object.fromEntries(days.map(([day, { name }]) => [day.slice(5), nameOf(name)]));
}

const almanacYear = (year: number, holidays: Holidays): AlmanacYear => ({
  year,
  holidays: holidaysOf(year, holidays),
  rokuyo: daysOf(year).map(rokuyoIndex).join(''),
});

/** Writes the years from the unpacked package of the library. */
export function writeAlmanac(packageDir: string): number {
  const holidays: Holidays = createRequire(import.meta.url)(join(packageDir, 'lib/holidays.js'));
  for (const year of ALMANAC_YEARS) {
    save(join(almanacFolder, `${year}.json`), `${JSON.stringify(almanacYear(year, holidays), null, 2)}\n`);
  }
  return ALMANAC_YEARS.length;
}

export const readAlmanacYear = (year: number): AlmanacYear =>
  JSON.parse(readFileSync(join(almanacFolder, `${year}.json`), 'utf8'));
