import { type AlmanacYear, dayInTokyo, holidayOn, ROKUYO, rokuyoOn } from '@fumi/domain';
import { expect, test } from 'vitest';
import { ALMANAC_YEARS, lunarDayOf, readAlmanacYear, rokuyoIndex } from './almanac.ts';
import { FAMILIES } from './goods/families.ts';
import { newMoonMs } from './new-moon.ts';

const almanac = Object.fromEntries(
  ALMANAC_YEARS.map((year): [number, AlmanacYear] => [year, readAlmanacYear(year)]),
);

// As the almanacs of 2017 and 2027 print them.
test.each([
  ['2017-01-01', '先負'],
  ['2017-01-27', '大安'],
  ['2017-01-28', '先勝'],
  ['2017-03-28', '先負'],
  ['2017-04-26', '仏滅'],
  ['2027-01-16', '友引'],
  ['2027-01-29', '先負'],
  ['2027-01-31', '大安'],
])('%s is %s', (day, name) => {
  expect(ROKUYO[rokuyoIndex(Date.parse(day))]).toBe(name);
});

test.each(ALMANAC_YEARS)('the file of %i says of each day what the lunisolar calendar says', (year) => {
  const { rokuyo } = readAlmanacYear(year);
  const first = Date.UTC(year, 0, 1);
  const days = (Date.UTC(year + 1, 0, 1) - first) / 86_400_000;
  expect(rokuyo).toBe(
    Array.from({ length: days }, (_, index) => rokuyoIndex(first + index * 86_400_000)).join(''),
  );
});

const [firstYear, lastYear] = [ALMANAC_YEARS[0], ALMANAC_YEARS.at(-1) ?? ALMANAC_YEARS[0]];

test('every lunar month begins on the day on which the moon is new in Tokyo', () => {
  const [from, to] = [firstYear, lastYear + 1].map((year) => Math.ceil((year - 2000) * 12.3685));
  const newMoons = Array.from({ length: (to ?? 0) - (from ?? 0) }, (_, index) =>
    dayInTokyo(newMoonMs((from ?? 0) + index)),
  );
  const wrong = newMoons.filter((day) => lunarDayOf(Date.parse(day)) !== 1);
  expect(newMoons.length).toBeGreaterThan(48);
  expect(wrong).toEqual([]);
});

// The Cabinet Office's list of 2027.
const HOLIDAYS_2027 = {
  '01-01': '元日',
  '01-11': '成人の日',
  '02-11': '建国記念の日',
  '02-23': '天皇誕生日',
  '03-21': '春分の日',
  '03-22': '振替休日',
  '04-29': '昭和の日',
  '05-03': '憲法記念日',
  '05-04': 'みどりの日',
  '05-05': 'こどもの日',
  '07-19': '海の日',
  '08-11': '山の日',
  '09-20': '敬老の日',
  '09-23': '秋分の日',
  '10-11': 'スポーツの日',
  '11-03': '文化の日',
  '11-23': '勤労感謝の日',
};

test('the holidays of 2027 are those that the Cabinet Office has announced', () => {
  expect(readAlmanacYear(2027).holidays).toEqual(HOLIDAYS_2027);
  expect(holidayOn(almanac, '2028-03-20')).toBe('春分の日');
  expect(holidayOn(almanac, '2028-03-21')).toBeNull();
  expect(rokuyoOn(almanac, '2027-01-31')).toBe('大安');
});

test('the almanac has the years of all editions on sale, and those around them', () => {
  const editions = FAMILIES.flatMap(({ calendar }) => calendar?.editions ?? []);
  const missing = editions
    .flatMap(({ startMonth: { year } }) => [year, year + 1])
    .filter((year) => !(year in almanac));
  expect(missing).toEqual([]);
});
