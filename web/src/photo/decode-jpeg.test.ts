import { expect, test } from 'vitest';
import { decodeJpeg, partPx, sizeInEighths, storedPart } from './decode-jpeg.ts';

const photo = { width: 6000, height: 4000 };

test.each([
  ['a small picture', { width: 640, height: 427 }, { width: 750, height: 500 }],
  ['a page of a book', { width: 3885, height: 2590 }, { width: 4500, height: 3000 }],
  ['exactly a half', { width: 3000, height: 2000 }, { width: 3000, height: 2000 }],
  ['all of it', photo, photo],
  ['more than there is', { width: 9000, height: 6000 }, photo],
])('for %s a photo is decoded in the fewest eighths that are fine enough', (_, wanted, size) => {
  expect(sizeInEighths(photo, wanted)).toEqual(size);
});

test('sides that no eighth divides are rounded up, as decoders do', () => {
  expect(sizeInEighths({ width: 1001, height: 667 }, { width: 100, height: 66 })).toEqual({
    width: 126,
    height: 84,
  });
});

test('a part is whole pixels of the picture with some around it, and nothing beyond its edges', () => {
  const size = { width: 1000, height: 500 };
  expect(partPx(size, { x: 0.5, y: 0, width: 0.1, height: 1 })).toEqual({
    x: 488,
    y: 0,
    width: 120,
    height: 500,
  });
});

test.each([
  [1, { x: 10, y: 20, width: 30, height: 50 }],
  [2, { x: 60, y: 20, width: 30, height: 50 }],
  [3, { x: 60, y: 130, width: 30, height: 50 }],
  [4, { x: 10, y: 130, width: 30, height: 50 }],
  [5, { x: 20, y: 10, width: 50, height: 30 }],
  [6, { x: 20, y: 60, width: 50, height: 30 }],
  [7, { x: 130, y: 60, width: 50, height: 30 }],
  [8, { x: 130, y: 10, width: 50, height: 30 }],
])('a part of an upright picture is found in the one stored with orientation %i', (orientation, stored) => {
  const upright = { width: 100, height: 200 };
  expect(storedPart(upright, { x: 10, y: 20, width: 30, height: 50 }, orientation)).toEqual(stored);
});

test('without `ImageDecoder` nothing is decoded in eighths', async () => {
  expect(await decodeJpeg(new Blob(['photo'], { type: 'image/jpeg' }), photo)).toBeNull();
});
