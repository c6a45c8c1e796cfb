import {
  COVER_PAGE,
  type Draft,
  matchPhotos,
  nextEmptySlot,
  type PhotoSlot,
  photoOfSlot,
  type Size,
  templatesOf,
} from '@fumi/domain';
import { useCallback, useMemo, useState } from 'react';
import { arrangePhotos } from '../../draft/change-draft.ts';
import { type ChosenKit, hasMonthLayouts, isBookOfPages, placesOf } from '../../draft/chosen-kit.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { arrangeMonths } from '../../draft/layouts/month-layouts.ts';
import { useShop } from '../../shop/use-shop.ts';

/** One of the slots that the customer fills with photos. */
export type Slot = {
  /** Index of its photo in the draft. */
  readonly index: number;
  /** Where the photo's crop is chosen; null where the design is words alone. */
  readonly main: PhotoSlot | null;
};

/** What stands together where slots are listed: a page of a bound book, which may show no photo, or a slot alone. */
export type SlotGroup = { readonly pageNo: number | null; readonly slots: readonly Slot[] };

export type Slots = {
  /** Of a page without photos: no slot at all, its index is -1. */
  readonly current: Slot;
  /** Of a bound book: the page that is worked on. */
  readonly pageNo: number | null;
  /** Of a book or a calendar: the cover is worked on, which repeats a photo until it has its own. */
  readonly isCover: boolean;
  readonly all: readonly Slot[];
  readonly groups: readonly SlotGroup[];
  /** The frames of all slots, pt. */
  readonly frames: readonly Size[];
  readonly choose: (index: number) => void;
  /** A page of a bound book, whether it shows photos or not; of a calendar its cover or a month. */
  readonly choosePage: (pageNo: number) => void;
  /** To the next slot that is still empty, if there is one (spec §4: next suggested month). */
  readonly goOn: () => void;
  /** The photos in another order; `to` is the slot that is worked on then. */
  readonly arrange: (order: (photos: Draft['photos']) => Draft['photos'], to?: number) => void;
};

const NO_SLOT: Slot = { index: -1, main: null };

/** The inner pages of a bound book with their slots; of other products each slot alone. */
function groupsOf(chosen: ChosenKit, all: readonly Slot[]): SlotGroup[] {
  if (!isBookOfPages(chosen)) return all.map((slot) => ({ pageNo: null, slots: [slot] }));
  const inner = templatesOf(chosen.material)
    .map((_, index) => index + 1)
    .slice(1, -1);
  const { slots } = chosen;
  const goingOn = slots.flatMap((main, at) =>
    main.isSpreadContinuation ? [{ index: photoOfSlot(slots, at, all.length), main }] : [],
  );
  return inner.map((pageNo) => ({
    pageNo,
    slots: [...all, ...goingOn].filter(({ main }) => main?.pageNo === pageNo),
  }));
}

/** The slot or the page that is worked on. */
export type At = { readonly index: number } | { readonly pageNo: number };

function slotAt(all: readonly Slot[], groups: readonly SlotGroup[], at: At): Slot {
  if ('pageNo' in at) {
    const group = groups.find(({ pageNo }) => pageNo === at.pageNo);
    return group?.slots[0] ?? all.find(({ main }) => main?.pageNo === at.pageNo) ?? NO_SLOT;
  }
  return all[Math.min(at.index, all.length - 1)] ?? { index: 0, main: null };
}

/** The photo slots of a design, and the one that is worked on: at first `first`. */
export function useSlots(chosen: ChosenKit, first: At): Slots {
  const shop = useShop();
  const count = useDraft(({ photos }) => photos.length);
  const [at, setAt] = useState<At>(first);
  const own = useMemo(() => placesOf(chosen, count).own, [chosen, count]);
  const all = useMemo(() => own.map((main, index): Slot => ({ index, main })), [own]);
  const groups = useMemo(() => groupsOf(chosen, all), [chosen, all]);
  const frames = useMemo(() => own.map(({ frame }) => frame), [own]);
  const current = slotAt(all, groups, at);
  const pageNo = 'pageNo' in at ? at.pageNo : (current.main?.pageNo ?? null);
  const choose = useCallback((index: number) => setAt({ index }), []);
  const choosePage = useCallback((page: number) => setAt({ pageNo: page }), []);
  const goOn = (): void => {
    const next = nextEmptySlot(draftStore.getState().photos, current.index);
    if (next !== null) choose(next);
  };
  const arrange = useCallback<Slots['arrange']>(
    (order, to) => {
      if (hasMonthLayouts(chosen)) arrangeMonths(shop, chosen, order);
      else arrangePhotos(order, frames);
      if (to !== undefined) setAt({ index: to });
    },
    [shop, chosen, frames],
  );
  const isCover = current === NO_SLOT && pageNo === COVER_PAGE;
  return { current, pageNo, isCover, all, groups, frames, choose, choosePage, goOn, arrange };
}

/** The slots that are still empty, from one on and around. */
function emptyFrom(photos: Draft['photos'], first: number): number[] {
  const around = photos.map((_, step) => (first + step) % photos.length);
  return around.filter((index) => photos[index] === null);
}

/** A file and its slot; a null slot means whichever slot is still empty when the file's turn comes. */
export type Planned<File> = { readonly file: File; readonly slot: Slot | null };

/**
 * Where files go that were sorted by when they were taken. One goes to the current slot, and replaces its photo;
 * several go to slots that are empty, from the current one on, each into a frame of its own orientation. Files whose
 * size nobody could read, and those beyond the empty slots, stand at the end without one.
 */
export function planFill<File extends { readonly size: Size | null }>(
  { current, all }: Pick<Slots, 'current' | 'all'>,
  files: readonly File[],
  photos: Draft['photos'],
): Planned<File>[] {
  const [only, ...more] = files;
  if (only && more.length === 0) return [{ file: only, slot: current }];
  const empty = emptyFrom(photos, current.index).flatMap((index) => all[index] ?? []);
  const known = files.filter(({ size }) => size !== null).slice(0, empty.length);
  const open = empty.slice(0, known.length);
  const at = matchPhotos(
    known.map(({ size }) => size),
    open.map(({ main }) => main?.frame ?? NO_FRAME),
  );
  return [
    ...known.map((file, index) => ({ file, slot: open[at[index] ?? -1] ?? null })),
    ...files.filter((file) => !known.includes(file)).map((file) => ({ file, slot: null })),
  ];
}

/** Of a design of words alone, which takes no photos. */
const NO_FRAME: Size = { width: 1, height: 1 };
