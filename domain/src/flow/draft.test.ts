import { expect, test } from 'vitest';
import { type DraftPhoto, nextEmptyPlace, swapPhotos, withPhotoCount } from './draft.ts';

const photo = (imageId: string): DraftPhoto => ({
  imageId,
  fileName: `${imageId}.jpg`,
  size: { width: 3000, height: 2000 },
  offset: { x: 0, y: 0 },
});
const [a, b] = [photo('a'), photo('b')];

test.each([
  [0, 1],
  [1, 3],
  [3, 1],
])('after place %i the next empty one is %i, wrapping around', (after, next) => {
  expect(nextEmptyPlace([a, null, b, null], after)).toBe(next);
});

test('where every place holds a photo, none is suggested', () => {
  expect(nextEmptyPlace([a, b], 0)).toBeNull();
  expect(nextEmptyPlace([], 0)).toBeNull();
});

test('photos change places, also with an empty one', () => {
  expect(swapPhotos([a, b], 0, 1)).toEqual([b, a]);
  expect(swapPhotos([a, null], 0, 1)).toEqual([null, a]);
});

test('fewer places keep the first photos, more places are empty', () => {
  expect(withPhotoCount([a, b], 1)).toEqual([a]);
  expect(withPhotoCount([a], 3)).toEqual([a, null, null]);
});
