import { expect, test } from 'vitest';
import { dayOfMoment, dayText, momentWords } from './moments.ts';

test('a day is written with slashes, as in a moment', () => {
  expect(dayText('2026-01-05')).toBe('2026/01/05');
});

test.each([
  ['2026-12-31T14:59:59Z', '2026年\u200b12月31日', '2026/12/31 23:59'],
  ['2026-12-31T15:00:00Z', '2027年\u200b1月1日', '2027/01/01 0:00'],
  ['2026-03-01T00:05:00+09:00', '2026年\u200b3月1日', '2026/03/01 0:05'],
])('%s is a day and a moment in Tokyo, wherever the device is', (instant, day, moment) => {
  expect(dayOfMoment(instant)).toBe(day);
  expect(momentWords(instant)).toBe(moment);
});
