import { type Draft, type DraftPhoto, refitPhotos } from './draft.ts';
import type { PhotoSlot } from './photo-slots.ts';

/** A slot by its page and its frame. */
export type PageSlot = Pick<PhotoSlot, 'pageNo' | 'frame'>;

type Chosen = Pick<Draft, 'photos' | 'unused'>;
type Photos = Draft['photos'];

type Page = {
  readonly photos: Photos;
  /** Photos that lost their slot on the page, and kept photos that got a slot again. */
  readonly gone: readonly DraftPhoto[];
  readonly back: readonly DraftPhoto[];
};

const nobody = (count: number): null[] => Array.from({ length: Math.max(0, count) }, () => null);

const used = ({ keptFor: _, ...photo }: DraftPhoto): DraftPhoto => photo;

/** A page with another number of slots: a photo without one is kept for the page until a slot is added. */
function onPage(before: Photos, kept: readonly DraftPhoto[], slotCount: number): Page {
  const added = slotCount - before.length;
  if (added >= 0) {
    const back = kept.slice(0, added);
    return { photos: [...before, ...back.map(used), ...nobody(added - back.length)], gone: [], back };
  }
  const all = before.filter((photo) => photo !== null);
  const photos = [...all.slice(0, slotCount), ...nobody(slotCount - all.length)];
  return { photos, gone: all.slice(slotCount), back: [] };
}

/**
 * The photos of a book whose pages have other slots, both lists page by page. Each stays on its page; nothing is
 * dropped. In a frame of another shape the middle of its crop stays.
 */
export function inNewSlots(
  { photos, unused }: Chosen,
  before: readonly PageSlot[],
  after: readonly PageSlot[],
): Chosen {
  const pageNos = [...new Set([...before, ...after].map(({ pageNo }) => pageNo))].toSorted((a, b) => a - b);
  const pages = pageNos.map((pageNo) => {
    const page = onPage(
      photos.filter((_, index) => before[index]?.pageNo === pageNo),
      unused.filter(({ keptFor }) => keptFor === pageNo),
      after.filter((slot) => slot.pageNo === pageNo).length,
    );
    return { ...page, gone: page.gone.map((photo) => ({ ...photo, keptFor: pageNo })) };
  });
  const back = new Set(pages.flatMap((page) => page.back));
  const placed = pages.flatMap((page) => page.photos);
  // A draft that two devices have changed may hold more photos than its pages had slots.
  const beyond = photos.slice(before.length).filter((photo) => photo !== null);
  return {
    photos: refitPhotos(photos, placed, framesOf(before), framesOf(after)),
    unused: [...pages.flatMap(({ gone }) => gone), ...beyond, ...unused.filter((photo) => !back.has(photo))],
  };
}

const framesOf = (slots: readonly PageSlot[]) => slots.map(({ frame }) => frame);
