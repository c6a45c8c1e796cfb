import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchPattern } from './search.ts';

const finds = (query: string, text: string) => new RegExp(searchPattern(query), 'iu').test(text);

test.each([
  ['高橋', '髙橋太郎', true],
  ['髙橋', '高橋太郎', true],
  ['葛城', '葛\u{e0100}城市', true],
  ['たかはし', 'タカハシタロウ', true],
  ['タカハシ', 'たかはし太郎', true],
  ['１－２', '六本木1-2-3', true],
  ['高 橋', '髙橋', true],
  ['tanaka', 'TANAKA', true],
  // The first and the last of the characters that have a twin of another width or another kana.
  ['ぁ', 'ァ', true],
  ['ゖ', 'ヶ', true],
  ['ァ', 'ぁ', true],
  ['ヶ', 'ゖ', true],
  ['!', '！', true],
  ['~', '～', true],
  ['！', '!', true],
  ['～', '~', true],
  ['ー', '\u309c', false],
  ['山', '\u5c71\u{e0100}', true],
  ['高橋', '山田', false],
  ['.*', '山田', false],
  ['(', '(', true],
  ['[^\\]', '[^\\]', true],
  ['[^\\]', 'a', false],
  ['', '山田', true],
])('%s finds %s: %s', (query, text, found) => {
  expect(finds(query, text)).toBe(found);
});

test('any text finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(finds(text, text.replace(/\s/g, ''))).toBe(true);
    }),
  );
});
