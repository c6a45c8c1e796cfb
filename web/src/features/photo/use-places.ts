import { type Draft, mainSlots, nextEmptyPlace, type PhotoSlot } from '@fumi/domain';
import { useMemo, useState } from 'react';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { arrangePhotos, draftStore, useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';

/** One of the places that the customer fills with photos. */
export type Place = {
  readonly index: number;
  /** Its own page of the book; null where the design is words alone. */
  readonly slot: PhotoSlot | null;
};

export type Places = {
  readonly current: Place;
  readonly all: readonly Place[];
  readonly choose: (index: number) => void;
  /** To the next place that is still empty, if there is one (spec §4: next suggested month). */
  readonly goOn: () => void;
  /** The photos in another order; `to` is the place that is worked on then. */
  readonly arrange: (order: (photos: Draft['photos']) => Draft['photos'], to?: number) => void;
};

/** The places for photos of a design, and the one that is worked on. */
export function usePlaces({ slots }: ChosenKit): Places {
  const { material } = useShop();
  const count = useDraft(({ photos }) => photos.length);
  const [chosen, choose] = useState(0);
  const own = useMemo(() => mainSlots(slots, count, material), [slots, count, material]);
  const all = useMemo(() => own.map((slot, index): Place => ({ index, slot })), [own]);
  const current = all[Math.min(chosen, all.length - 1)] ?? { index: 0, slot: null };
  const goOn = (): void => {
    const next = nextEmptyPlace(draftStore.getState().photos, current.index);
    if (next !== null) choose(next);
  };
  const arrange: Places['arrange'] = (order, to = current.index) => {
    arrangePhotos(
      order,
      own.map(({ frame }) => frame),
    );
    choose(to);
  };
  return { current, all, choose, goOn, arrange };
}
