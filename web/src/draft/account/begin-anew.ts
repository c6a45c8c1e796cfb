import { type BookTexts, hasAddresses, type ProductFlow } from '@fumi/domain';
import { memberStore } from '../../session/member-session.ts';
import { keepLink, recallLink } from '../account-link.ts';
import { swapAddresses } from '../addresses-aside.ts';
import { assignNewCode, closeDraft, setTexts } from '../change-draft.ts';
import { draftStore, openDraft } from '../draft-store.ts';
import { accountSync } from './account-drafts.ts';
import type { SyncOutcome } from './push-draft.ts';

/** Whether the draft may be replaced: the account has it, or there is nothing to save. */
const isSafe = (outcome: SyncOutcome): boolean => ['done', 'nothing'].includes(outcome);

/** Saves the open draft; one that was deleted or ordered elsewhere is saved as a new draft. */
async function save(memberCode: string): Promise<SyncOutcome> {
  const outcome = await accountSync.push(memberCode);
  if (outcome !== 'gone') return outcome;
  assignNewCode();
  return accountSync.push(memberCode);
}

/** Whether this device's draft of a product is saved in the account, so that another may take its place. */
export async function ensureSaved(productCode: string): Promise<boolean> {
  await openDraft(productCode);
  const { member } = memberStore.getState();
  if (draftStore.getState().choice === null) return true;
  const outcome = member ? await save(member.code) : 'refused';
  return isSafe(outcome) && recallLink(productCode)?.memberCode === member?.code;
}

/** Leaves the open draft in the account and begins an empty one for the same people; false if that failed. */
export async function beginAnew(productCode: string, hasPeople = true): Promise<boolean> {
  if (!(await ensureSaved(productCode))) return false;
  const { code } = draftStore.getState();
  keepLink(productCode, null);
  const closed = closeDraft(productCode);
  if (hasPeople) swapAddresses(code, null);
  await closed;
  return true;
}

/** `beginAnew` with kept words: they go into the places of whatever design is chosen. */
export async function beginWithWords(
  { code, flow }: { readonly code: string; readonly flow: ProductFlow },
  texts: BookTexts,
): Promise<boolean> {
  if (!(await beginAnew(code, hasAddresses(flow)))) return false;
  setTexts(texts);
  return true;
}
