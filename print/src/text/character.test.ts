import { expect, test } from 'vitest';
import { isComposed, isOfRun, readCharacters, standsUpright } from './character.ts';

const of = (holds: (codePoint: number) => boolean, characters: string): string =>
  Array.from(characters)
    .filter((character) => holds(character.codePointAt(0) ?? 0))
    .join('');

test('digits and capitals stand upright, and neither their neighbours nor small letters', () => {
  expect(of(standsUpright, '/09:@AZ[`az{')).toBe('09AZ');
});

test('a run is made of ASCII that draws something, western letters and what stands inside of names', () => {
  expect(of(isOfRun, '\u001f !~\u007f\u00a0ÀÿŌΩЖ‐‑‘’‒“ⅣＡ山')).toBe('!~ÀÿŌΩЖ‐‑‘’');
});

test.each(['\ufe00', '\ufe0f', '\u{e0100}', '\u{e01ef}'])(
  '%j behind a kanji selects its shape',
  (selector) => {
    const text = `葛${selector}`;
    expect(readCharacters(text)).toEqual([{ text, codePoint: 0x845b, selector: selector.codePointAt(0) }]);
    expect(readCharacters(text).map(isComposed)).toEqual([false]);
  },
);

test.each(['\ufdff', '\ufe10', '\u{e00ff}', '\u{e01f0}'])(
  '%j behind a kanji is a character of its own',
  (character) => {
    expect(readCharacters(`葛${character}`)).toHaveLength(2);
  },
);

test.each([
  ['e\u0301', 0xe9],
  ['か\u3099', 0x304c],
  ['は\u309a', 0x3071],
  // Nothing is composed of these: no typeface draws them.
  ['e\u0300\u0300', 0xffff],
  ['q\u036f', 0xffff],
  ['山\u3099', 0xffff],
])('%j is one character', (text, codePoint) => {
  expect(readCharacters(text)).toEqual([{ text, codePoint }]);
  expect(readCharacters(text).map(isComposed)).toEqual([true]);
});

test.each([
  ['ぁ\u3099', 0x3041, 0x309b],
  ['あ゛', 0x3042, 0x309b],
  ['か゜', 0x304b, 0x309c],
  ['か\u309a', 0x304b, 0x309c],
])('%j has its mark over it', (text, codePoint, mark) => {
  expect(readCharacters(text)).toEqual([{ text, codePoint, mark }]);
});

test.each(['山゛', 'q\u02ff', 'q\u0370', '\u3040゛', '\u3100゛'])('%j are two characters', (text) => {
  expect(readCharacters(text)).toHaveLength(2);
});
