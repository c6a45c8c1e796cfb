import { draftsCopy } from '../../copy/drafts.ts';
import { keptWordsCopy } from '../../copy/kept-words.ts';
import { paths } from '../../paths.ts';
import type { Boot } from '../../shop/boot.ts';
import { whenChanged } from './DraftPicture.tsx';
import { type DraftItem, loadDraftItems, loadItemsHere } from './draft-items.ts';
import { openItem } from './item-actions.ts';
import { beginWithKept, type KeptItem, loadKeptItems } from './kept-items.ts';
import type { ResumeOffer } from './ResumeBar.tsx';

/** The front page offers drafts and kept words of all products, a root those of its own products. */
const isOffered = ({ product }: Pick<DraftItem, 'product'>, path: string): boolean =>
  path === paths.home() || path === product.rootUrl;

const ofDraft = (item: DraftItem, others: number, hasKept: boolean): ResumeOffer => ({
  label: draftsCopy.barLabel,
  title: draftsCopy.barTitle,
  name: item.name,
  facts: whenChanged(item),
  picture: item,
  goOnWords: draftsCopy.goOn,
  goOnPath: item.goOnPath,
  open: () => openItem(item),
  more:
    others > 0
      ? { words: draftsCopy.others(others), to: `${paths.member()}#drafts` }
      : hasKept
        ? { words: keptWordsCopy.show, to: `${paths.member()}#kept-words` }
        : null,
});

const ofKept = (item: KeptItem, others: number): ResumeOffer => ({
  label: keptWordsCopy.heading,
  title: keptWordsCopy.barTitle,
  name: item.kept.label,
  facts: Object.values(item.kept.texts).join('　').slice(0, SHOWN),
  picture: item,
  goOnWords: keptWordsCopy.begin,
  goOnPath: item.goOnPath,
  open: () => beginWithKept(item),
  more: others > 0 ? { words: draftsCopy.others(others), to: `${paths.member()}#kept-words` } : null,
});

/** How many characters of kept words are shown. */
const SHOWN = 40;

/** What a page offers to go on with: what was begun last, else the words that were kept last. */
export async function loadResumeOffer(boot: Boot, path: string): Promise<ResumeOffer | null> {
  const [items, kept] = await Promise.all([
    // Where the account does not answer, what this device has can still be gone on with.
    loadDraftItems(boot).catch(() => loadItemsHere(boot)),
    loadKeptItems(boot),
  ]);
  const [draft, ...drafts] = items.filter((item) => isOffered(item, path));
  const [words, ...others] = kept.filter((item) => isOffered(item, path));
  if (draft) return ofDraft(draft, drafts.length, words !== undefined);
  return words ? ofKept(words, others.length) : null;
}
