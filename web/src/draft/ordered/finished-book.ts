import { codeHere } from '../draft-here.ts';
import { quietClient } from '../quiet-client.ts';
import { hasContentOf, isForSamePeople } from './made-draft.ts';
import { isOrderedHere } from './ordered-drafts.ts';
import { lastBook } from './upload-memory.ts';

/**
 * The book that was made of this device's draft of a product, if the draft is unchanged and nobody has
 * ordered the book: it has the addresses, which only the closed tab had (spec §9). Null where the shop has no
 * such book.
 */
export async function finishedBook(productCode: string): Promise<string | null> {
  const last = lastBook();
  const draft = last?.from.code;
  if (!last || draft === undefined || draft !== (await codeHere(productCode))) return null;
  const { book, from } = last;
  if (isOrderedHere(book) || !isForSamePeople(from.made)) return null;
  if (!(await hasContentOf(from.made, productCode))) return null;
  const answer = await quietClient.bookGet({ params: { bookCode: book } });
  return answer.ok && answer.value.book.orderCode === null ? book : null;
}
