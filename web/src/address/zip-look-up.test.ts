import { emptyPrintAddress, looksUnfinished } from '@fumi/domain';
import { expect, test } from 'vitest';
import { fillLocality, mayFill } from './zip-look-up.ts';

const roppongi = { prefecture: '東京都', city: '港区', area: '六本木', facility: '' };

test('a look-up fills prefecture and town, and remembers what it filled', () => {
  const { address, autocompleted } = fillLocality(emptyPrintAddress(), roppongi);
  expect(address).toMatchObject({ state: '東京都', address1: '港区六本木', address2: '' });
  expect(looksUnfinished(address, autocompleted)).toBe(true);
  expect(looksUnfinished({ ...address, address1: '港区六本木1-2-3' }, autocompleted)).toBe(false);
});

test('a street number that is there already stays', () => {
  const typed = { ...emptyPrintAddress(), state: '東京都', address1: '港区六本木1-2-3', address2: '101号室' };
  expect(fillLocality(typed, roppongi).address).toEqual(typed);
});

test('a business office fills the second line', () => {
  const office = { ...roppongi, facility: '株式会社みほん' };
  expect(fillLocality(emptyPrintAddress(), office).address.address2).toBe('株式会社みほん');
});

test('by itself a look-up only replaces what another look-up wrote', () => {
  const { address, autocompleted } = fillLocality(emptyPrintAddress(), roppongi);
  expect(mayFill(emptyPrintAddress(), null)).toBe(true);
  expect(mayFill(address, autocompleted)).toBe(true);
  expect(mayFill({ ...address, address2: 'みほん荘' }, autocompleted)).toBe(false);
});
