import { expect, test } from 'vitest';
import { oddPhotos } from './odd-photos.ts';

const photo = (imageId: string) => ({
  imageId,
  fileName: imageId,
  size: { width: 3, height: 2 },
  offset: { x: 0, y: 0 },
});
const hash = (bit: boolean) => Array.from({ length: 64 }, () => bit);

test('of photos that look alike all but the sharpest are marked, and blurred ones as blurred', () => {
  const traits = new Map([
    ['soft', { sharpness: 300, hash: hash(true) }],
    ['sharp', { sharpness: 900, hash: hash(true) }],
    ['blurred', { sharpness: 10, hash: hash(false) }],
    ['small', { sharpness: null, hash: hash(true).with(0, false) }],
  ]);
  const odd = oddPhotos(
    [photo('soft'), null, photo('sharp'), photo('blurred'), photo('small'), photo('new')],
    traits,
  );
  expect(Object.fromEntries(odd)).toEqual({ soft: 'alike', small: 'alike', blurred: 'blurred' });
});
