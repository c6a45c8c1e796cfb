import { expect, test } from 'vitest';
import { type CardFacts, isWhom, WHOM } from './whom.ts';

const YEAR = 2027;

test.each<[facts: CardFacts, whom: string[]]>([
  [{}, ['not-yet']],
  [{ sentYears: [2026] }, ['sent-last-year', 'not-yet']],
  [{ sentYears: [2027, 2026] }, ['sent-last-year']],
  [{ receivedYears: [2026] }, ['received-last-year', 'not-yet', 'unanswered']],
  [{ sentYears: [2026], receivedYears: [2026] }, ['sent-last-year', 'received-last-year', 'not-yet']],
  [{ receivedYears: [2027] }, ['not-yet', 'unanswered']],
  [{ sentYears: [2027], receivedYears: [2026] }, ['received-last-year']],
  [{ mourningUntil: '2027-01-01', receivedYears: [2026] }, ['received-last-year', 'mourning']],
  [{ mourningUntil: '2026-12-31' }, ['not-yet']],
  [{ skipReason: 'moved' }, ['skipped']],
  [{ skipReason: 'stopped', sentYears: [2026] }, ['sent-last-year', 'skipped']],
])('a contact with %j is listed under %j', (facts, whom) => {
  expect(WHOM.filter((one) => isWhom(one, facts, YEAR))).toEqual(['all', ...whom]);
});
