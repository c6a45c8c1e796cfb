import { expect, test } from 'vitest';
import { typeInk } from './type-ink.ts';

test.each([
  ['nearly black is black where it is small', [0, 0, 0, 0.65], 9, [0, 0, 0, 1]],
  ['nearly black is black where it is large, too', [0, 0, 0, 0.8], 30, [0, 0, 0, 1]],
  ['a dark grey stays where it is large', [0, 0, 0, 0.72], 12, [0, 0, 0, 0.72]],
  ['a pale grey stays pale', [0, 0, 0, 0.28], 6, [0, 0, 0, 0.28]],
  ['a red of three inks is one of two', [0, 0.88, 0.82, 0.06], 8.9, [0, 0.93, 0.87, 0]],
  ['a blue of three inks is one of two', [0.92, 0.62, 0, 0.12], 6, [1, 0.69, 0, 0]],
  ['of three inks that are alike, black and one more stay', [0.4, 0.4, 0, 0.4], 6, [0.56, 0, 0, 0.56]],
  ['a brown is black where it is small', [0, 0.16, 0.26, 0.65], 8.9, [0, 0, 0, 1]],
  ['a navy of two inks stays', [0.4, 0, 0, 0.7], 9, [0.4, 0, 0, 0.7]],
  ['a larger red stays as it is', [0, 0.88, 0.82, 0.06], 9, [0, 0.88, 0.82, 0.06]],
  ['two inks stay two', [0.1, 0.9, 0, 0], 6, [0.1, 0.9, 0, 0]],
  ['white stays white', [0, 0, 0, 0], 6, [0, 0, 0, 0]],
] as const)('%s', (_, ink, sizePt, printed) => {
  expect(typeInk(ink, sizePt)).toEqual(printed);
});
