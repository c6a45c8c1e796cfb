import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

test('numbers are those of mulberry32, from 0 up to 1 and different from each other', () => {
  const next = seededRandom(1);
  const numbers = Array.from({ length: 1000 }, next);
  expect(numbers.slice(0, 3).map((number) => number.toFixed(6))).toEqual([
    '0.627074',
    '0.002736',
    '0.527447',
  ]);
  expect(new Set(numbers).size).toBe(1000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
