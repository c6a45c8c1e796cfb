import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { setTextBlock } from '../text/text-block.ts';
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

test('a caption that is too long for its line leaves no letter alone on the next one', () => {
  const caption = placedText(
    {
      type: 'PHOTO_CAPTION',
      z: 1,
      box: { x: 0, y: 0, width: 100, height: 24 },
      look: { sizePt: 9, align: 'middle', color: 'black' },
    },
    'また来年も、いっしょに。',
    () => shippedChain('gothic'),
  );
  const { areas } = setTextBlock(caption, caption.fonts);
  expect(areas.map(({ width }) => Math.round(width / 9))).toEqual([6, 6]);
});

test.each([
  ['black', [0, 0, 0, 1]],
  // Paper that is left bare.
  ['white', [0, 0, 0, 0]],
  [
    [0, 0.8, 0.7, 0.1],
    [0, 0.8, 0.7, 0.1],
  ],
] as const)('words in %j are printed in %j', (color, inks) => {
  const look = { sizePt: 9, align: 'middle', color } as const;
  const box = { x: 0, y: 0, width: 100, height: 24 };
  const place = { type: 'PHOTO_CAPTION', z: 1, box, look } as const;
  expect(placedText(place, '夏', () => shippedChain('gothic')).color).toEqual(inks);
});
