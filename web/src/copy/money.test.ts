import { expect, test } from 'vitest';
import { yenText } from './money.ts';

test.each([
  [0, '0円'],
  [500, '500円'],
  [1000, '1,000円'],
  [1234567, '1,234,567円'],
  [-1500, '−1,500円'],
])('%i yen stand as %s', (priceYen, text) => {
  expect(yenText(priceYen)).toBe(text);
});
