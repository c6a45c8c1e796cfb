import { draftsCopy } from '../../copy/drafts.ts';
import { accountSync, quietClient } from '../../draft/account-drafts.ts';
import { keepLink, recallLink } from '../../draft/account-link.ts';
import type { SyncOutcome } from '../../draft/account-sync.ts';
import { clearDraft, draftStore, openDraft } from '../../draft/draft-store.ts';
import { memberStore } from '../../session/member-session.ts';
import type { DraftItem } from './draft-items.ts';

const isSafe = (outcome: SyncOutcome): boolean => outcome === 'done' || outcome === 'nothing';

/** What this device has of a product is in the account before something else takes its place; else a sentence. */
async function putAway(productCode: string): Promise<string | null> {
  await openDraft(productCode);
  const { member } = memberStore.getState();
  if (draftStore.getState().choice === null) return null;
  const outcome = member ? await accountSync.push(member.code) : 'refused';
  const isKept = isSafe(outcome) && recallLink(productCode)?.memberCode === member?.code;
  return isKept ? null : draftsCopy.notSaved;
}

/** Opens what was begun, here; a sentence where that did not work. */
export async function openItem({ code, product, isHere }: DraftItem): Promise<string | null> {
  if (isHere || code === null) {
    await openDraft(product.code);
    return null;
  }
  const problem = await putAway(product.code);
  if (problem !== null) return problem;
  const { member } = memberStore.getState();
  const outcome = member ? await accountSync.open(member.code, code) : 'refused';
  if (outcome === 'done') return null;
  return outcome === 'gone' ? draftsCopy.gone : draftsCopy.unreachable;
}

/** Leaves what is open in the account, and begins with nothing chosen; a sentence where that did not work. */
export async function startAnew(productCode: string): Promise<string | null> {
  const problem = await putAway(productCode);
  if (problem !== null) return problem;
  keepLink(productCode, null);
  await clearDraft(productCode);
  return null;
}

/** At once, in the account and on this device; a sentence where that did not work. */
export async function removeItem({ code, product, isHere }: DraftItem): Promise<string | null> {
  if (code !== null) {
    const answer = await quietClient.draftDelete({ body: { codes: [code] } });
    if (!answer.ok) return draftsCopy.unreachable;
  }
  if (!isHere) return null;
  keepLink(product.code, null);
  await openDraft(product.code);
  await clearDraft(product.code);
  return null;
}
