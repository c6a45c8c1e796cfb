import { expect, test } from 'vitest';
import { fullWidthKana } from '../address/text.ts';
import { readKana } from './cell-text.ts';

test('a reading is written in full width as every other kana is, its signs too', () => {
  expect(readKana(' ｺｼﾞﾏ･ﾏﾘｱ ')).toBe('コジマ・マリア');
  const halfWidth = Array.from({ length: 0x3f }, (_, index) => String.fromCharCode(0xff61 + index)).join('');
  expect(readKana(halfWidth)).toBe(fullWidthKana(halfWidth));
});
