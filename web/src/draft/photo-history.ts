import {
  type BookPages,
  type Draft,
  orderBack,
  type PageOrder,
  pagesInOrder,
  pageTextsIn,
  withPageTexts,
} from '@fumi/domain';
import type { PhotoFiles } from './device-storage.ts';

/** What undo restores: photos with their files, pages with their layouts, and calendar settings. */
export type PhotoMoment = Pick<Draft, 'photos' | 'unused' | 'pages' | 'calendar'> & {
  readonly photoFiles: PhotoFiles;
};

/** A moment, and the order into which the pages were put between it and the moment that is nearer to now. */
type Remembered = PhotoMoment & { readonly order: PageOrder | null };

/** The undo history of the photo step; kept in memory alone. */
export type PhotoHistory = {
  readonly past: readonly Remembered[];
  readonly future: readonly Remembered[];
  /** Key of the last step; a next change of the same key is part of it. */
  readonly key: string | null;
};

const MOST_STEPS = 100;

/** To be called before a change; `now` is what undo restores. Changes of one key are one step. */
export const remember = (
  history: PhotoHistory,
  now: PhotoMoment,
  { key = null, order = null }: { readonly key?: string | null; readonly order?: PageOrder | null },
): PhotoHistory =>
  key !== null && key === history.key
    ? history
    : { past: [...history.past, { ...now, order }].slice(-MOST_STEPS), future: [], key };

/** Keeps the words that were typed since, each with its photo or page: undo does not restore words. */
function withWordsOf(moment: PhotoMoment, now: PhotoMoment, nowPages: BookPages): PhotoMoment {
  const words = new Map(
    [...now.photos, ...now.unused].flatMap((photo) => (photo ? [[photo.imageId, photo.caption ?? '']] : [])),
  );
  const kept = <Photo extends Draft['photos'][number]>(photo: Photo): Photo => {
    const caption = photo && words.get(photo.imageId);
    return photo && caption !== undefined ? { ...photo, caption } : photo;
  };
  const pages = withPageTexts(moment.pages ?? {}, pageTextsIn(nowPages));
  return { ...moment, pages, photos: moment.photos.map(kept), unused: moment.unused.map(kept) };
}

type Step = { readonly history: PhotoHistory; readonly moment: PhotoMoment };

/** One step back; null where there is none. */
export function stepBack({ past, future }: PhotoHistory, now: PhotoMoment): Step | null {
  const found = past.at(-1);
  if (found === undefined) return null;
  const { order, ...moment } = found;
  const { pages = {} } = now;
  return {
    history: { past: past.slice(0, -1), future: [{ ...now, order }, ...future], key: null },
    moment: withWordsOf(moment, now, order ? pagesInOrder(pages, orderBack(order)) : pages),
  };
}

/** One step forward again; null where none was undone. */
export function stepForward({ past, future }: PhotoHistory, now: PhotoMoment): Step | null {
  const [found, ...rest] = future;
  if (found === undefined) return null;
  const { order, ...moment } = found;
  const { pages = {} } = now;
  return {
    history: { past: [...past, { ...now, order }], future: rest, key: null },
    moment: withWordsOf(moment, now, order ? pagesInOrder(pages, order) : pages),
  };
}
