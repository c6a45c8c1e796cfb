import { quietClient } from './account-drafts.ts';
import { clearHere } from './begin-anew.ts';
import { unfinishedOf } from './unfinished-book.ts';
import { rememberOrder } from './upload-memory.ts';

/**
 * Once a book is ordered, what it was made from is finished, on this device and in the account. Not before: whoever
 * comes back from the page of the order finds the card as it was, and the same card becomes the same book.
 */
export async function endDraft(productCode: string, bookCode: string): Promise<void> {
  const unfinished = unfinishedOf(productCode, bookCode);
  if (unfinished === null) return;
  const { draftCode, isHere } = unfinished;
  if (isHere) await clearHere(productCode);
  rememberOrder(localStorage);
  if (draftCode) await quietClient.draftDelete({ body: { codes: [draftCode] } });
}
