import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inNewSlots, type PageSlot } from './change-layouts.ts';
import type { Draft, DraftPhoto } from './draft.ts';

const frame = { x: 0, y: 0, width: 30, height: 40, itemId: 1 };
const slotsOf = (counts: readonly number[]): PageSlot[] =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => ({ pageNo: index + 2, frame })));

const photo = (imageId: string): DraftPhoto => {
  return { imageId, fileName: imageId, size: { width: 3000, height: 4000 }, offset: { x: 0, y: 0 } };
};
const filled = (slots: readonly PageSlot[]): Draft['photos'] => slots.map((_, at) => photo(`p${at}`));
const namesOf = ({ photos, unused }: Pick<Draft, 'photos' | 'unused'>): string[] =>
  [...photos, ...unused].flatMap((each) => each?.imageId ?? []).toSorted();

const counts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 });

test('whatever layouts are chosen, every photo is kept, and every slot is there', () => {
  fc.assert(
    fc.property(counts, fc.array(counts, { maxLength: 8 }), (first, changes) => {
      let before = slotsOf(first);
      let chosen: Pick<Draft, 'photos' | 'unused'> = { photos: filled(before), unused: [photo('spare')] };
      const names = namesOf(chosen);
      for (const change of changes) {
        const after = slotsOf(change);
        chosen = inNewSlots(chosen, before, after);
        expect(chosen.photos).toHaveLength(after.length);
        expect(namesOf(chosen)).toEqual(names);
        before = after;
      }
    }),
  );
});

test('where the first layouts are chosen again, all photos are back in their slots', () => {
  fc.assert(
    fc.property(counts, fc.array(counts, { maxLength: 8 }), (first, changes) => {
      const slots = slotsOf(first);
      const started = { photos: filled(slots), unused: [] };
      let chosen: Pick<Draft, 'photos' | 'unused'> = started;
      let before = slots;
      for (const change of [...changes, first]) {
        const after = slotsOf(change);
        chosen = inNewSlots(chosen, before, after);
        before = after;
      }
      expect(chosen).toEqual(started);
    }),
  );
});

test('a photo stays on its page when another page gets more slots', () => {
  const [before, after] = [slotsOf([1, 1, 1]), slotsOf([1, 3, 1])];
  const { photos } = inNewSlots({ photos: filled(before), unused: [] }, before, after);
  expect(photos.map((each) => each?.imageId ?? null)).toEqual(['p0', 'p1', null, null, 'p2']);
});

test('an empty slot is removed before one with a photo', () => {
  const [before, after] = [slotsOf([3]), slotsOf([2])];
  const photos = [null, photo('a'), photo('b')];
  expect(inNewSlots({ photos, unused: [] }, before, after)).toEqual({
    photos: [photos[1], photos[2]],
    unused: [],
  });
});

test('a photo that lost its slot names the page for which it is kept', () => {
  const [before, after] = [slotsOf([1, 2]), slotsOf([1, 1])];
  const { unused } = inNewSlots({ photos: filled(before), unused: [] }, before, after);
  expect(unused).toEqual([{ ...photo('p2'), keptFor: 3 }]);
});

test('photos beyond the slots, of a draft that two devices changed, are kept', () => {
  const slots = slotsOf([1]);
  const photos = [photo('a'), photo('b')];
  expect(inNewSlots({ photos, unused: [] }, slots, slots)).toEqual({
    photos: [photo('a')],
    unused: [photo('b')],
  });
});
