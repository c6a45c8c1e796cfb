import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

const ENTER = 13;

test.each([
  ['during a conversion', true, 229, true],
  ['that ends a conversion in Safari', false, 229, true],
  ['that sends a form', false, ENTER, false],
])('the Enter key %s: %s, %i', (_, isDuring, keyCode, expected) => {
  expect(isComposing({ isComposing: isDuring, keyCode })).toBe(expected);
});
