import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { keep, recall } from './storage.ts';

/* Designs that somebody likes: kept in this browser, by kit id, until they sign out. */

const KEY = 'favourite-designs';

/** The most ids that are read: a longer list was not written by us. */
const MOST = 1000;

/** The ids in a stored text; whatever else stands there counts for nothing. */
export function favouritesIn(text: string | null): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(ids)) return new Set();
    return new Set(ids.filter((id) => Number.isInteger(id)).slice(0, MOST) as number[]);
  } catch {
    return new Set();
  }
}

export const favouriteStore = createStore<ReadonlySet<number>>()(() => new Set());

let isFollowing = false;

/** Reads what this browser keeps, and follows its other tabs. */
function readFavourites(): void {
  if (isFollowing) return;
  isFollowing = true;
  favouriteStore.setState(favouritesIn(recall('localStorage', KEY)), true);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) favouriteStore.setState(favouritesIn(newValue), true);
  });
}

function change(ids: ReadonlySet<number>): void {
  favouriteStore.setState(ids, true);
  keep('localStorage', KEY, ids.size === 0 ? null : JSON.stringify([...ids]));
}

export function toggleFavourite(kitId: number): void {
  const ids = new Set(favouriteStore.getState());
  if (!ids.delete(kitId)) ids.add(kitId);
  change(ids);
}

/** At sign-out: the next person at this device has their own taste. */
export const forgetFavourites = (): void => change(new Set());

/** What this browser keeps is read when the first component asks. */
function subscribe(onChange: () => void): () => void {
  readFavourites();
  return favouriteStore.subscribe(onChange);
}

export const useFavourites = (): ReadonlySet<number> =>
  useSyncExternalStore(subscribe, favouriteStore.getState, favouriteStore.getInitialState);
