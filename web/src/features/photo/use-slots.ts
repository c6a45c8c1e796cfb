import { type Draft, mainSlots, nextEmptySlot, type PhotoSlot } from '@fumi/domain';
import { useCallback, useMemo, useState } from 'react';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { arrangePhotos, draftStore, useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';

/** One of the slots that the customer fills with photos. */
export type Slot = {
  /** Of the photo in it. */
  readonly index: number;
  /** Where the photo's crop is chosen; null where the design is words alone. */
  readonly main: PhotoSlot | null;
};

export type Slots = {
  readonly current: Slot;
  readonly all: readonly Slot[];
  readonly choose: (index: number) => void;
  /** To the next slot that is still empty, if there is one (spec §4: next suggested month). */
  readonly goOn: () => void;
  /** The photos in another order; `to` is the slot that is worked on then. */
  readonly arrange: (order: (photos: Draft['photos']) => Draft['photos'], to?: number) => void;
};

/** The photo slots of a design, and the one that is worked on. */
export function useSlots({ slots }: ChosenKit): Slots {
  const { material } = useShop();
  const count = useDraft(({ photos }) => photos.length);
  const [chosen, choose] = useState(0);
  const own = useMemo(() => mainSlots(slots, count, material), [slots, count, material]);
  const all = useMemo(() => own.map((main, index): Slot => ({ index, main })), [own]);
  const current = all[Math.min(chosen, all.length - 1)] ?? { index: 0, main: null };
  const goOn = (): void => {
    const next = nextEmptySlot(draftStore.getState().photos, current.index);
    if (next !== null) choose(next);
  };
  const arrange = useCallback<Slots['arrange']>(
    (order, to) => {
      const frames = own.map(({ frame }) => frame);
      arrangePhotos(order, frames);
      if (to !== undefined) choose(to);
    },
    [own],
  );
  return { current, all, choose, goOn, arrange };
}

/**
 * Where so many files go, one after another. One goes to the current slot, and replaces its photo; several go to slots
 * that are empty, from the current one on, so that none replaces a photo.
 */
export function slotsToFill(
  { current, all }: Pick<Slots, 'current' | 'all'>,
  fileCount: number,
  photosNow: () => Draft['photos'],
): { readonly next: () => Slot | null; readonly take: () => void } {
  const emptyAfter = (index: number): Slot | null => {
    const found = nextEmptySlot(photosNow(), index);
    return found === null ? null : (all[found] ?? null);
  };
  let at = fileCount === 1 ? current : emptyAfter(current.index - 1);
  return {
    next: () => at,
    take: () => {
      at = emptyAfter(at?.index ?? 0);
    },
  };
}
