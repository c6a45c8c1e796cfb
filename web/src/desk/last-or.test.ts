import { ok, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import { lastOr } from './last-or.ts';

const AT = '2026-11-22T03:00:00.000Z';
const LATER = '2026-11-22T03:00:30.000Z';
const shown = { facts: 'orders', at: AT, isStale: false };
const lost = refuse({ kind: 'unreachable' } as never);

test('a refresh that fails leaves what was shown, with the time when it was loaded', () => {
  expect(lastOr(shown, lost, LATER)).toEqual({ facts: 'orders', at: AT, isStale: true });
  expect(lastOr({ ...shown, isStale: true }, ok('new'), LATER)).toEqual({
    facts: 'new',
    at: LATER,
    isStale: false,
  });
});

test('a first load that fails shows the error page', () => {
  expect(() => lastOr(null, lost, LATER)).toThrow();
});

test('an operator who may not read a list does not see the one that another operator loaded', () => {
  const forbidden = refuse({ kind: 'refused', status: 403, error: { code: 'forbidden' } } as never);
  expect(() => lastOr(shown, forbidden, LATER)).toThrow();
});
