import { expect, test } from 'vitest';
import { addDays } from '../calendar/plain-date.ts';
import { lastPaidDayDue } from './due.ts';
import { productionDays } from './schedule.ts';

const production = { printWithinDays: 2, shipWithinDays: 5, closedDays: ['2026-11-23'] };

test.each([
  // A Friday: what was paid on Wednesday is printed two working days later.
  ['2026-11-20', 'printsBy', '2026-11-18'],
  ['2026-11-20', 'shipsBy', '2026-11-15'],
  // Tuesday after a holiday: Thursday's are due, for Friday and Tuesday were their two days.
  ['2026-11-24', 'printsBy', '2026-11-19'],
] as const)('on %s the last that is due by %s was paid on %s', (day, step, paidOn) => {
  expect(lastPaidDayDue(day, step, production)).toBe(paidOn);
});

test('the day after has more time, on every day of a month', () => {
  for (let day = '2026-11-01'; day <= '2026-11-30'; day = addDays(day, 1)) {
    for (const step of ['printsBy', 'shipsBy'] as const) {
      const last = lastPaidDayDue(day, step, production);
      expect(productionDays(last, production)[step] <= day).toBe(true);
      expect(productionDays(addDays(last, 1), production)[step] > day).toBe(true);
    }
  }
});
