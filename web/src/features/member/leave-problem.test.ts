import type { CallFailure } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { leaveProblem } from './leave-problem.ts';

const refused = (order: string[]): CallFailure => ({
  kind: 'refused',
  status: 409,
  error: { code: 'wrong_state', message: '', fields: { order } },
});

test('who waits for money alone is told of the account to register, and of no delivery', () => {
  expect(leaveProblem(refused(['refunding']))).toContain('口座');
  expect(leaveProblem(refused(['refunding']))).not.toContain('お届け');
});

test('who waits for cards is told to leave later, and who waits for both is told both once', () => {
  expect(leaveProblem(refused(['on-the-way']))).not.toContain('返金');
  const both = leaveProblem(refused(['on-the-way', 'refunding']));
  expect(both).toContain('お届け前');
  expect(both).toContain('口座');
  expect(both.match(/まだ退会できません/g)).toHaveLength(1);
});

test('who made what a campaign still prints for others is told so', () => {
  expect(leaveProblem(refused(['campaign']))).toContain('ほかの方の発送前のご注文');
});
