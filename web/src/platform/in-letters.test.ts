import { expect, test } from 'vitest';
import { inLetters } from './in-letters.ts';

test.each([
  ['これからもどうぞよろしくお願い申し上げます', 'これからも／どうぞ／よろしく／お願い／申し上げます'],
  ['誠にありがとうございました', '誠にありがとう／ございました'],
  ['年頭のご挨拶を控えさせていただきます', '年頭のご挨拶を／控えさせて／いただきます'],
  ['お願い', 'お願い'],
])('the letter %s breaks before its closing phrases', (text, marked) => {
  expect(inLetters(text).replaceAll('\u200b', '／')).toBe(marked);
});
