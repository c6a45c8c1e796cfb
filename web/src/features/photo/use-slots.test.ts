import type { Draft } from '@fumi/domain';
import { expect, test } from 'vitest';
import { slotsToFill } from './use-slots.ts';

const all = [0, 1, 2, 3].map((index) => ({ index, main: null }));

/** Slots with a photo are marked x. */
function photosOf(slots: string): Draft['photos'] {
  const offset = { x: 0, y: 0 };
  const size = { width: 1, height: 1 };
  return [...slots].map((slot, index) =>
    slot === 'x' ? { imageId: String(index), fileName: '', size, offset } : null,
  );
}

/** Where so many files go, the current slot being `from`. */
function filled(slots: string, from: number, fileCount: number): number[] {
  let photos = photosOf(slots);
  const current = { index: from, main: null };
  const targets = slotsToFill({ current, all }, fileCount, () => photos);
  const indexes: number[] = [];
  for (let file = 0; file < fileCount; file += 1) {
    const slot = targets.next();
    if (slot === null) break;
    indexes.push(slot.index);
    photos = photos.with(slot.index, photosOf('x')[0] ?? null);
    targets.take();
  }
  return indexes;
}

test.each([
  ['one file takes the current slot, empty or not', 'xxxx', 1, 1, [1]],
  ['several fill the empty slots from there on', '....', 1, 3, [1, 2, 3]],
  ['several go round to the beginning', '...x', 2, 3, [2, 0, 1]],
  ['several leave the photo in question alone', '.x.x', 1, 2, [2, 0]],
  ['what finds no slot stays behind', 'xx.x', 0, 2, [2]],
  ['where all is full, several find no slot', 'xxxx', 0, 2, []],
])('%s', (_, slots, from, fileCount, indexes) => {
  expect(filled(slots, from, fileCount)).toEqual(indexes);
});
