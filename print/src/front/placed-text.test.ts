import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { placedText } from './placed-text.ts';

const textIn = (writing?: 'vertical') =>
  placedText(
    {
      type: 'ADDRESS',
      z: 1,
      box: { x: 0, y: 0, width: 90, height: 200 },
      look: { sizePt: 8, align: 'end', color: 'black', ...(writing ? { writing } : {}) },
    },
    '〒100-0001\n千代田1-2',
    () => shippedChain('mincho'),
  ).text;

test('an address that was typed in figures has kanji numerals where it runs down the card', () => {
  expect(textIn('vertical')).toBe('〒一〇〇－〇〇〇一\n千代田一－二');
  expect(textIn()).toBe('〒100-0001\n千代田1-2');
});
