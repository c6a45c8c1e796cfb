import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFaceNet } from './face-net.ts';
import { findInPicture, searchedSizes } from './find-in-picture.ts';

test.each([
  [
    { width: 3000, height: 2000 },
    { width: 608, height: 406 },
    { width: 608, height: 416 },
  ],
  [
    { width: 2000, height: 3000 },
    { width: 406, height: 608 },
    { width: 416, height: 608 },
  ],
  [
    { width: 100, height: 100 },
    { width: 608, height: 608 },
    { width: 608, height: 608 },
  ],
  [
    { width: 9000, height: 3 },
    { width: 608, height: 1 },
    { width: 608, height: 32 },
  ],
])('the largest search of a picture of %o is at %o, on whole cells', (picture, size, sheet) => {
  expect(searchedSizes(picture).at(-1)).toEqual({ size, sheet });
});

test('in a picture of one colour there is nobody', () => {
  const net = readFaceNet(readFileSync(new URL('./tiny-face-detector.bin', import.meta.url)));
  const draw = (_: object, sheet: { width: number; height: number }) => ({
    ...sheet,
    data: new Uint8ClampedArray(sheet.width * sheet.height * 4).fill(200),
  });
  expect(findInPicture(net, { width: 60, height: 10 }, draw)).toEqual([]);
});
