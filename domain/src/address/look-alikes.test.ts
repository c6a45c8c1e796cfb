import { expect, test } from 'vitest';
import { CONFUSABLE_ROWS, VARIANT_ROWS } from './look-alikes.data.ts';
import { lookAlikesIn, variantKey } from './look-alikes.ts';

test('髙橋 offers 高, and 橋 its older shapes', () => {
  expect(lookAlikesIn('髙橋一子').map(({ character, variants }) => [character, variants])).toEqual([
    ['髙', ['高']],
    ['橋', ['槗', '𣘺']],
    ['一', []],
  ]);
});

test.each([
  ['髙', true],
  ['高', true],
  ['櫻', true],
  ['桜', false],
  ['太', false],
  ['葛\u{e0100}', true],
])('%s is doubtful: %s', (character, isDoubtful) => {
  expect(lookAlikesIn(character)[0]?.isDoubtful).toBe(isDoubtful);
});

test('a variation selector is pointed at', () => {
  expect(lookAlikesIn('葛\u{e0100}').map(({ hasSelector }) => hasSelector)).toEqual([true]);
});

test.each([
  ['髙橋', '高橋'],
  ['齋藤', '斉藤'],
  ['渡邉', '渡辺'],
  ['山﨑', '山崎'],
  ['葛\u{e0101}城', '葛城'],
  ['𠮷田', '吉田'],
])('%s compares equal to %s', (one, other) => {
  expect(variantKey(one)).toBe(variantKey(other));
});

test('each row has different characters, and none stands in two rows of variants', () => {
  const rows = VARIANT_ROWS.map((row) => Array.from(row));
  const all = rows.flat();
  expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([]);
  expect([...rows, ...CONFUSABLE_ROWS.map((row) => Array.from(row))].every((row) => row.length > 1)).toBe(
    true,
  );
});
