import { expect, test } from 'vitest';
import { parentIn, starters } from './starters.mjs';

test.each([
  ['71 (sh) S 42 71 71 0', 42],
  ['71 (a) b (c) R 7 71', 7],
])('the parent in %j is %i', (stat, parent) => {
  expect(parentIn(stat)).toBe(parent);
});

test('who started us does not change while they live', () => {
  expect(starters()).toBe(starters());
  expect(starters()).toMatch(new RegExp(`^${process.ppid} `));
});
