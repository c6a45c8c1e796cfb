import { type BookTexts, isCardText, ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode } from '../../random.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { type BookRow, findOwnBook } from '../book/book.repository.ts';
import { listItemsOrLost } from '../book/book-item.repository.ts';
import { bookView } from '../book/book-view.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { insertKept } from './kept-words.repository.ts';

export type Owned = { readonly orderCode: string; readonly memberCode: string };

/** What was typed on the picture side for all cards: no address, and no comment for one recipient. */
async function wordsOf(tx: Transaction, keys: Keyring, book: BookRow): Promise<BookTexts> {
  const { texts } = bookView(book, await listItemsOrLost(tx, keys, book.code));
  return Object.fromEntries(texts.flatMap(({ type, value }) => (isCardText(type) ? [[type, value]] : [])));
}

/** Keeps words and design of an order; not found where the order is another's, or nothing was typed for it. */
export const keepWords = (
  { db, clock, keys }: Pick<Context, 'db' | 'clock' | 'keys'>,
  { orderCode, memberCode }: Owned,
): Promise<Result<{ code: string }, Refusal>> =>
  db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, orderCode, memberCode);
    const book = order?.bookCode ? await findOwnBook(tx, { code: order.bookCode, memberCode }) : null;
    const texts = book && (await wordsOf(tx, keys, book));
    if (!book || !texts || Object.keys(texts).length === 0) return refuse({ code: 'not_found' });
    const { productCode, kitId } = book;
    const keptAt = new Date(clock.nowMs());
    const design = { productCode, kitId, label: book.design.label };
    return ok({
      code: await insertKept(tx, { code: newCode(), memberCode, orderCode, ...design, texts, keptAt }),
    });
  });
