import { type DraftField, type DraftFieldName, draftOfFields, fieldsOfDraft, withFields } from '@fumi/domain';
import { createStore } from 'zustand/vanilla';
import type { Change, OtherNews } from './account-sync-parts.ts';
import { setTexts } from './change-draft.ts';
import { draftStore } from './draft-store.ts';
import { contentNow } from './take-from-account.ts';

/* What other devices and tabs did to the card, and what of theirs gave way to it, until a page that shows it has said so. */

type Told = { readonly fields: readonly DraftFieldName[]; readonly words: readonly Change[] };

type Untold = {
  /** Of which draft; null where nothing is to be said. */
  readonly code: string | null;
  /** Another card has come into its place, which says all. */
  readonly isOtherCard: boolean;
  readonly taken: Told;
  readonly replaced: Told;
};

const NOTHING: Told = { fields: [], words: [] };
const NO_NEWS: Untold = { code: null, isOtherCard: false, taken: NOTHING, replaced: NOTHING };

export const newsStore = createStore<Untold>()(() => NO_NEWS);

export const forgetNews = (): void => newsStore.setState(NO_NEWS);

/** Of several changes of one field the first says what stood there, the last what stands there now. */
function joined(before: readonly Change[], changes: readonly Change[]): Change[] {
  const first = new Map(before.map((change) => [change.field, change]));
  const changed = changes.map((change) => ({
    ...change,
    before: first.get(change.field)?.before ?? change.before,
  }));
  const fields = new Set(changed.map(({ field }) => field));
  return [...before.filter(({ field }) => !fields.has(field)), ...changed];
}

const told = ({ fields, words }: Told, news: OtherNews): Told => ({
  fields: [...new Set([...fields, ...news.fields])],
  words: joined(words, news.words),
});

export function addNews(news: OtherNews): void {
  const now = newsStore.getState();
  const kept = now.code === news.code ? now : { ...NO_NEWS, code: news.code };
  if (news.kind === 'other-card') newsStore.setState({ ...kept, isOtherCard: true });
  else newsStore.setState({ ...kept, [news.kind]: told(kept[news.kind], news) });
}

/** Calls back when what is shown here was changed elsewhere; what is returned ends it. */
export const whenChangedElsewhere = (changed: () => void): (() => void) =>
  newsStore.subscribe(({ code, isOtherCard, taken }, before) => {
    if (code !== null && (isOtherCard !== before.isOtherCard || taken !== before.taken)) changed();
  });

/** Of words that gave way those that can still come back: of this draft, where nothing was written since. */
export function wordsThatStand({ code }: Pick<Untold, 'code'>, words: readonly Change[]): readonly Change[] {
  const shown = draftStore.getState();
  if (code === null || shown.code !== code) return [];
  const fields: Readonly<Record<string, unknown>> = fieldsOfDraft(contentNow({ draftStore }));
  return words.filter(({ field, now }) => (fields[field] ?? null) === now);
}

/** Puts them back, as far as they can be. */
export function takeBack(news: Pick<Untold, 'code'>, words: readonly Change[]): void {
  const back = wordsThatStand(news, words).map(
    ({ field, before }) => ({ field, value: before }) as DraftField,
  );
  if (back.length > 0)
    setTexts(draftOfFields(withFields(fieldsOfDraft(contentNow({ draftStore })), back)).texts);
}
