import { type DraftPhoto, isAlike, isBlurred, type PhotoTraits } from '@fumi/domain';
import { useMemo } from 'react';
import { useDraft } from './draft-store.ts';

/** Why a photo among several may not be the best one. */
export type Oddity = 'blurred' | 'alike';

type Known = { readonly photo: DraftPhoto; readonly traits: PhotoTraits };

/** Blurred photos, and of photos that look alike all but the sharpest; by image id. */
export function oddPhotos(
  photos: readonly (DraftPhoto | null)[],
  traits: ReadonlyMap<string, PhotoTraits>,
): ReadonlyMap<string, Oddity> {
  const odd = new Map<string, Oddity>();
  const known = photos.flatMap((photo): Known[] => {
    const found = photo && traits.get(photo.imageId);
    return found ? [{ photo, traits: found }] : [];
  });
  const best: Known[] = [];
  for (const each of known.toSorted((a, b) => (b.traits.sharpness ?? 0) - (a.traits.sharpness ?? 0))) {
    const facts = ({ photo, traits: { hash } }: Known) => ({ hash, takenMs: photo.takenMs });
    const { sharpness } = each.traits;
    if (best.some((other) => isAlike(facts(other), facts(each)))) odd.set(each.photo.imageId, 'alike');
    else best.push(each);
    if (sharpness !== null && isBlurred(sharpness)) odd.set(each.photo.imageId, 'blurred');
  }
  return odd;
}

/** The odd photos of the draft, unused ones included. */
export function useOddPhotos(): ReadonlyMap<string, Oddity> {
  const photos = useDraft((draft) => draft.photos);
  const unused = useDraft((draft) => draft.unused);
  const traits = useDraft((draft) => draft.traits);
  return useMemo(() => oddPhotos([...photos, ...unused], traits), [photos, unused, traits]);
}
