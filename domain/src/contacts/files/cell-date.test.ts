import { expect, test } from 'vitest';
import { birthdayOf, readMourning } from './cell-date.ts';

test.each([
  ['1980/1/2', '19800102'],
  ['1980-01-02', '19800102'],
  ['1980.1.2', '19800102'],
  ['1980年1月2日', '19800102'],
  ['１９８０年１月２日', '19800102'],
  ['19800102', '19800102'],
  ['1980-01-02T00:00:00', '19800102'],
  ['昭和55年1月2日', '19800102'],
  ['昭和五十五年一月二日', '19800102'],
  ['S55.1.2', '19800102'],
  ['平成元年5月1日', '19890501'],
  ['H31/4/30', '20190430'],
  ['令和8年11月22日', '20261122'],
  ['1/2/1980', '19800102'],
  ['31/12/1980', '19801231'],
  ['29222', '19800102'],
  // Numbers of a spreadsheet, from 1910 to 2064 but for those that are a year.
  ['4000', '19101213'],
  ['3999', '3999'],
  ['59999', '20640407'],
  ['60000', '60000'],
  ['29222.5', '19800102'],
  ['1999', '1999'],
  ['1980/12/31', '19801231'],
  ['19801231', '19801231'],
  ['198012311', '198012311'],
  ['1980/1/234', '1980/1/234'],
  ['12/31/19801', '12/31/19801'],
  ['1.2.1980', '19800102'],
  ['明治元年1月1日', '18680101'],
  ['大正15年12月24日', '19261224'],
  ['t1.8.1', '19120801'],
  ['平成三十一年四月三十日', '20190430'],
  ['0/0/00', ''],
  ['', ''],
  // What names no day is kept as it stands, for the note.
  ['1月2日', '1月2日'],
  ['--01-02', '--01-02'],
  ['1604-01-02', '01-02'],
  ['1980/2/31', '1980/2/31'],
])('the birthday %s is %s', (text, digits) => {
  expect(birthdayOf(text)).toBe(digits);
});

const NEW_YEAR = 2027;
const season = ['2027-03-31', false];

test.each([
  ['', ['', true]],
  ['×', ['', true]],
  ['なし', ['', true]],
  ['2027-02-10', ['2027-02-10', true]],
  ['2027/2/10', ['2027-02-10', true]],
  ['令和9年2月10日まで', ['2027-02-10', true]],
  ['R9.2.10', ['2027-02-10', true]],
  ['46428', ['2027-02-10', true]],
  ['2027年2月', ['2027-02-28', true]],
  ['2027/12', ['2027-12-31', true]],
  ['2027年1月まで', ['2027-01-31', true]],
  ['2027-01-01', ['2027-01-01', true]],
  ['2026-12-31', season],
  ['2026-12-31まで', ['2026-12-31', true]],
  ['2025/12/31明け', ['2025-12-31', true]],
  ['2026-01-01', season],
  ['2025-12-31', ['', true]],
  ['2026年12月', season],
  ['2024年12月', season],
  ['2027年13月', season],
  ['2027年0月', season],
  ['2028', ['2028-03-31', false]],
  ['2025', ['', true]],
  ['０', ['', true]],
  ['FALSE', ['', true]],
  ['-', ['', true]],
  ['なしか', season],
  // Somebody died in the year that ends, or the cell does not say until when.
  ['2026/5/10', season],
  ['2026', season],
  ['2026年', season],
  ['令和8年', season],
  ['2027', season],
  ['○', season],
  ['喪中', season],
  ['1', season],
  ['祖父他界のため', season],
  ['R8 母', season],
  // Mourning that ended long ago.
  ['2024/5/10', ['', true]],
  ['2024年', ['', true]],
])('mourning %s holds until %j', (text, expected) => {
  const { until, isSure } = readMourning(text, NEW_YEAR, false);
  expect([until, isSure]).toEqual(expected);
});

test('a date of our own file is the last day, however a spreadsheet shows it', () => {
  expect(readMourning('2026/11/30', NEW_YEAR, true)).toEqual({ until: '2026-11-30', isSure: true });
  expect(readMourning('2024/3/31', NEW_YEAR, true)).toEqual({ until: '2024-03-31', isSure: true });
  expect(readMourning('2026年11月', NEW_YEAR, true)).toEqual({ until: '2026-11-30', isSure: true });
});

test.each([
  ['2024喪中', true],
  ['令和6年 喪中', true],
  ['2023/5/1', true],
  ['2026年', undefined],
  ['2026/11/3', undefined],
  ['喪中', undefined],
  ['', undefined],
])('the mourning %j is past: %s', (text, isPast) => {
  expect(readMourning(text, NEW_YEAR, false).isPast).toBe(isPast);
});
