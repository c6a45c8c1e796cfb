import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { mournersAmong } from './use-mourners.ts';

const recipients = [{ ...emptyPrintAddress(), name: { last: '山田', first: '花子', honorific: '様' } }];

test.each([
  ['on its way', { value: null, isLoading: true }, 'awaited'],
  ['lost', { value: null, isLoading: false }, 'failed'],
  ['there', { value: { contacts: [] }, isLoading: false }, 'known'],
  ['asked for again', { value: { contacts: [] }, isLoading: true }, 'known'],
] as const)('a New Year’s order tells whether the answer about mourning is %s', (_, call, answer) => {
  expect(mournersAmong(recipients, 2027, call)).toEqual({ answer, held: [], asked: [] });
});

test('an order without a New Year or without recipients does not wait for the answer about mourning', () => {
  const lost = { value: null, isLoading: false };
  expect(mournersAmong(recipients, null, lost).answer).toBe('known');
  expect(mournersAmong([], 2027, lost).answer).toBe('known');
});
