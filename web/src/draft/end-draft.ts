import { quietClient } from './account-drafts.ts';
import { recallLink } from './account-link.ts';
import { clearHere } from './begin-anew.ts';
import { isLastUploaded } from './upload-memory.ts';

/**
 * Once a book is ordered, what it was made from is finished, on this device and in the account. Not before: whoever
 * comes back from the page of the order finds the card as it was, and the same card becomes the same book.
 */
export async function endDraft(productCode: string, bookCode: string): Promise<void> {
  if (!isLastUploaded(bookCode, localStorage)) return;
  const link = recallLink(productCode);
  await clearHere(productCode);
  if (link) await quietClient.draftDelete({ body: { codes: [link.code] } });
}
