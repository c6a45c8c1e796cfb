import { expect, test } from 'vitest';
import { mournsAtNewYear } from './mourning.ts';

test.each([
  ['', 2027, false],
  ['2026-12-31', 2027, false],
  ['2027-01-01', 2027, true],
  ['2027-06-30', 2027, true],
  ['2027-06-30', 2028, false],
])('mourning until %j holds at New Year %i: %s', (until, year, mourns) => {
  expect(mournsAtNewYear(until, year)).toBe(mourns);
});
