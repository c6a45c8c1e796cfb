import { useLoaderData, useRevalidator } from 'react-router';
import { client } from '../../api.ts';
import { readBoot } from '../../shop/boot.ts';
import { type DraftItem, loadDraftItems } from './draft-items.ts';
import type { KeptWords } from './kept-items.ts';

type Resumable = {
  /** Null where they could not be loaded. */
  readonly drafts: readonly DraftItem[] | null;
  readonly kept: readonly KeptWords[];
};

async function loadAllResumable(): Promise<Resumable> {
  const [drafts, words] = await Promise.all([
    loadDraftItems(readBoot()).catch(() => null),
    client.keptWordsList(),
  ]);
  return { drafts, kept: words.ok ? words.value.kept : [] };
}

/** How long a page waits for them once the rest of it is there, ms. */
const LATE_MS = 2500;

/**
 * Drafts and kept words, loaded before the page is shown, so that nothing below them moves later. `rest` is the data
 * that the page needs; LATE_MS after that data the page no longer waits for drafts and kept words.
 */
export async function loadResumable(rest: Promise<unknown>): Promise<Resumable> {
  const resumable = loadAllResumable();
  const late = rest.then(() => new Promise((resolve) => setTimeout(resolve, LATE_MS)));
  return Promise.race([resumable, late.then(() => ({ drafts: null, kept: [] }))]);
}

/** As the page's loader has them, and a way to load them again after a change. */
export function useResumable(): Resumable & {
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
} {
  const resumable = useLoaderData() as Resumable;
  const { revalidate, state } = useRevalidator();
  return { ...resumable, isLoading: state === 'loading', reload: revalidate };
}
