import { fieldsOfDraft, hasAddresses } from '@fumi/domain';
import { draftsCopy } from '../../copy/drafts.ts';
import { accountSync, settleAddresses } from '../../draft/account/account-drafts.ts';
import { contentNow } from '../../draft/account/account-sync-parts.ts';
import { ensureSaved } from '../../draft/account/begin-anew.ts';
import { keepLink, linkOf } from '../../draft/account-link.ts';
import { clearHere } from '../../draft/clear-here.ts';
import { codeHere as codeOfShown } from '../../draft/draft-here.ts';
import { draftStore, openDraft } from '../../draft/draft-store.ts';
import { quietClient } from '../../draft/quiet-client.ts';
import { memberStore } from '../../session/member-session.ts';
import type { DraftItem } from './draft-items.ts';

/** Opens a draft on this device; a sentence says why where that fails. */
export async function openItem({ code, product, isHere }: DraftItem): Promise<string | null> {
  if (isHere || code === null) {
    await openDraft(product.code);
    return null;
  }
  if (!(await ensureSaved(product.code))) return draftsCopy.notSaved;
  const { member } = memberStore.getState();
  const outcome = member ? await accountSync.open(member.code, code) : 'refused';
  if (outcome === 'done') {
    settleAddresses(product.code);
    return null;
  }
  return outcome === 'gone' ? draftsCopy.gone : draftsCopy.unreachable;
}

/** Deletes a draft from the account and from this device; a sentence says why where that fails. */
export async function removeItem({
  code: listed,
  product,
  isHere,
  codeHere,
}: DraftItem): Promise<string | null> {
  // Waits for running saves: one may bring a draft into the account that was listed as on this device alone, and none
  // may arrive after the deletion.
  if (isHere) await accountSync.settled();
  const link = codeHere === null ? null : linkOf(product.code, codeHere);
  const code = listed ?? link?.code ?? null;
  if (code !== null) {
    // Marked as gone before the call: otherwise a save in the background would create it again.
    if (link)
      keepLink(product.code, { ...link, known: fieldsOfDraft(contentNow({ draftStore })), isGone: true });
    const answer = await quietClient.draftDelete({ body: { codes: [code] } });
    if (!answer.ok) {
      if (link) keepLink(product.code, link);
      return draftsCopy.notRemoved;
    }
  }
  // Another tab may have begun a different draft of this product in the meantime, which stays on the device.
  if (!isHere || (await codeOfShown(product.code)) !== codeHere) return null;
  await clearHere(product.code, hasAddresses(product.flow), codeHere);
  return null;
}
