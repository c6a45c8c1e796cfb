import { nextEmptyPlace, type PhotoFailure } from '@fumi/domain';
import { useRef, useState } from 'react';
import { draftStore, placePhoto } from '../../platform/draft/draft-store.ts';
import { inOrderTaken } from '../../platform/photo/order-taken.ts';
import { readPhoto } from '../../platform/photo/read-photo.ts';
import { keepPhotoPreview } from '../../platform/photo/use-photo-preview.ts';
import type { Place, Places } from './use-places.ts';

export type PhotoPicking = {
  readonly isReading: boolean;
  readonly failure: PhotoFailure | null;
  readonly closeFailure: () => void;
  /** Shows why the photo that is already chosen can't be used. */
  readonly refuse: (failure: PhotoFailure) => void;
  readonly pick: (files: readonly File[]) => void;
};

/** Where the files of one choice go: the place in question, then those that are empty; further files find none. */
function placesFor(count: number, { current, all }: Places): Place[] {
  const { photos } = draftStore.getState();
  const taken = photos.map((photo, index) => (index === current.index ? {} : photo)) as typeof photos;
  const found: Place[] = [current];
  let filled = taken;
  while (found.length < count) {
    const next = nextEmptyPlace(filled, found.at(-1)?.index ?? 0);
    const place = next === null ? undefined : all[next];
    if (!place) return found;
    found.push(place);
    filled = filled.map((photo, index) => (index === place.index ? (taken[current.index] ?? null) : photo));
  }
  return found;
}

async function readInto(
  place: Place,
  files: readonly File[],
  isWanted: () => boolean,
): Promise<PhotoFailure | null> {
  if (!place.slot) return null;
  const photo = await readPhoto(files, place.slot.frame);
  if (!isWanted()) return null;
  if (!photo.ok) return photo.error;
  const { file, size, preview } = photo.value;
  const placed = placePhoto(place.index, { file, fileName: file.name, size, frame: place.slot.frame });
  keepPhotoPreview(placed.imageId, preview);
  return null;
}

/** From chosen files to photos in the draft, or to the reason why not; the last choice wins. */
export function usePhotoPicking(places: Places, onPlaced: (count: number) => void): PhotoPicking {
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure | null>(null);
  const lastPick = useRef(0);

  /** One after another: a phone holds one decoded photo, not twelve. */
  async function read(files: readonly File[]): Promise<void> {
    lastPick.current += 1;
    const pickNo = lastPick.current;
    const isWanted = () => pickNo === lastPick.current;
    setIsReading(true);
    const targets = places.all.length === 1 ? [places.current] : placesFor(files.length, places);
    const sorted = await inOrderTaken(files);
    for (const [index, place] of targets.entries()) {
      const refused = await readInto(
        place,
        targets.length === 1 ? files : sorted.slice(index, index + 1),
        isWanted,
      );
      if (!isWanted()) return;
      if (refused === null) continue;
      setIsReading(false);
      return setFailure(refused);
    }
    setIsReading(false);
    onPlaced(targets.length);
  }

  return {
    isReading,
    failure,
    closeFailure: () => setFailure(null),
    refuse: setFailure,
    pick: (files) => {
      if (places.current.slot !== null && files.length > 0) void read(files);
    },
  };
}
