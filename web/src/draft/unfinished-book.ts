import { recallLink } from './account-link.ts';
import { notYetOrdered } from './upload-memory.ts';

/** What of a book that nobody has ordered yet is unfinished: the account's draft, and whether it is that of this device. */
export function unfinishedOf(productCode: string, bookCode: string) {
  const upload = notYetOrdered(bookCode, localStorage);
  if (upload === null) return null;
  const here = recallLink(productCode)?.code;
  const { draftCode = here } = upload;
  return { draftCode, isHere: draftCode === here };
}
