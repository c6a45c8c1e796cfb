import { expect, test } from 'vitest';
import { formedCharacters, possibleForms, withForm } from './glyph-forms.ts';
import { splitGraphemes } from './text.ts';

const TWO_DOTS = '辻\u{e0101}';

test.each([
  ['渡邉', [{ at: 1, character: '邉' }]],
  [
    `${TWO_DOTS}邊`,
    [
      { at: 0, character: TWO_DOTS },
      { at: 1, character: '邊' },
    ],
  ],
  ['山\u{e01ef}田', [{ at: 0, character: '山\u{e01ef}' }]],
  ['𠮷田', []],
  ['', []],
])('of 「%s」 those characters have forms that are asked about', (name, formed) => {
  expect(formedCharacters(name)).toEqual(formed);
});

test('the forms of a character begin with the plain one, and are one character each', () => {
  const forms = possibleForms(TWO_DOTS);
  expect(forms[0]).toBe('辻');
  expect(forms).toContain(TWO_DOTS);
  expect(new Set(forms).size).toBe(17);
  for (const form of forms) expect(splitGraphemes(form)).toHaveLength(1);
});

test('another form takes the place of the one that was typed, and of nothing else', () => {
  expect(withForm('𠮷邉\u{e0100}邉', 1, '邉\u{e0102}')).toBe('𠮷邉\u{e0102}邉');
  expect(withForm(`${TWO_DOTS}村`, 0, '辻')).toBe('辻村');
});
