import { type Edition, monthsBetween } from '../calendar/edition.ts';
import type { Size } from '../geometry/rect.ts';
import type { PageLayouts } from '../kit/page-layout.ts';
import { turnedSize } from '../photo/crop.ts';
import { type Material, picturePages } from '../product/material.ts';
import type { Draft, DraftPhoto } from './draft.ts';
import { type MatchedPhoto, matchPhotos } from './match-photos.ts';

/* Puts the photos of a draft into another order; the slots stay the same. */

type Chosen = Pick<Draft, 'photos' | 'unused'>;

/** The photo moves to another slot, and what lay there takes its own (swap). */
export function swapPhotos(photos: Draft['photos'], from: number, to: number): Draft['photos'] {
  const [moved, other] = [photos[from] ?? null, photos[to] ?? null];
  return photos.map((photo, index) => (index === to ? moved : index === from ? other : photo));
}

/** The photo moves to another slot, and those between move up by one. */
export const shiftPhoto = (photos: Draft['photos'], from: number, to: number): Draft['photos'] =>
  photos.toSpliced(from, 1).toSpliced(to, 0, photos[from] ?? null);

/** The photo leaves its slot and becomes the first of the unused ones. */
export function putAside({ photos, unused }: Chosen, slot: number): Chosen {
  const photo = photos[slot];
  return photo ? { photos: photos.with(slot, null), unused: [photo, ...unused] } : { photos, unused };
}

/** Photos of a calendar whose edition begins in another month: each stays with its month of the year. */
export function photosByMonth(photos: Draft['photos'], from: Edition, to: Edition): Draft['photos'] {
  const later = monthsBetween(from.startMonth, to.startMonth);
  return photos.length % MONTHS_OF_YEAR === 0
    ? photos.map((_, index) => photos.at((index + later) % photos.length) ?? null)
    : photos;
}

const MONTHS_OF_YEAR = 12;

/** Layouts after a change of the first month: each goes with the photo of its month. */
export function layoutsByMonth(
  layouts: PageLayouts,
  material: Pick<Material, 'pageRuns'>,
  from: Edition,
  to: Edition,
): PageLayouts {
  const later = monthsBetween(from.startMonth, to.startMonth);
  const pages = picturePages(material);
  return Object.fromEntries(
    pages.flatMap((pageNo, index) => {
      const layout = layouts[pages.at((index + later) % pages.length) ?? 0];
      return layout ? [[pageNo, layout]] : [];
    }),
  );
}

/**
 * Layouts of a calendar after its photos changed places; `pages` are the pages of its slots. Each photo keeps its
 * layout. A page whose photo had no layout, or that has no photo, is as the design has it.
 */
export function layoutsWithPhotos(
  layouts: PageLayouts,
  pages: readonly number[],
  before: Draft['photos'],
  after: Draft['photos'],
): PageLayouts {
  const layoutOf = new Map(
    before.flatMap((photo, slot) => (photo ? [[photo.imageId, layouts[pages[slot] ?? 0]] as const] : [])),
  );
  return Object.fromEntries(
    pages.flatMap((pageNo, slot) => {
      const layout = layoutOf.get(after[slot]?.imageId ?? '');
      return layout ? [[pageNo, layout]] : [];
    }),
  );
}

/** Oldest first; photos whose time is not known come last, in their order. */
const oldestFirst = (photos: readonly DraftPhoto[]): DraftPhoto[] =>
  photos.toSorted((a, b) => (a.takenMs ?? Number.MAX_VALUE) - (b.takenMs ?? Number.MAX_VALUE));

const isSameOrder = (a: Draft['photos'], b: Draft['photos']): boolean =>
  a.every((photo, index) => photo?.imageId === b[index]?.imageId);

/** Photos, used and unused, by the time they were taken; empty slots last. Null where unchanged. */
export function photosByDate({ photos, unused }: Chosen): Chosen | null {
  const inSlots = photos.filter((photo) => photo !== null);
  const sorted = {
    photos: [...oldestFirst(inSlots), ...photos.filter((photo) => photo === null)],
    unused: oldestFirst(unused),
  };
  return isSameOrder(sorted.photos, photos) && isSameOrder(sorted.unused, unused) ? null : sorted;
}

/**
 * Photos by orientation, resolution and faces, each as near to where it lay as that allows; empty slots move behind
 * them. Frames in pt, one for each slot.
 */
export function photosByShape(
  photos: Draft['photos'],
  frames: readonly Size[],
  matched: (photo: DraftPhoto) => MatchedPhoto = ({ size, view }) => turnedSize(size, view),
): Draft['photos'] {
  const all = photos.filter((photo) => photo !== null);
  const at = matchPhotos(all.map(matched), frames);
  return photos.map((_, slot) => all[at.indexOf(slot)] ?? null);
}
