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

/** The photos of a draft, the layouts of its pages and the settings of its calendar at one moment, with the files that they need. */
export type PhotoMoment = Pick<Draft, 'photos' | 'unused' | 'pages' | 'calendar'> & {
  readonly photoFiles: PhotoFiles;
};

/** A moment that one can go to, and the order into which pages were put between it and the one that is nearer to now. */
type Remembered = PhotoMoment & { readonly order: PageOrder | null };

/** What the pages screen can go back to, and forward again. In memory: a reload begins anew. */
export type PhotoHistory = {
  readonly past: readonly Remembered[];
  readonly future: readonly Remembered[];
  /** What the last step was about; the next one of the same is part of it. */
  readonly key: string | null;
};

const MOST_STEPS = 100;

/** Before a change: `now` is what undo leads back to. Changes of one key, as the photos of one choice, are one step. */
export const remember = (
  history: PhotoHistory,
  now: PhotoMoment,
  { key = null, order = null }: { readonly key?: string | null; readonly order?: PageOrder | null },
): PhotoHistory =>
  key !== null && key === history.key
    ? history
    : { past: [...history.past, { ...now, order }].slice(-MOST_STEPS), future: [], key };

/** Words that were typed since stay with their photos and pages: undo is of photos, pages, layouts and covers alone. */
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
