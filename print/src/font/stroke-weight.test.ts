import { expect, test } from 'vitest';
import { ALL_FONT_IDS, shippedChain, shippedFont } from '../../golden/shipped-fonts.ts';
import { shapeVertical } from '../text/vertical-line.ts';
import { drawContours } from './outline.ts';
import { STROKE_EM, thickeningEm } from './stroke-weight.ts';

const LETTERS = {
  kanji: '山田太郎高橋健渡辺佐藤鈴木美咲翔德齋東京都港区六本木様',
  latin: 'MullerJrgenOBiYkGacs',
  symbol: '№℡',
  numeral: 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ',
} as const;
const CURVE_STEPS = 8;

/** Twice the area of all letters of a script by the length of their outlines, em; curves as short lines. */
function strokeEm(id: (typeof ALL_FONT_IDS)[number], script: keyof typeof LETTERS): number {
  const font = shippedFont(id);
  let [area, length, x, y, startX, startY] = [0, 0, 0, 0, 0, 0];
  const line = (nextX: number, nextY: number) => {
    area += (x * nextY - nextX * y) / 2;
    length += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  };
  for (const letter of LETTERS[script]) {
    const glyph = font.find(letter.codePointAt(0) ?? 0);
    drawContours(font.contours(glyph?.id ?? 0), {
      move: (nextX, nextY) => {
        [x, y, startX, startY] = [nextX, nextY, nextX, nextY];
      },
      line,
      curve: (controlX, controlY, nextX, nextY) => {
        const [fromX, fromY] = [x, y];
        for (let step = 1; step <= CURVE_STEPS; step += 1) {
          const t = step / CURVE_STEPS;
          const at = (from: number, control: number, to: number) =>
            (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t * t * to;
          line(at(fromX, controlX, nextX), at(fromY, controlY, nextY));
        }
      },
      close: () => line(startX, startY),
    });
  }
  return (2 * Math.abs(area)) / length / font.unitsPerEm;
}

test.each(ALL_FONT_IDS)('the strokes of %s are as thick as the table says', (id) => {
  for (const script of ['kanji', 'latin', 'symbol', 'numeral'] as const)
    expect(strokeEm(id, script), script).toBeCloseTo(STROKE_EM[id]?.[script] ?? 0, 2);
});

test('a kanji that brush lacks is drawn with the weight of brush, one that it has as it is', () => {
  const [missing, own] = shapeVertical('𠮷田', shippedChain('brush')).clusters;
  expect(missing?.glyphs[0]?.source.fontId).toBe('mincho');
  expect(missing?.glyphs[0]?.thickenEm).toBeCloseTo(0.014, 9);
  expect(own?.glyphs[0]?.thickenEm).toBeUndefined();
});

test('a symbol of brush that is lighter than its kanji is drawn with their weight', () => {
  const thickening = (text: string) =>
    shapeVertical(text, shippedChain('brush')).clusters.map(({ glyphs }) => glyphs[0]?.thickenEm ?? 0);
  expect(thickening('№℡Ⅳ田㈱').map((em) => Math.round(em * 1000))).toEqual([17, 17, 7, 0, 0]);
  expect(shapeVertical('№', shippedChain('brush')).findings).toEqual([]);
});

test('the first code point of the symbols counts as a symbol', () => {
  expect(thickeningEm('brush', 'brush', 0x2100)).toBe(thickeningEm('brush', 'brush', 0x2116));
});

test('a Latin letter that brush lacks is drawn as it is: none of them is heavier', () => {
  const [word] = shapeVertical('Yūki', shippedChain('brush')).clusters;
  expect(word?.glyphs.map(({ source }) => source.fontId)).toEqual(['brush', 'mincho', 'brush', 'brush']);
  expect(word?.glyphs[1]?.thickenEm).toBeUndefined();
});

test('a glyph of a heavier typeface is not thickened, nor is one whose strokes nobody measured', () => {
  const mountain = 0x5c71;
  expect(thickeningEm('mincho', 'brush', mountain)).toBe(0);
  expect(thickeningEm('brush', 'unknown', mountain)).toBe(0);
  expect(thickeningEm('unknown', 'mincho', mountain)).toBe(0);
  expect(thickeningEm('unknown', 'other', mountain)).toBe(0);
});
