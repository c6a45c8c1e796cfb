import { draftsCopy } from '../../copy/drafts.ts';
import { accountSync, quietClient } from '../../draft/account-drafts.ts';
import { keepLink } from '../../draft/account-link.ts';
import { putAway } from '../../draft/begin-anew.ts';
import { clearDraft } from '../../draft/change-draft.ts';
import { openDraft } from '../../draft/draft-store.ts';
import { memberStore } from '../../session/member-session.ts';
import type { DraftItem } from './draft-items.ts';

/** Opens what was begun, here; a sentence where that did not work. */
export async function openItem({ code, product, isHere }: DraftItem): Promise<string | null> {
  if (isHere || code === null) {
    await openDraft(product.code);
    return null;
  }
  if (!(await putAway(product.code))) return draftsCopy.notSaved;
  const { member } = memberStore.getState();
  const outcome = member ? await accountSync.open(member.code, code) : 'refused';
  if (outcome === 'done') return null;
  return outcome === 'gone' ? draftsCopy.gone : draftsCopy.unreachable;
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
