import type { Draft, PhotoSlot } from '@fumi/domain';
import { expect, test } from 'vitest';
import { planFill, type Slot } from './use-slots.ts';

const WIDE = { width: 298, height: 224 };
const TALL = { width: 298, height: 397 };
const slotIn = (index: number, frame: typeof WIDE): Slot => ({ index, main: { frame } as PhotoSlot });
const all = [0, 1, 2, 3].map((index) => slotIn(index, WIDE));

/** Slots with a photo are marked x. */
function photosOf(slots: string): Draft['photos'] {
  const offset = { x: 0, y: 0 };
  const size = { width: 1, height: 1 };
  return [...slots].map((slot, index) =>
    slot === 'x' ? { imageId: String(index), fileName: '', size, offset } : null,
  );
}

const lying = { size: { width: 6000, height: 4000 } };
const upright = { size: { width: 4000, height: 6000 } };

/** Where so many files of one shape go, the current slot being `from`. */
const filled = (slots: string, from: number, fileCount: number) =>
  planFill(
    { current: slotIn(from, WIDE), all },
    Array.from({ length: fileCount }, () => ({ ...lying })),
    photosOf(slots),
  ).map(({ slot }) => slot?.index ?? null);

test.each([
  ['one file takes the current slot, empty or not', 'xxxx', 1, 1, [1]],
  ['several fill the empty slots from there on', '....', 1, 3, [1, 2, 3]],
  ['several go round to the beginning', '...x', 2, 3, [2, 0, 1]],
  ['several leave the photo in question alone', '.x.x', 1, 2, [2, 0]],
  ['what finds no slot stays behind', 'xx.x', 0, 2, [2, null]],
  ['where all is full, several find no slot', 'xxxx', 0, 2, [null, null]],
])('%s', (_, slots, from, fileCount, indexes) => {
  expect(filled(slots, from, fileCount)).toEqual(indexes);
});

test('several go to frames of their own orientation', () => {
  const frames = [TALL, WIDE, WIDE, TALL];
  const slots = frames.map((frame, index) => slotIn(index, frame));
  const plan = planFill(
    { current: slotIn(0, TALL), all: slots },
    [lying, lying, upright, upright],
    photosOf('....'),
  );
  expect(plan.map(({ slot }) => slot?.main?.frame)).toEqual([WIDE, WIDE, TALL, TALL]);
});

test('a file that could not be read takes no slot from another', () => {
  const plan = planFill({ current: slotIn(0, WIDE), all }, [{ size: null }, lying, lying], photosOf('....'));
  expect(plan.map(({ slot }) => slot?.index ?? null)).toEqual([0, 1, null]);
});
