import type { TextType } from '@fumi/domain';
import { expect, test } from 'vitest';
import { withBackLinesMoved } from './back-lines.ts';

const HEIGHT = 12;
const page = (...texts: readonly string[]) => [
  ...texts.map((text, index) => ({
    type: `BACK_SIDE_TEXT_TYPE_${index + 1}` as TextType,
    box: { x: 20, y: 100 + index * HEIGHT, width: 120, height: HEIGHT },
    text,
  })),
  { type: 'BOOK_TITLE' as TextType, box: { x: 20, y: 10, width: 120, height: 20 }, text: '題' },
];

const tops = (...texts: readonly string[]) => withBackLinesMoved(page(...texts)).map(({ box }) => box.y);

test.each([
  ['three lines stay where the design has them', ['a', 'b', 'c'], [100, 112, 124]],
  ['one line stands in the middle, whichever was typed', ['a', '', ''], [112, 124, 136]],
  ['one line stands in the middle, the last too', ['', '', 'c'], [88, 100, 112]],
  ['two lines stand around the middle', ['a', 'b', ''], [106, 118, 130]],
  ['a line left empty between two others stays', ['a', '', 'c'], [100, 112, 124]],
  ['without any line nothing moves', ['', '', ''], [100, 112, 124]],
])('%s', (_, texts, wanted) => {
  expect(tops(...texts)).toEqual([...wanted, 10]);
});
