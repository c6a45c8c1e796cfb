import { nextEmptyPlace, type PhotoFailure } from '@fumi/domain';
import { useRef, useState } from 'react';
import { draftStore, placePhoto } from '../../platform/draft/draft-store.ts';
import { type DatedFile, inOrderTaken } from '../../platform/photo/order-taken.ts';
import type { PictureKind } from '../../platform/photo/photo-preview.ts';
import { keepPicture } from '../../platform/photo/picture-shelf.ts';
import { readPhoto } from '../../platform/photo/read-photo.ts';
import type { Place, Places } from './use-places.ts';

/** A file that could not be used, and why. */
export type RefusedFile = { readonly fileName: string; readonly failure: PhotoFailure };

/** What became of a choice of files, where not all of them found a place. */
export type PickReport = {
  readonly refused: readonly RefusedFile[];
  /** Files for which no place was left. */
  readonly leftOver: number;
};

export type PhotoPicking = {
  /** How many of the chosen files were read; null while nothing is read. */
  readonly reading: { readonly done: number; readonly total: number } | null;
  readonly report: PickReport | null;
  readonly closeReport: () => void;
  /** Shows why a photo that is already chosen can't be used. */
  readonly refuse: (file: RefusedFile) => void;
  readonly pick: (files: readonly File[]) => void;
  /** What was read stays; the rest is not read any more. */
  readonly cancel: () => void;
};

/** Where files go, one after another: to the place in question, then to those that are empty. */
function placesToFill({ current, all }: Places): {
  readonly next: () => Place | null;
  readonly take: () => void;
} {
  let at: Place | null = current;
  return {
    next: () => at,
    take: () => {
      const next = nextEmptyPlace(draftStore.getState().photos, at?.index ?? 0);
      at = next === null ? null : (all[next] ?? null);
    },
  };
}

/** Reads a file into a place; null, or why it can't be used there. */
async function readInto(
  place: Place,
  { file, takenMs }: DatedFile,
  kind: PictureKind,
  isWanted: () => boolean,
): Promise<PhotoFailure | null> {
  if (!place.slot) return null;
  const { frame } = place.slot;
  const photo = await readPhoto([file], frame, kind);
  if (!photo.ok) return photo.error;
  if (!isWanted()) return null;
  const { size, preview } = photo.value;
  const placed = placePhoto(place.index, { file, fileName: file.name, size, frame, takenMs });
  keepPicture(kind, placed.imageId, preview);
  return null;
}

/** From chosen files to photos in the draft, or to the reasons why not; the last choice wins. */
export function usePhotoPicking(places: Places, onPlaced: (count: number) => void): PhotoPicking {
  const [reading, setReading] = useState<PhotoPicking['reading']>(null);
  const [report, setReport] = useState<PickReport | null>(null);
  const lastPick = useRef(0);

  /** One after another: a phone holds one decoded photo, not sixty-four. */
  async function read(files: readonly File[]): Promise<void> {
    lastPick.current += 1;
    const pickNo = lastPick.current;
    const isWanted = () => pickNo === lastPick.current;
    const total = files.length;
    setReading({ done: 0, total });
    const sorted = await inOrderTaken(files);
    const targets = placesToFill(places);
    const refused: RefusedFile[] = [];
    let done = 0;
    for (const dated of sorted) {
      const place = targets.next();
      if (place === null || !isWanted()) break;
      const failure = await readInto(place, dated, total > 1 ? 'thumb' : 'screen', isWanted);
      if (!isWanted()) return;
      if (failure === null) targets.take();
      else refused.push({ fileName: dated.file.name, failure });
      done += 1;
      setReading({ done, total });
    }
    if (!isWanted()) return;
    setReading(null);
    const leftOver = total - done;
    if (refused.length + leftOver > 0) setReport({ refused, leftOver });
    if (done > refused.length) onPlaced(total);
  }

  function pick(files: readonly File[]): void {
    const [file] = files;
    if (places.current.slot === null || file === undefined) return;
    const isTooMany = places.all.length === 1 && files.length > 1;
    if (isTooMany) setReport({ refused: [{ fileName: file.name, failure: 'filecount' }], leftOver: 0 });
    else void read(files);
  }

  return {
    reading,
    report,
    closeReport: () => setReport(null),
    refuse: (file) => setReport({ refused: [file], leftOver: 0 }),
    pick,
    cancel: () => {
      lastPick.current += 1;
      setReading(null);
    },
  };
}
