import { nextEmptySlot, type Size } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { addUnused, placePhoto } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import type { PictureKind } from '../../photo/photo-pictures.ts';
import { keepPicture } from '../../photo/picture-cache.ts';
import { type DatedFile, inOrderTaken, type ReadFailure, readPhoto } from '../../photo/read-photo.ts';
import { useBoot } from '../../shop/boot.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { Planned, Slot, Slots } from './use-slots.ts';

/** A file that could not be used, and why. */
type RefusedFile = { readonly fileName: string; readonly failure: ReadFailure };

/** What became of chosen files, where not all of them were placed. */
export type PickReport = {
  readonly refused: readonly RefusedFile[];
  /** Files for which there was no room, neither in a slot nor among the unused photos. */
  readonly leftOver: number;
  /** Files that are in a slot or among the unused photos. */
  readonly placed: number;
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

/** Where a file goes: into a slot, or to the unused photos (null), large enough for the smallest frame. */
type Goal = { readonly slot: number | null; readonly frame: Size };

type Reading = {
  readonly isWanted: () => boolean;
  readonly key: string;
  readonly hasDecoder: boolean;
  readonly facesKnown: OnFacesFound | null;
};

/** Reads a file to where it goes; null, or why it can't be used there. */
async function readInto(
  { slot, frame }: Goal,
  { file: chosen, takenMs }: DatedFile,
  kind: PictureKind,
  { isWanted, key, hasDecoder, facesKnown }: Reading,
): Promise<ReadFailure | null> {
  const photo = await readPhoto([chosen], frame, kind, hasDecoder);
  if (!photo.ok) return photo.error;
  if (!isWanted()) return null;
  const { file, size, preview, small } = photo.value;
  const known = { file, fileName: file.name, size, frame, takenMs };
  const placed = slot === null ? addUnused(known, key) : placePhoto(slot, known, key);
  keepPicture(kind, placed.imageId, preview);
  if (small) keepPicture('small', placed.imageId, small);
  // Loaded with the first photo; where it can't be loaded, photos are centred.
  void import('../../photo/faces/look-for-faces.ts').then(
    async ({ lookForFaces }) => {
      await lookForFaces(placed, preview);
      if (slot !== null && isWanted()) facesKnown?.(placed.imageId, slot);
    },
    () => {},
  );
  return null;
}

/** The next empty slot, for a file without a planned slot or whose slot was filled meanwhile. */
function nextEmpty({ current, all }: Pick<Slots, 'current' | 'all'>): Slot | null {
  const index = nextEmptySlot(draftStore.getState().photos, current.index - 1);
  return index === null ? null : (all[index] ?? null);
}

/** The planned slot or the next empty one, else the unused photos; null where these are full. */
function goalOf(slots: Pick<Slots, 'current' | 'all'>, planned: Slot | null, most: number): Goal | null {
  const slot = planned ?? nextEmpty(slots);
  if (slot?.main) return { slot: slot.index, frame: slot.main.frame };
  const frames = slots.all.flatMap(({ main }) => main?.frame ?? []);
  const [frame] = frames.toSorted((a, b) => a.width * a.height - b.width * b.height);
  return frame && draftStore.getState().unused.length < most ? { slot: null, frame } : null;
}

/** Called once the faces of a photo in a slot have been looked for. */
export type OnFacesFound = (imageId: string, slot: number) => void;

type Plan = {
  readonly slots: Pick<Slots, 'current' | 'all'>;
  readonly planned: Planned<DatedFile>[];
  readonly facesKnown: OnFacesFound | null;
};

/** Where sorted files go, and the slots then; changes of one key are one step to undo. */
export type PlanPicks = (files: readonly DatedFile[], key: string) => Plan;

/** From chosen files to photos in the draft, or to the reasons why not; the last choice wins. */
export function usePhotoPicking(
  slots: Slots,
  planPicks: PlanPicks,
  onPlaced: (count: number) => void,
): PhotoPicking {
  /** Limit of the unused photos: as many as the product takes. */
  const mostBeside = Math.max(...useShop().material.selectCounts);
  const { hasHeicDecoder: hasDecoder } = useBoot();
  const [progress, setProgress] = useState<PhotoPicking['reading']>(null);
  const [report, setReport] = useState<PickReport | null>(null);
  const lastPick = useRef(0);
  useEffect(
    () => () => {
      // Another product's draft may be open before the rest is read.
      lastPick.current += 1;
    },
    [],
  );

  /** One after another: a phone holds one decoded photo, not sixty-four. */
  async function read(files: readonly File[]): Promise<void> {
    lastPick.current += 1;
    const pickNo = lastPick.current;
    const isWanted = () => pickNo === lastPick.current;
    const key = crypto.randomUUID();
    const total = files.length;
    setProgress({ done: 0, total });
    const sorted = await inOrderTaken(files);
    const refused: RefusedFile[] = [];
    let done = 0;
    const plan = planPicks(sorted, key);
    const reading = { isWanted, key, hasDecoder, facesKnown: plan.facesKnown };
    for (const { file: dated, slot: planned } of plan.planned) {
      // Somebody may have dragged a photo there meanwhile.
      const isFree = total === 1 || (planned && draftStore.getState().photos[planned.index] === null);
      const goal = goalOf(plan.slots, isFree ? planned : null, mostBeside);
      if (goal === null || !isWanted()) break;
      const failure = await readInto(goal, dated, total > 1 ? 'thumb' : 'screen', reading);
      if (!isWanted()) return;
      if (failure !== null) refused.push({ fileName: dated.file.name, failure });
      done += 1;
      setProgress({ done, total });
    }
    if (!isWanted()) return;
    setProgress(null);
    const leftOver = total - done;
    const placed = done - refused.length;
    if (refused.length + leftOver > 0) setReport({ refused, leftOver, placed });
    if (placed > 0) onPlaced(total);
  }

  const refuse = (file: RefusedFile): void => setReport({ refused: [file], leftOver: 0, placed: 0 });

  function pick(files: readonly File[]): void {
    const [file] = files;
    if (slots.current.main === null || file === undefined) return;
    const isTooMany = slots.all.length === 1 && files.length > 1;
    if (isTooMany) refuse({ fileName: file.name, failure: 'filecount' });
    else void read(files);
  }

  return {
    reading: progress,
    report,
    closeReport: () => setReport(null),
    refuse,
    pick,
    cancel: () => {
      lastPick.current += 1;
      setProgress(null);
    },
  };
}
