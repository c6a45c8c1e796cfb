import { expect, test } from 'vitest';
import { confirmCopy } from './confirm.ts';

test('the sentences about all problems that hold an order name no single cause', () => {
  const { held, invalid, invalidHint, invalidSummary } = confirmCopy;
  expect([held(1), invalid, invalidHint, invalidSummary(1)].join()).not.toMatch(/字|喪中/);
});
