import type { DraftField } from '@fumi/domain';
import type { AccountSyncParts } from './account-sync-parts.ts';
import { fieldsIn, isOpen, outcomeOf, push, type Syncing, type SyncOutcome, tellGone } from './push-draft.ts';
import { CLEARED_CARD_STATE, settleReplaced, show, take } from './take-from-account.ts';

async function pull(parts: Syncing, memberCode: string): Promise<SyncOutcome> {
  const { productCode } = parts.draftStore.getState();
  if (productCode === null || !isOpen(parts, productCode)) return 'nothing';
  if (!(await settleReplaced(parts, productCode, memberCode))) return 'elsewhere';
  const link = parts.recallLink(productCode);
  if (link?.memberCode !== memberCode || link.revision === 0 || link.isGone) {
    const outcome = await push(parts, memberCode);
    // The stored link may have had `isGone` before this tab was loaded: then this tab has not told it yet.
    if (outcome === 'gone') tellGone(parts, productCode);
    return outcome;
  }
  // Kept now, so that this tab has the link of the draft that it shows even if the call fails.
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

/** Opens a draft of the account here, in place of the product's open draft, which must be saved already. */
async function open(parts: AccountSyncParts, memberCode: string, code: string): Promise<SyncOutcome> {
  const { productCode } = parts.draftStore.getState();
  const got = await parts.client.draftGet({ params: { code } });
  if (!got.ok) return outcomeOf(got.error);
  const { draft } = got.value;
  if (productCode !== draft.productCode) return 'refused';
  const account = fieldsIn(draft.fields as DraftField[]);
  const done = await show(parts, productCode, code, () => account);
  if (done === null) return 'unreachable';
  parts.keepLink(productCode, { memberCode, code, revision: draft.revision, known: done.shown });
  parts.draftStore.setState({ ...CLEARED_CARD_STATE, code });
  return 'done';
}

/**
 * Synchronises the open draft with the member's account. Pages do not wait for it: what fails is tried again
 * with the next change, when the network is back or when the page becomes visible.
 */
export function createAccountSync(reached: AccountSyncParts) {
  const parts: Syncing = { ...reached, unanswered: new Map(), toldGone: new Set() };
  let last: Promise<unknown> = Promise.resolve();
  /** Runs calls one after the other, so that an answer is never older than what is shown. */
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
    /** Resolves when all calls that were started so far have ended. */
    settled: async (): Promise<void> => {
      await last;
    },
    open: inTurn((memberCode: string, code: string) => open(parts, memberCode, code)),
  };
}
