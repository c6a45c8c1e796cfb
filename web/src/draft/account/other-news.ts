import { type DraftField, type DraftFieldName, draftOfFields, fieldsOfDraft, withFields } from '@fumi/domain';
import { createStore } from 'zustand/vanilla';
import { setTexts } from '../change-draft.ts';
import { draftStore } from '../draft-store.ts';
import { type Change, contentNow, type OtherNews } from './account-sync-parts.ts';

/* Changes by other devices and tabs to the shown draft, or overwritten by it, until a page of the draft tells them. */

type Told = { readonly fields: readonly DraftFieldName[]; readonly words: readonly Change[] };

type PendingNews = {
  /** Code of the draft that the news is about; null where there is no news. */
  readonly code: string | null;
  /** Group and kit when the words changed: words of another design may be for another occasion. */
  readonly design: string | null;
  /** Another draft is shown in place of the former one; then no news about single fields is told. */
  readonly isOtherCard: boolean;
  /** The account no longer has the draft. */
  readonly isDraftGone: boolean;
  readonly taken: Told;
  readonly replaced: Told;
};

const NOTHING: Told = { fields: [], words: [] };
const NO_NEWS: PendingNews = {
  ...{ code: null, design: null, isOtherCard: false, isDraftGone: false },
  ...{ taken: NOTHING, replaced: NOTHING },
};

export const newsStore = createStore<PendingNews>()(() => NO_NEWS);

export const forgetNews = (): void => newsStore.setState(NO_NEWS);

/** Somebody has read that the account no longer has the draft; news about single fields is told next. */
export function forgetGone(): void {
  const { taken, replaced } = newsStore.getState();
  if (taken.fields.length + replaced.fields.length === 0) forgetNews();
  else newsStore.setState({ isDraftGone: false, isOtherCard: false });
}

/** One change per field: consecutive changes keep the value before the first of them, else the last change counts. */
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

const wordless = ({ taken, replaced, ...news }: PendingNews): PendingNews => ({
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

/** Calls back when the shown draft was changed elsewhere; returns a function that ends it. */
export const whenChangedElsewhere = (changed: () => void): (() => void) =>
  newsStore.subscribe(({ code, isOtherCard, taken }, before) => {
    const isOther = isOtherCard && (!before.isOtherCard || code !== before.code);
    if (isOther || (taken !== before.taken && taken.fields.length > 0)) changed();
  });

/** Overwritten words, here or elsewhere, that can be restored: same draft and design, field unchanged since. */
export function wordsThatStand(
  { code, design }: Pick<PendingNews, 'code' | 'design'>,
  words: readonly Change[],
): readonly Change[] {
  if (code === null || draftStore.getState().code !== code || shownDesign() !== design) return [];
  const fields: Readonly<Record<string, unknown>> = fieldsOfDraft(contentNow({ draftStore }));
  return words.filter(({ field, now }) => (fields[field] ?? null) === now);
}

/** Restores overwritten words, as far as `wordsThatStand` lets it. */
export function takeBack(news: Pick<PendingNews, 'code' | 'design'>, words: readonly Change[]): void {
  const back = wordsThatStand(news, words).map(
    ({ field, before }) => ({ field, value: before }) as DraftField,
  );
  if (back.length > 0)
    setTexts(draftOfFields(withFields(fieldsOfDraft(contentNow({ draftStore })), back)).texts);
}
