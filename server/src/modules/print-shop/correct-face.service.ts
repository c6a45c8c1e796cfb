import { invariant, ok, type PrintAddress, type Result, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { type BookRow, findBookByCode, lockBook, updatePress } from '../book/book.repository.ts';
import { type BookItemRow, listItems, replaceItem } from '../book/book-item.repository.ts';
import { judgeCorrected } from '../book/book-post.service.ts';
import { findOrderByNumber, lockOrder } from '../order/order.repository.ts';
import { runAheadOf } from './run-ahead.repository.ts';

/* Corrects a name or an address on a card that is paid and not in print yet. */

/** A face of an order's page. */
type FaceRequest = {
  readonly number: string;
  readonly page: number;
  readonly kind: 'sender' | 'recipient';
};

/** What can be corrected of a face. */
type FaceWords = Pick<PrintAddress, 'zip' | 'state' | 'address1' | 'address2' | 'name'>;

export const wordsOf = ({ zip, state, address1, address2, name }: PrintAddress): FaceWords => ({
  zip,
  state,
  address1,
  address2,
  name,
});

/**
 * The address with other words. Line breaks set by hand are dropped where the place has changed.
 */
function withWords({ addressLines, ...before }: PrintAddress, words: FaceWords): PrintAddress {
  const after = { ...before, ...words };
  const isSamePlace = (['state', 'address1', 'address2'] as const).every((one) => before[one] === after[one]);
  return isSamePlace && addressLines ? { ...after, addressLines } : after;
}

type Faced = { readonly book: BookRow; readonly faces: readonly BookItemRow[] };

/** The addresses on a page of an order; null where there is no such order, or its book has gone. */
export async function facesOf({ db, keys }: Context, number: string, page: number): Promise<Faced | null> {
  const order = await findOrderByNumber(db, number);
  const book = order?.bookCode ? await findBookByCode(db, order.bookCode) : null;
  if (book === null) return null;
  const items = await listItems(db, keys, book.code);
  const isHere = ({ pageNo, addedPageNo }: BookItemRow) => pageNo === page || addedPageNo.includes(page);
  return { book, faces: items.filter((item) => item.address !== null && isHere(item)) };
}

type Corrected = { readonly row: BookItemRow; readonly before: FaceWords };

/** The corrected face, judged by the rules by which the customer posted it. */
export async function correctedFace(
  context: Context,
  { number, page, kind }: FaceRequest,
  words: FaceWords,
): Promise<Result<Corrected, Refusal>> {
  const faced = await facesOf(context, number, page);
  const row = faced?.faces.find((one) => one.kind === kind);
  if (!faced || !row) return refuse({ code: 'not_found' });
  const { layout, style, address: before } = row;
  invariant(layout && style && before, 'A stored address face has all its parts.');
  const address = withWords(before, words);
  const judged = await judgeCorrected(context, faced.book, { kind, layout, style, address });
  return judged.ok ? ok({ row: { ...row, address }, before: wordsOf(before) }) : judged;
}

const refused = (why: string): Refusal => ({ code: 'wrong_state', fields: { number: [why] } });

/**
 * Stores a corrected face and has the press file rendered again. Refused for an order in a print run, whose sheets have
 * the old file, and while the press file is being rendered: it would have the old words and be taken for the new file.
 */
export async function keepCorrectedFace(
  tx: Transaction,
  { jobs }: Pick<TransactionContext, 'jobs'>,
  number: string,
  row: BookItemRow,
): Promise<Result<null, Refusal>> {
  const found = await findOrderByNumber(tx, number);
  const order = found === null ? null : await lockOrder(tx, found.code);
  if (order === null) return refuse({ code: 'not_found' });
  // A campaign's book is printed for all who have a code, so nobody's order may change it.
  const { memberCode } = order;
  if (order.state !== 'paid' || order.type !== 'normal' || memberCode === null)
    return refuse({ code: 'wrong_state' });
  if ((await runAheadOf(tx, order.code)) !== null) return refuse(refused('in-run'));
  const book = await lockBook(tx, { code: row.bookCode, memberCode });
  if (book === null) return refuse({ code: 'not_found' });
  if (book.press === 'waiting') return refuse(refused('no-press-file'));
  await replaceItem(tx, row);
  await updatePress(tx, book.code, { press: 'waiting', pressTries: 0 });
  await jobs.enqueue(tx, 'press-render', { bookCode: book.code }, { onceKey: book.code });
  return ok(null);
}
