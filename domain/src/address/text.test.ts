import { expect, test } from 'vitest';
import { composeVoicedKana, graphemeCount, hasForbiddenCharacter, isBlank, splitGraphemes } from './text.ts';

test.each([
  ['髙', 1],
  ['𠮷', 1],
  ['葛\u{e0100}', 1],
  ['髙橋', 2],
  ['👨‍👩‍👧', 1],
  ['', 0],
])('%s counts as %i', (text, count) => {
  expect(graphemeCount(text)).toBe(count);
});

test.each(['a\u0000', '\u202eabc', '\u2066x', '\u200b', '\ufeff', '\ud842', 'a\nb'])(
  'a control, bidi, zero-width or broken character is refused: %j',
  (text) => {
    expect(hasForbiddenCharacter(text)).toBe(true);
  },
);

test.each(['髙橋', '𠮷野家', '葛\u{e0100}城', '﨑', 'Ｏ’Brien', 'ヴ', '東京　太郎'])(
  '%s is accepted',
  (text) => {
    expect(hasForbiddenCharacter(text)).toBe(false);
  },
);

test('only kana with a combining mark is composed; compatibility kanji stay as typed', () => {
  expect(composeVoicedKana('か\u3099')).toBe('が');
  expect(composeVoicedKana('神\ufa19﨑')).toBe('神\ufa19﨑');
});

test('a full-width blank is blank', () => {
  expect(isBlank('　 ')).toBe(true);
});

test('text that is split without the segmenter is split as the segmenter would', () => {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
  const byRule = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const units = Array.from({ length: 0x10000 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  // By itself, between other characters and doubled: it joins neither neighbour.
  const texts = units.flatMap((unit) => [unit, `あ${unit}`, `${unit}漢`, `${unit}${unit}a`]);
  expect(texts.filter((text) => splitGraphemes(text).join('|') !== byRule(text).join('|'))).toEqual([]);
});
