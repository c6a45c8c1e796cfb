import { expect, test } from 'vitest';
import { solarTermDay } from './solar-terms.ts';

// As the National Astronomical Observatory announces them, Japan time.
test.each([
  [2021, '01-05', '02-03', '07-07', '08-07', '09-07'],
  [2022, '01-05', '02-04', '07-07', '08-07', '09-08'],
  [2024, '01-06', '02-04', '07-06', '08-07', '09-07'],
  [2025, '01-05', '02-03', '07-07', '08-07', '09-07'],
  [2026, '01-05', '02-04', '07-07', '08-07', '09-07'],
  [2027, '01-05', '02-04', '07-07', '08-08', '09-08'],
  [2028, '01-06', '02-04', '07-06', '08-07', '09-07'],
  [2029, '01-05', '02-03', '07-07', '08-07', '09-07'],
])('the solar terms of %i fall on the days of the almanac', (year, ...days) => {
  const terms = (['小寒', '立春', '小暑', '立秋', '白露'] as const).map((term) => solarTermDay(term, year));
  expect(terms).toEqual(days.map((day) => `${year}-${day}`));
});
