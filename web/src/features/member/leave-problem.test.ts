import type { CallFailure } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { leaveProblem } from './leave-problem.ts';

const refused = (order: string[]): CallFailure => ({
  kind: 'refused',
  status: 409,
  error: { code: 'wrong_state', message: '', fields: { order } },
});

test('a member who waits for a refund alone must register a bank account, and is told of no delivery', () => {
  expect(leaveProblem(refused(['refunding']))).toContain('口座');
  expect(leaveProblem(refused(['refunding']))).not.toContain('お届け');
});

test('a member who waits for cards is told to leave later; with a refund both reasons are told once', () => {
  expect(leaveProblem(refused(['on-the-way']))).not.toContain('返金');
  const both = leaveProblem(refused(['on-the-way', 'refunding']));
  expect(both).toContain('お届け前');
  expect(both).toContain('口座');
  expect(both.match(/まだ退会できません/g)).toHaveLength(1);
});

test('the maker of a book that a campaign still prints for others is told so', () => {
  expect(leaveProblem(refused(['campaign']))).toContain('ほかの方の発送前のご注文');
});
