import { keepLink } from './account-link.ts';
import { clearDraft, closeDraft } from './change-draft.ts';
import { draftStore, openDraft } from './draft-store.ts';

/**
 * Nothing of a product's draft stays on this device, and it is none of the account's any more; nor do its people, where
 * it has any. Of a `code` only that one: what another tab has begun in its place is not meant.
 */
export async function clearHere(
  productCode: string,
  hasAddresses: boolean,
  code?: string | null,
): Promise<void> {
  keepLink(productCode, null);
  // What the device is just giving back would come after it. Of another product the open draft stays as it is.
  if (draftStore.getState().productCode === productCode) await openDraft(productCode);
  await (hasAddresses ? clearDraft : closeDraft)(productCode, code);
}
