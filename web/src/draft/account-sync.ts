import type { CallFailure } from '@fumi/contract/client';
import {
  changedFields,
  type DraftField,
  type DraftFields,
  fieldsOfDraft,
  ok,
  type Result,
  refuse,
  withFields,
} from '@fumi/domain';
import type { AccountLink } from './account-link.ts';
import type { AccountSyncParts } from './account-sync-parts.ts';
import { photoFile } from './photo-file.ts';
import { contentNow, OF_ANOTHER_CARD, settleReplaced, show, take, tell } from './take-from-account.ts';

/** `elsewhere`: another tab has another draft in the place of this one, and neither can give way yet. */
export type SyncOutcome = 'done' | 'nothing' | 'elsewhere' | 'unreachable' | 'refused' | 'gone';

const outcomeOf = (failure: CallFailure): SyncOutcome => {
  if (failure.kind === 'unreachable') return 'unreachable';
  return failure.error.code === 'not_found' ? 'gone' : 'refused';
};

const fieldsIn = (list: readonly DraftField[]): DraftFields => withFields({}, list);

/** Whether the account has a design or a photo in the place of which this tab has another; words alone may give way. */
const isOver = (known: DraftFields, shown: DraftFields): boolean =>
  changedFields(known, shown).some(
    ({ field, value }) => !field.startsWith('text.') && known[field] != null && value != null,
  );

/**
 * The link of a draft of which this tab knows none. Another tab may have brought it into the account, and have changed it
 * there: what differs by more than words stays, and this one is a draft of its own.
 */
async function firstLink(
  parts: AccountSyncParts,
  memberCode: string,
): Promise<Result<AccountLink, SyncOutcome>> {
  const code = parts.draftStore.getState().code ?? parts.renew();
  const listed = await parts.client.draftList();
  if (!listed.ok) return refuse(outcomeOf(listed.error));
  if (!listed.value.drafts.some((one) => one.code === code)) return ok(parts.newLink(memberCode, code));
  const got = await parts.client.draftGet({ params: { code } });
  if (!got.ok) return refuse(outcomeOf(got.error));
  const { revision, fields } = got.value.draft;
  const account = fieldsIn(fields as DraftField[]);
  const shown = fieldsOfDraft(contentNow(parts));
  if (isOver(account, shown)) return ok(parts.newLink(memberCode, parts.renew()));
  // What this tab lacks it has not taken away: the account has it since, or the device lost a file.
  const known = withFields(
    {},
    (fields as DraftField[]).filter(({ field }) => shown[field] != null),
  );
  const link = { memberCode, code, revision, known };
  const { productCode } = parts.draftStore.getState();
  if (productCode !== null) await take(parts, productCode, link, known, account);
  return ok(parts.recallLink(productCode ?? '') ?? link);
}

const isOpen = ({ draftStore }: AccountSyncParts, productCode: string): boolean => {
  const state = draftStore.getState();
  return state.productCode === productCode && state.choice !== null;
};

async function sendPhotos(parts: AccountSyncParts, code: string, imageIds: readonly string[]): Promise<void> {
  for (const imageId of imageIds) {
    const file = await photoFile(imageId, parts);
    if (!file) continue;
    await parts.client.draftPhoto({
      body: { draftCode: code, imageId },
      file: { bytes: file, name: imageId },
    });
  }
}

type Syncing = AccountSyncParts & {
  /** By draft, what was sent and not answered: what the account has of it is none of another device. */
  readonly unanswered: Map<string, readonly DraftField[]>;
  /** Drafts of which this tab was told that the account has them no more. */
  readonly toldGone: Set<string>;
};

/**
 * Whoever goes on with what the account has no more makes another card of it, and would order it once more unawares: it is
 * told of what is shown, and anew of what that becomes.
 */
function tellGone({ draftStore, recallLink, onOther, toldGone }: Syncing, productCode: string): void {
  const { code } = draftStore.getState();
  if (code === null || toldGone.has(code) || recallLink(productCode)?.code !== code) return;
  toldGone.add(code);
  onOther({ kind: 'gone', code, fields: [], words: [] });
}

const isSameField = (one: DraftField, other: DraftField): boolean =>
  changedFields(fieldsIn([one]), fieldsIn([other])).length === 0;

async function push(parts: Syncing, memberCode: string, isAgain = false): Promise<SyncOutcome> {
  const { productCode } = parts.draftStore.getState();
  if (productCode === null || !isOpen(parts, productCode) || parts.hasLeft()) return 'nothing';
  if (!(await settleReplaced(parts, productCode, memberCode))) return 'elsewhere';
  const kept = parts.recallLink(productCode);
  if (kept && kept.memberCode !== memberCode) return 'nothing';
  if (kept?.isGone && changedFields(kept.known, fieldsOfDraft(contentNow(parts))).length === 0) return 'gone';
  // A release before knew it by its link alone.
  if (kept && parts.draftStore.getState().code === null) parts.renew(kept.code);
  const begun = kept?.isGone
    ? ok(parts.newLink(memberCode, parts.renew()))
    : kept
      ? ok(kept)
      : await firstLink(parts, memberCode);
  if (!begun.ok) return begun.error;
  const link = begun.value;
  // Meanwhile it may have become another one, or somebody signed out.
  const isSame = isOpen(parts, productCode) && parts.draftStore.getState().code === link.code;
  if (!isSame || parts.hasLeft()) return 'nothing';
  const sent = fieldsOfDraft(contentNow(parts));
  const changes = changedFields(link.known, sent);
  parts.keepLink(productCode, link);
  const { code, revision: baseRevision } = link;
  const saved = await parts.client.draftSave({ body: { code, productCode, baseRevision, changes } });
  if (!saved.ok) {
    const outcome = outcomeOf(saved.error);
    if (outcome === 'unreachable')
      parts.unanswered.set(code, [...(parts.unanswered.get(code) ?? []), ...changes]);
    const now = parts.recallLink(productCode);
    // What this device deleted meanwhile says so already, or has no link any more.
    if (outcome !== 'gone' || now?.code !== code || now.isGone) return outcome;
    if (isAgain) return 'refused';
    parts.keepLink(productCode, { ...link, isGone: true });
    const anew = await push(parts, memberCode, true);
    if (anew === 'gone') tellGone(parts, productCode);
    return anew;
  }
  // Answers to what nobody looks at any more are fetched when it is opened again.
  if (!isOpen(parts, productCode)) return 'done';
  // A server of the release before says nothing of what gave way.
  const { revision, newer, replaced = [], missingPhotos } = saved.value;
  const account = withFields(withFields(link.known, changes), newer as DraftField[]);
  await take(parts, productCode, { ...link, revision }, sent, account);
  const ours = parts.unanswered.get(code) ?? [];
  parts.unanswered.delete(code);
  const theirs = (replaced as DraftField[]).filter((one) => !ours.some((sent) => isSameField(sent, one)));
  const isRedesigned = changes.some(({ field }) => field === 'choice');
  tell(parts, { kind: 'replaced', code, isRedesigned }, sent, withFields(sent, theirs));
  if (kept?.isGone) tellGone(parts, productCode);
  await sendPhotos(parts, code, missingPhotos);
  return 'done';
}

async function pull(parts: Syncing, memberCode: string): Promise<SyncOutcome> {
  const { productCode } = parts.draftStore.getState();
  if (productCode === null || !isOpen(parts, productCode)) return 'nothing';
  if (!(await settleReplaced(parts, productCode, memberCode))) return 'elsewhere';
  const link = parts.recallLink(productCode);
  if (link?.memberCode !== memberCode || link.revision === 0 || link.isGone) {
    const outcome = await push(parts, memberCode);
    // It was known before the tab was loaded.
    if (outcome === 'gone') tellGone(parts, productCode);
    return outcome;
  }
  // From here on this tab knows which one it shows, also where no answer comes.
  parts.keepLink(productCode, link);
  const got = await parts.client.draftGet({ params: { code: link.code } });
  if (!got.ok) {
    const outcome = outcomeOf(got.error);
    if (outcome === 'gone' && parts.recallLink(productCode)?.code === link.code) {
      parts.keepLink(productCode, { ...link, isGone: true });
      tellGone(parts, productCode);
    }
    return outcome;
  }
  if (!isOpen(parts, productCode)) return 'nothing';
  const { draft } = got.value;
  const account = fieldsIn(draft.fields as DraftField[]);
  await take(parts, productCode, { ...link, revision: draft.revision }, link.known, account);
  return push(parts, memberCode);
}

/** Opens a draft of the account here, in place of the product's open one, which the account has. */
async function open(parts: AccountSyncParts, memberCode: string, code: string): Promise<SyncOutcome> {
  const { productCode } = parts.draftStore.getState();
  const got = await parts.client.draftGet({ params: { code } });
  if (!got.ok) return outcomeOf(got.error);
  const { draft } = got.value;
  if (productCode !== draft.productCode) return 'refused';
  const account = fieldsIn(draft.fields as DraftField[]);
  const shown = await show(parts, productCode, code, account);
  if (shown === null) return 'unreachable';
  parts.keepLink(productCode, { memberCode, code, revision: draft.revision, known: shown });
  parts.draftStore.setState({ ...OF_ANOTHER_CARD, code });
  return 'done';
}

/**
 * Brings the open draft into the member's account, and what other devices did to it back. Nothing waits for it: what
 * fails is tried again with the next change, when the network is back or when the page is looked at again.
 */
export function createAccountSync(reached: AccountSyncParts) {
  const parts: Syncing = { ...reached, unanswered: new Map(), toldGone: new Set() };
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that an answer is never older than what is shown. */
  const inTurn =
    <Args extends readonly unknown[]>(work: (...args: Args) => Promise<SyncOutcome>) =>
    (...args: Args): Promise<SyncOutcome> => {
      const done = last.then(() => work(...args));
      last = done.catch(() => {});
      return done;
    };
  return {
    push: inTurn((memberCode: string) => push(parts, memberCode)),
    pull: inTurn((memberCode: string) => pull(parts, memberCode)),
    /** What is on its way by now has come to an end. */
    settled: async (): Promise<void> => {
      await last;
    },
    open: inTurn((memberCode: string, code: string) => open(parts, memberCode, code)),
  };
}
