import { expect, test } from 'vitest';
import { addressLengths, linesByHand } from './lines-by-hand.ts';

const ADDRESS = { state: '東京都', address1: '港区六本木', address2: '1-2-3 森タワー' };

test.each([
  ['whatever blanks they have', ADDRESS, ['東京都港区', '六本木1-2-3　森タワー']],
  [
    'where the address has none',
    { ...ADDRESS, address2: '1-2-3森タワー' },
    ['東京都港区', '六本木1-2-3　森タワー'],
  ],
  ['up to three', ADDRESS, ['東京都港区', '六本木1-2-3', '森タワー']],
])('lines broken by hand are valid while together they are the address, %s', (_, address, addressLines) => {
  expect(linesByHand({ ...address, addressLines })).toEqual(addressLines);
});

test.each([
  ['another address', { ...ADDRESS, address2: '1-2-4 森タワー' }, ['東京都港区六本木', '1-2-3 森タワー']],
  ['a line without words', ADDRESS, ['東京都港区六本木1-2-3 森タワー', ' ']],
  ['more lines than a card has', ADDRESS, ['東京都', '港区', '六本木', '1-2-3 森タワー']],
  ['no lines at all', ADDRESS, []],
])('with %s no lines are broken by hand', (_, address, addressLines) => {
  expect(linesByHand({ ...address, addressLines })).toBeNull();
});

test('how far words reach is counted without blanks', () => {
  expect(addressLengths(['東京都', ' 港 区', '', 'か\u3099'])).toEqual([3, 5, 5, 6]);
});
