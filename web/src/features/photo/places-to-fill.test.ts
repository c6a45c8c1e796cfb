import type { Draft } from '@fumi/domain';
import { expect, test } from 'vitest';
import { placesToFill } from './places-to-fill.ts';

const all = [0, 1, 2, 3].map((index) => ({ index, slot: null }));

/** Places with a photo are marked x. */
function photosOf(places: string): Draft['photos'] {
  const offset = { x: 0, y: 0 };
  const size = { width: 1, height: 1 };
  return [...places].map((place, index) =>
    place === 'x' ? { imageId: String(index), fileName: '', size, offset } : null,
  );
}

/** Where so many files go, the place in question being `from`. */
function filled(places: string, from: number, fileCount: number): number[] {
  let photos = photosOf(places);
  const current = { index: from, slot: null };
  const targets = placesToFill({ current, all }, fileCount, () => photos);
  const indexes: number[] = [];
  for (let file = 0; file < fileCount; file += 1) {
    const place = targets.next();
    if (place === null) break;
    indexes.push(place.index);
    photos = photos.with(place.index, photosOf('x')[0] ?? null);
    targets.take();
  }
  return indexes;
}

test.each([
  ['one file takes the place in question, empty or not', 'xxxx', 1, 1, [1]],
  ['several fill the empty places from there on', '....', 1, 3, [1, 2, 3]],
  ['several go round to the beginning', '...x', 2, 3, [2, 0, 1]],
  ['several leave the photo in question alone', '.x.x', 1, 2, [2, 0]],
  ['what finds no place stays behind', 'xx.x', 0, 2, [2]],
  ['where all is full, several find no place', 'xxxx', 0, 2, []],
])('%s', (_, places, from, fileCount, indexes) => {
  expect(filled(places, from, fileCount)).toEqual(indexes);
});
