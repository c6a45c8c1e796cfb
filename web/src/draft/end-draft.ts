import { quietClient } from './account-drafts.ts';
import { recallLink } from './account-link.ts';
import { clearHere } from './begin-anew.ts';
import { notYetOrdered, rememberOrder } from './upload-memory.ts';

/** What of a book that nobody has ordered yet is unfinished: the account's draft, and whether it is that of this device. */
export function unfinishedOf(productCode: string, bookCode: string) {
  const upload = notYetOrdered(bookCode, localStorage);
  if (upload === null) return null;
  const here = recallLink(productCode)?.code;
  const { draftCode = here } = upload;
  return { draftCode, isHere: draftCode === here };
}

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
