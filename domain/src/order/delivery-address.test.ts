import { expect, test } from 'vitest';
import { EMPTY_DELIVERY_ADDRESS, placeInLine } from './delivery-address.ts';

test.each([
  ['', '〒106-0032 東京都港区六本木1-2-3'],
  ['ハイツ六本木305', '〒106-0032 東京都港区六本木1-2-3 ハイツ六本木305'],
])('a place in one line has a space before its building “%s”', (address2, line) => {
  const place = { zip: '1060032', state: '東京都', address1: '港区六本木1-2-3' };
  expect(placeInLine({ ...EMPTY_DELIVERY_ADDRESS, ...place, address2 })).toBe(line);
});
