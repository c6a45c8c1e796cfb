import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { shapeHorizontal } from './horizontal-line.ts';
import { placeLine } from './place-line.ts';
import { shapeVertical } from './vertical-line.ts';

const chain = shippedChain('mincho');
const at = { x: 0, y: 0, sizePt: 10 };
const X = 4;
const Y = 5;

/*  squeeze 1   ┌─┬─┬─┬─┐      squeeze 0.5   ┌┬┬┬┐
                0 1 2 3                      0123     the way across stays as it is  */
test.each([
  ['down', shapeVertical, Y, X],
  ['across', shapeHorizontal, X, Y],
] as const)(
  'a line that is squeezed %s keeps its proportions along, and its place beside',
  (_, shape, along, beside) => {
    for (const text of ['東京都港区', '12月', '（株）ＡＢＣ', 'Grand Front', '一二三', '会おう!!', 'か゚ー']) {
      const line = shape(text, chain);
      const whole = placeLine(line, { ...at, squeeze: 1 });
      const half = placeLine(line, { ...at, squeeze: 0.5 });
      expect(half.length, text).toBe(whole.length);
      half.forEach(({ matrix }, index) => {
        expect(matrix[along], text).toBeCloseTo((whole[index]?.matrix[along] ?? 0) / 2);
        expect(matrix[beside], text).toBeCloseTo(whole[index]?.matrix[beside] ?? 0);
      });
    }
  },
);
