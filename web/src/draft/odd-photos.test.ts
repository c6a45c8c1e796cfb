import { expect, test } from 'vitest';
import { oddPhotos } from './odd-photos.ts';

const photo = (imageId: string) => ({
  imageId,
  fileName: imageId,
  size: { width: 3, height: 2 },
  offset: { x: 0, y: 0 },
});
const print = (bit: boolean) => Array.from({ length: 64 }, () => bit);

test('of photos that look alike all but the sharpest are marked, and blurred ones as blurred', () => {
  const traits = new Map([
    ['soft', { sharpness: 300, print: print(true) }],
    ['sharp', { sharpness: 900, print: print(true) }],
    ['blurred', { sharpness: 10, print: print(false) }],
    ['small', { sharpness: null, print: print(true).with(0, false) }],
  ]);
  const odd = oddPhotos(
    [photo('soft'), null, photo('sharp'), photo('blurred'), photo('small'), photo('new')],
    traits,
  );
  expect(Object.fromEntries(odd)).toEqual({ soft: 'alike', small: 'alike', blurred: 'blurred' });
});
