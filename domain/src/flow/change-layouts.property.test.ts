import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inNewPlaces, type PhotoPlace } from './change-layouts.ts';
import type { Draft, DraftPhoto } from './draft.ts';

const frame = { x: 0, y: 0, width: 30, height: 40, itemId: 1 };
const placesOf = (counts: readonly number[]): PhotoPlace[] =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => ({ pageNo: index + 2, frame })));

const photo = (imageId: string): DraftPhoto => {
  return { imageId, fileName: imageId, size: { width: 3000, height: 4000 }, offset: { x: 0, y: 0 } };
};
const filled = (places: readonly PhotoPlace[]): Draft['photos'] => places.map((_, at) => photo(`p${at}`));
const namesOf = ({ photos, unused }: Pick<Draft, 'photos' | 'unused'>): string[] =>
  [...photos, ...unused].flatMap((each) => each?.imageId ?? []).toSorted();

const counts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 });

test('whatever layouts are chosen, every photo is kept, and every place has a slot', () => {
  fc.assert(
    fc.property(counts, fc.array(counts, { maxLength: 8 }), (first, changes) => {
      let before = placesOf(first);
      let chosen: Pick<Draft, 'photos' | 'unused'> = { photos: filled(before), unused: [photo('spare')] };
      const names = namesOf(chosen);
      for (const change of changes) {
        const after = placesOf(change);
        chosen = inNewPlaces(chosen, before, after);
        expect(chosen.photos).toHaveLength(after.length);
        expect(namesOf(chosen)).toEqual(names);
        before = after;
      }
    }),
  );
});

test('where the first layouts are chosen again, all photos are back in their places', () => {
  fc.assert(
    fc.property(counts, fc.array(counts, { maxLength: 8 }), (first, changes) => {
      const places = placesOf(first);
      const begun = { photos: filled(places), unused: [] };
      let chosen: Pick<Draft, 'photos' | 'unused'> = begun;
      let before = places;
      for (const change of [...changes, first]) {
        const after = placesOf(change);
        chosen = inNewPlaces(chosen, before, after);
        before = after;
      }
      expect(chosen).toEqual(begun);
    }),
  );
});

test('a photo stays on its page when another page gets more places', () => {
  const [before, after] = [placesOf([1, 1, 1]), placesOf([1, 3, 1])];
  const { photos } = inNewPlaces({ photos: filled(before), unused: [] }, before, after);
  expect(photos.map((each) => each?.imageId ?? null)).toEqual(['p0', 'p1', null, null, 'p2']);
});

test('an empty place goes before a photo does', () => {
  const [before, after] = [placesOf([3]), placesOf([2])];
  const photos = [null, photo('a'), photo('b')];
  expect(inNewPlaces({ photos, unused: [] }, before, after)).toEqual({
    photos: [photos[1], photos[2]],
    unused: [],
  });
});

test('what lost its place says for which page it is kept', () => {
  const [before, after] = [placesOf([1, 2]), placesOf([1, 1])];
  const { unused } = inNewPlaces({ photos: filled(before), unused: [] }, before, after);
  expect(unused).toEqual([{ ...photo('p2'), keptFor: 3 }]);
});

test('photos beyond the places, of a draft that two devices changed, are kept', () => {
  const places = placesOf([1]);
  const photos = [photo('a'), photo('b')];
  expect(inNewPlaces({ photos, unused: [] }, places, places)).toEqual({
    photos: [photo('a')],
    unused: [photo('b')],
  });
});
