import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInTokyo, isPlainDate, isWeekend, nextMidnightInTokyo } from './plain-date.ts';

test.each([
  ['2026-12-31T14:59:59.999Z', '2026-12-31'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
  ['2027-01-01T14:59:59.999Z', '2027-01-01'],
])('at %s it is %s in Tokyo', (instant, day) => {
  expect(dayInTokyo(Date.parse(instant))).toBe(day);
});

test('the next midnight is the first instant of the day after', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (instantMs) => {
      const midnightMs = nextMidnightInTokyo(instantMs);
      expect(dayInTokyo(midnightMs)).toBe(addDays(dayInTokyo(instantMs), 1));
      expect(dayInTokyo(midnightMs - 1)).toBe(dayInTokyo(instantMs));
    }),
  );
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2027-01-01T00:00', false],
  ['', false],
])('%j is a day: %s', (text, isDay) => {
  expect(isPlainDate(text)).toBe(isDay);
});

test('a week from Sunday begins and ends with a day of the weekend', () => {
  const week = Array.from({ length: 7 }, (_, days) => addDays('2026-11-22', days));
  expect(week.map(isWeekend)).toEqual([true, false, false, false, false, false, true]);
});
