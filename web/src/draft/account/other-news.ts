import { type DraftField, type DraftFieldName, draftOfFields, fieldsOfDraft, withFields } from '@fumi/domain';
import { createStore } from 'zustand/vanilla';
import { setTexts } from '../change-draft.ts';
import { draftStore } from '../draft-store.ts';
import { type Change, contentNow, type OtherNews } from './account-sync-parts.ts';

/* What other devices and tabs did to the card, and what of theirs gave way to it, until a page that shows it has said so. */

type Told = { readonly fields: readonly DraftFieldName[]; readonly words: readonly Change[] };

type Untold = {
  /** Of which draft; null where nothing is to be said. */
  readonly code: string | null;
  /** In which design its words stood: those of one may be of another occasion than the next. */
  readonly design: string | null;
  /** Another card has come into its place, which says all. */
  readonly isOtherCard: boolean;
  /** The account has it no more. */
  readonly isDraftGone: boolean;
  readonly taken: Told;
  readonly replaced: Told;
};

const NOTHING: Told = { fields: [], words: [] };
const NO_NEWS: Untold = {
  ...{ code: null, design: null, isOtherCard: false, isDraftGone: false },
  ...{ taken: NOTHING, replaced: NOTHING },
};

export const newsStore = createStore<Untold>()(() => NO_NEWS);

export const forgetNews = (): void => newsStore.setState(NO_NEWS);

/** That the account has it no more was read; what else there is to say comes next. */
export function forgetGone(): void {
  const { taken, replaced } = newsStore.getState();
  if (taken.fields.length + replaced.fields.length === 0) forgetNews();
  else newsStore.setState({ isDraftGone: false, isOtherCard: false });
}

/** Of changes of one field that lead on from each other the first says what stood there; of others the last counts. */
function joined(before: readonly Change[], changes: readonly Change[]): Change[] {
  const earlier = new Map(before.map((change) => [change.field, change]));
  const changed = changes.map((change) => {
    const first = earlier.get(change.field);
    return first?.now === change.before ? { ...change, before: first.before } : change;
  });
  const fields = new Set(changed.map(({ field }) => field));
  return [...before.filter(({ field }) => !fields.has(field)), ...changed];
}

const told = ({ fields, words }: Told, news: OtherNews): Told => ({
  fields: [...new Set([...fields, ...news.fields])],
  words: joined(words, news.words),
});

const wordless = ({ taken, replaced, ...news }: Untold): Untold => ({
  ...news,
  taken: taken.words.length === 0 ? taken : { ...taken, words: [] },
  replaced: { ...replaced, words: [] },
});

const shownDesign = (): string | null => {
  const { choice } = draftStore.getState();
  return choice && `${choice.groupId} ${choice.kitId}`;
};

export function addNews(news: OtherNews): void {
  const now = newsStore.getState();
  const { code } = news;
  const design = shownDesign();
  const before = now.code === code ? now : NO_NEWS;
  const kept = { ...(before.design === design ? before : wordless(before)), code, design };
  if (news.kind === 'other-card') newsStore.setState({ ...kept, isOtherCard: true });
  else if (news.kind === 'gone') newsStore.setState({ ...kept, isDraftGone: true });
  else newsStore.setState({ ...kept, [news.kind]: told(kept[news.kind], news) });
}

/** Calls back when what is shown here was changed elsewhere; what is returned ends it. */
export const whenChangedElsewhere = (changed: () => void): (() => void) =>
  newsStore.subscribe(({ code, isOtherCard, taken }, before) => {
    const isOther = isOtherCard && (!before.isOtherCard || code !== before.code);
    if (isOther || (taken !== before.taken && taken.fields.length > 0)) changed();
  });

/** Of words that gave way those that can still come back: of this draft, of the same design, where nothing was written since. */
export function wordsThatStand(
  { code, design }: Pick<Untold, 'code' | 'design'>,
  words: readonly Change[],
): readonly Change[] {
  if (code === null || draftStore.getState().code !== code || shownDesign() !== design) return [];
  const fields: Readonly<Record<string, unknown>> = fieldsOfDraft(contentNow({ draftStore }));
  return words.filter(({ field, now }) => (fields[field] ?? null) === now);
}

/** Puts them back, as far as they can be. */
export function takeBack(news: Pick<Untold, 'code' | 'design'>, words: readonly Change[]): void {
  const back = wordsThatStand(news, words).map(
    ({ field, before }) => ({ field, value: before }) as DraftField,
  );
  if (back.length > 0)
    setTexts(draftOfFields(withFields(fieldsOfDraft(contentNow({ draftStore })), back)).texts);
}
