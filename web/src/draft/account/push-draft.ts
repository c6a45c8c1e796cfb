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
import type { Answered } from '../../api.ts';
import type { AccountLink } from '../account-link.ts';
import { photoFile } from '../photo-file.ts';
import { type AccountSyncParts, contentNow } from './account-sync-parts.ts';
import { settleReplaced, take, tell } from './take-from-account.ts';

/** `elsewhere`: another tab has stored another draft, and neither may be overwritten yet. */
export type SyncOutcome = 'done' | 'nothing' | 'elsewhere' | 'unreachable' | 'refused' | 'gone';

export const outcomeOf = (failure: CallFailure): SyncOutcome => {
  if (failure.kind === 'unreachable') return 'unreachable';
  return failure.error.code === 'not_found' ? 'gone' : 'refused';
};

export const fieldsIn = (list: readonly DraftField[]): DraftFields => withFields({}, list);

/** Whether this tab and the account differ in a field that both have; words may give way and don't count. */
const hasConflict = (known: DraftFields, shown: DraftFields): boolean =>
  changedFields(known, shown).some(
    ({ field, value }) => !field.startsWith('text.') && known[field] != null && value != null,
  );

/**
 * The link of a draft for which this tab has none. Another tab may have saved the draft in the account and
 * changed it since: if the two differ in more than words, this tab's becomes a new draft.
 */
async function firstLink(
  parts: AccountSyncParts,
  memberCode: string,
): Promise<Result<AccountLink, SyncOutcome>> {
  const code = parts.draftStore.getState().code ?? parts.assignNewCode();
  const listed = await parts.client.draftList();
  if (!listed.ok) return refuse(outcomeOf(listed.error));
  if (!listed.value.drafts.some((one) => one.code === code)) return ok(parts.newLink(memberCode, code));
  const got = await parts.client.draftGet({ params: { code } });
  if (!got.ok) return refuse(outcomeOf(got.error));
  const { revision, fields } = got.value.draft;
  const account = fieldsIn(fields as DraftField[]);
  const shown = fieldsOfDraft(contentNow(parts));
  if (hasConflict(account, shown)) return ok(parts.newLink(memberCode, parts.assignNewCode()));
  // A field that the account has and this tab lacks was not deleted here: another device added it, or this one lost the
  // file. It is left out of what counts as known, so that it is taken from the account and not cleared there.
  const known = fieldsIn((fields as DraftField[]).filter(({ field }) => shown[field] != null));
  const link = { memberCode, code, revision, known };
  const { productCode } = parts.draftStore.getState();
  if (productCode !== null) await take(parts, productCode, link, known, account);
  return ok(parts.recallLink(productCode ?? '') ?? link);
}

export const isOpen = ({ draftStore }: AccountSyncParts, productCode: string): boolean => {
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

export type Syncing = AccountSyncParts & {
  /** By draft code, changes that got no answer: where the account lists them as replaced, they are this tab's own. */
  readonly unanswered: Map<string, readonly DraftField[]>;
  /** Codes of drafts for which this tab has told that the account no longer has them. */
  readonly toldGone: Set<string>;
};

/**
 * Tells, once for each code, that the account no longer has a draft (it was ordered or deleted elsewhere, or
 * has expired); and once for the new draft that it becomes here, as somebody could pay for the same card
 * twice.
 */
export function tellGone({ draftStore, recallLink, onOther, toldGone }: Syncing, productCode: string): void {
  const { code } = draftStore.getState();
  if (code === null || toldGone.has(code) || recallLink(productCode)?.code !== code) return;
  toldGone.add(code);
  onOther({ kind: 'gone', code, fields: [], words: [] });
}

const isSameField = (one: DraftField, other: DraftField): boolean =>
  changedFields(fieldsIn([one]), fieldsIn([other])).length === 0;

/** The link under which the shown draft is saved; a draft that the account no longer has gets a new code. */
async function linkToSend(
  parts: Syncing,
  memberCode: string,
  kept: AccountLink | null,
): Promise<Result<AccountLink, SyncOutcome>> {
  if (kept === null) return firstLink(parts, memberCode);
  // An older release stored drafts without a code: the account link has it.
  if (parts.draftStore.getState().code === null) parts.assignNewCode(kept.code);
  return ok(kept.isGone ? parts.newLink(memberCode, parts.assignNewCode()) : kept);
}

type Sent = {
  readonly productCode: string;
  readonly link: AccountLink;
  readonly fields: DraftFields;
  readonly changes: readonly DraftField[];
};

/** Shows and tells what other devices changed, as a save answers; returns photos that the account lacks. */
async function takeAnswer(
  parts: Syncing,
  { productCode, link, fields, changes }: Sent,
  saved: Answered<'draftSave'>,
): Promise<readonly string[]> {
  const { code, known } = link;
  // A server of the previous release sends no `replaced`.
  const { revision, newer, replaced = [], missingPhotos } = saved;
  const account = withFields(withFields(known, changes), newer as DraftField[]);
  await take(parts, productCode, { ...link, revision }, fields, account);
  const ours = parts.unanswered.get(code) ?? [];
  parts.unanswered.delete(code);
  const theirs = (replaced as DraftField[]).filter((one) => !ours.some((sent) => isSameField(sent, one)));
  const isRedesigned = changes.some(({ field }) => field === 'choice');
  tell(parts, { kind: 'replaced', code, isRedesigned }, fields, withFields(fields, theirs));
  return missingPhotos;
}

/** Saves a draft that the account no longer has as a new one, if it was changed here since. */
async function pushAnew(
  parts: Syncing,
  memberCode: string,
  { productCode, link }: Sent,
): Promise<SyncOutcome> {
  parts.keepLink(productCode, { ...link, isGone: true });
  const anew = await push(parts, memberCode, true);
  if (anew === 'gone') tellGone(parts, productCode);
  return anew;
}

/** Saves the shown draft in the account, and takes what other devices changed of it meanwhile. */
export async function push(parts: Syncing, memberCode: string, isAgain = false): Promise<SyncOutcome> {
  const { productCode } = parts.draftStore.getState();
  if (productCode === null || !isOpen(parts, productCode) || parts.isSignedOutElsewhere()) return 'nothing';
  if (!(await settleReplaced(parts, productCode, memberCode))) return 'elsewhere';
  const kept = parts.recallLink(productCode);
  if (kept && kept.memberCode !== memberCode) return 'nothing';
  if (kept?.isGone && changedFields(kept.known, fieldsOfDraft(contentNow(parts))).length === 0) return 'gone';
  const begun = await linkToSend(parts, memberCode, kept);
  if (!begun.ok) return begun.error;
  const link = begun.value;
  const { code, revision: baseRevision } = link;
  // Meanwhile another draft may have been opened, or somebody signed out.
  const isSame = isOpen(parts, productCode) && parts.draftStore.getState().code === code;
  if (!isSame || parts.isSignedOutElsewhere()) return 'nothing';
  const fields = fieldsOfDraft(contentNow(parts));
  const changes = changedFields(link.known, fields);
  parts.keepLink(productCode, link);
  const saved = await parts.client.draftSave({ body: { code, productCode, baseRevision, changes } });
  const sent = { productCode, link, fields, changes };
  if (!saved.ok) {
    const outcome = outcomeOf(saved.error);
    if (outcome === 'unreachable')
      parts.unanswered.set(code, [...(parts.unanswered.get(code) ?? []), ...changes]);
    const now = parts.recallLink(productCode);
    // A draft that was deleted here during the call has `isGone` in its link, or no link: it is not saved anew.
    if (outcome !== 'gone' || now?.code !== code || now.isGone) return outcome;
    return isAgain ? 'refused' : pushAnew(parts, memberCode, sent);
  }
  // The draft was closed during the call: its answer is fetched when it is opened again.
  if (!isOpen(parts, productCode)) return 'done';
  const missingPhotos = await takeAnswer(parts, sent, saved.value);
  if (kept?.isGone) tellGone(parts, productCode);
  await sendPhotos(parts, code, missingPhotos);
  return 'done';
}
