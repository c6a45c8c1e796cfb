import { emptyPrintAddress, looksUnfinished } from '@fumi/domain';
import { expect, test } from 'vitest';
import { askedKey, fillLocality, mayFill, zipToFill } from './zip-look-up.ts';

const roppongi = { prefecture: '東京都', city: '港区', area: '六本木', facility: '' };

test('a look-up fills prefecture and town, and remembers what it filled', () => {
  const { address, autocompleted } = fillLocality(emptyPrintAddress(), roppongi);
  expect(address).toMatchObject({ state: '東京都', address1: '港区六本木', address2: '' });
  expect(looksUnfinished(address, autocompleted)).toBe(true);
  expect(looksUnfinished({ ...address, address1: '港区六本木1-2-3' }, autocompleted)).toBe(false);
});

test('a street number that is there already stays', () => {
  const typed = { ...emptyPrintAddress(), state: '東京都', address1: '港区六本木1-2-3', address2: '101号室' };
  const { address, autocompleted } = fillLocality(typed, roppongi);
  expect(address).toEqual(typed);
  expect(looksUnfinished({ ...address, address2: '' }, autocompleted)).toBe(false);
  const numbered = fillLocality({ ...typed, address2: '' }, roppongi);
  expect(looksUnfinished(numbered.address, numbered.autocompleted)).toBe(false);
});

test('a building that was typed before is no street number, and the address is asked about', () => {
  const { address, autocompleted } = fillLocality({ ...emptyPrintAddress(), address2: 'みほん荘' }, roppongi);
  expect(address).toMatchObject({ address1: '港区六本木', address2: 'みほん荘' });
  expect(looksUnfinished(address, autocompleted)).toBe(true);
  expect(looksUnfinished({ ...address, address1: '港区六本木1-2-3' }, autocompleted)).toBe(false);
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

test('a search by itself fills in the zip alone, and nothing that was typed', () => {
  const asked = { zip: '', state: '東京都', address1: '港区六本木1', address2: '' };
  const zip = { ...asked, what: 'zip', zip: '1060032' } as const;
  const town = { ...asked, what: 'town', address1: '港区六本木' } as const;
  expect(zipToFill(asked, [zip])).toEqual({ zip: '1060032' });
  expect([[], [zip, zip], [town]].map((mends) => zipToFill(asked, mends))).toEqual([null, null, null]);
  expect(zipToFill({ ...asked, zip: '1000001' }, [zip])).toBeNull();
});

test('a question counts as another one once a line of its address has changed', () => {
  const asked = { ...emptyPrintAddress(), address1: '港区六本木1' };
  expect(askedKey({ ...asked, address1: '港区六本木1-2' })).not.toBe(askedKey(asked));
  expect(askedKey({ ...asked, comment1: 'お元気で' } as typeof asked)).toBe(askedKey(asked));
});
