import { expect, test } from 'vitest';
import { hasEmojiOrPrivateUse } from './pictures.ts';

test.each(['花子😀', '❤', '🇯🇵', '1\ufe0f\u20e3', '♀\ufe0f', '\ue000'])(
  '%j is a picture, no writing',
  (text) => {
    expect(hasEmojiOrPrivateUse(text)).toBe(true);
  },
);

test.each([
  '髙橋',
  '𠮷野',
  '葛\u{e0100}城',
  '邉\ufe00',
  'つのだ☆ひろ',
  '㈱ふみ★',
  'O’Brien & José',
  '〒①Ⅲ',
  '101#2*',
])('%s is writing', (text) => {
  expect(hasEmojiOrPrivateUse(text)).toBe(false);
});
