import { expect, test } from 'vitest';
import { writtenYen } from './written-yen.ts';

test.each([
  ['12,345', 12_345],
  ['１２，３４５円', 12_345],
  ['△800', -800],
  ['-800', -800],
  ['¥0', 0],
  ['', null],
  ['12.5', null],
  ['約100', null],
])('%j is %j yen', (typed, yen) => {
  expect(writtenYen(typed)).toBe(yen);
});
