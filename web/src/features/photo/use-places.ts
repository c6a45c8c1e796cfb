import { nextEmptyPlace, type PhotoSlot } from '@fumi/domain';
import { useState } from 'react';
import { type ChosenKit, firstSlots } from '../../platform/chosen-kit.ts';
import { draftStore, useDraft } from '../../platform/draft/draft-store.ts';

/** One of the places that the customer fills with photos. */
export type Place = {
  readonly index: number;
  /** Where the book shows it first; null where the design is words alone. */
  readonly slot: PhotoSlot | null;
};

export type Places = {
  readonly current: Place;
  readonly all: readonly Place[];
  readonly choose: (index: number) => void;
  /** To the next place that is still empty, if there is one (spec §4: next suggested month). */
  readonly goOn: () => void;
};

/** The places for photos of a design, and the one that is worked on. */
export function usePlaces({ slots }: ChosenKit): Places {
  const count = useDraft(({ photos }) => photos.length);
  const [chosen, choose] = useState(0);
  const first = firstSlots(slots, count);
  const all = first.map((slot, index): Place => ({ index, slot }));
  const current = all[Math.min(chosen, all.length - 1)] ?? { index: 0, slot: null };
  const goOn = (): void => {
    const next = nextEmptyPlace(draftStore.getState().photos, current.index);
    if (next !== null) choose(next);
  };
  return { current, all, choose, goOn };
}
