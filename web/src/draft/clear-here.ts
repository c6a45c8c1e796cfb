import { keepLink } from './account-link.ts';
import { clearDraft, closeDraft } from './change-draft.ts';
import { draftStore, openDraft } from './draft-store.ts';

/**
 * Deletes a product's draft, its account link and, where it has any, its addresses from this device. With a `code`, the
 * stored draft goes only if it has that code: another tab may have stored a new one.
 */
export async function clearHere(
  productCode: string,
  hasAddresses: boolean,
  code?: string | null,
): Promise<void> {
  keepLink(productCode, null);
  // Else a read that is under way would restore the draft after it was cleared. Another product's draft stays open.
  if (draftStore.getState().productCode === productCode) await openDraft(productCode);
  await (hasAddresses ? clearDraft : closeDraft)(productCode, code);
}
