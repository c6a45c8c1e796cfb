import { ADDRESS_LIMITS, graphemeCount, hintsOf, OCCASIONS } from '@fumi/domain';
import { expect, test } from 'vitest';
import { commentPhrases } from './comment-lines.ts';

test.each(OCCASIONS)('every line for %s finds room, and goes against no custom', (occasion) => {
  const circumstances = { occasion, today: '2026-12-01', arrivesOn: '2027-01-01', drawn: [], values: {} };
  for (const line of commentPhrases(occasion)) {
    expect(graphemeCount(line), line).toBeLessThanOrEqual(ADDRESS_LIMITS.comment);
    const hints = hintsOf({ byHand: line }, { ...circumstances, senders: [], recipients: [] });
    expect(hints.filter(({ role }) => role === 'byHand')).toEqual([]);
  }
});

test('a line for a card of mourning has no punctuation', () => {
  expect(commentPhrases('mourning').join('')).not.toMatch(/[、。]/);
});
