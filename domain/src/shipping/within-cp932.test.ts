import { expect, test } from 'vitest';
import { cp932Encoder } from '../contacts/files/cp932.ts';
import { replaced, replacementsIn } from './within-cp932.ts';

const decoder = new TextDecoder('shift_jis');
const { unencodable } = cp932Encoder((bytes) => decoder.decode(bytes));

test.each([
  ['𠮷田', '吉田'],
  ['槗本', '橋本'],
  ['渡邉󠄁', '渡邉'],
  ['\u2f2d本', '山本'],
  ['Café ミゔ', 'Cafe ミヴ'],
  ['1‑2–3', '1‐2－3'],
  ['\u2ed1井\u00a0花子', '長井 花子'],
])('%s is proposed as %s', (text, proposed) => {
  expect(replaced(text, replacementsIn(text, unencodable))).toBe(proposed);
});

test.each(['髙橋', '山﨑', '濵田', '1−2〜3', '', '寿'])('%s has nothing to be replaced', (text) => {
  expect(replacementsIn(text, unencodable)).toEqual([]);
});

test('for what has no other form nothing is proposed, and it stays', () => {
  const text = '𪚥😀田か゚';
  const replacements = replacementsIn(text, unencodable);
  expect(replacements).toEqual([]);
  expect(replaced(text, replacements)).toBe(text);
});
