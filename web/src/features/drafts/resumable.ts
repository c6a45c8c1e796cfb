import { useLoaderData, useRevalidator } from 'react-router';
import { client } from '../../api.ts';
import { type Boot, readBoot } from '../../shop/boot.ts';
import { type DraftItem, loadDraftItems, loadItemsHere } from './draft-items.ts';
import type { KeptWords } from './kept-items.ts';

type Resumable = {
  readonly drafts: readonly DraftItem[];
  /** False where the account did not answer: `drafts` are then those of this device. */
  readonly isComplete: boolean;
  readonly kept: readonly KeptWords[];
};

/** The drafts of this device; none where even these cannot be shown, for instance without a network. */
const loadHere = (boot: Boot): Promise<DraftItem[]> => loadItemsHere(boot).catch(() => []);

async function loadAllResumable(boot: Boot): Promise<Resumable> {
  const [drafts, words] = await Promise.all([
    loadDraftItems(boot).then(
      (items) => ({ drafts: items, isComplete: true }),
      async () => ({ drafts: await loadHere(boot), isComplete: false }),
    ),
    client.keptWordsList(),
  ]);
  return { ...drafts, kept: words.ok ? words.value.kept : [] };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long a page that has its other data waits for drafts and kept words, ms. */
const LATE_MS = 2500;

/** So long before that wait ends, ms, this device's drafts are read, in case the account does not answer. */
const HERE_MS = 1000;

async function loadAtLast(boot: Boot): Promise<Resumable> {
  await pause(LATE_MS - HERE_MS);
  const here = loadHere(boot);
  await pause(HERE_MS);
  return { drafts: await Promise.race([here, []]), isComplete: false, kept: [] };
}

/**
 * Drafts and kept words, loaded before the page is shown, so that nothing below them moves later. `rest` is the data
 * that the page needs; LATE_MS after that data the page no longer waits for drafts and kept words.
 */
export async function loadResumable(rest: Promise<unknown>): Promise<Resumable> {
  const boot = readBoot();
  return Promise.race([loadAllResumable(boot), rest.then(() => loadAtLast(boot))]);
}

/** Drafts and kept words from the page's loader, and `reload` for after a change. */
export function useResumable(): Resumable & {
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
} {
  const resumable = useLoaderData() as Resumable;
  const { revalidate, state } = useRevalidator();
  return { ...resumable, isLoading: state === 'loading', reload: revalidate };
}
