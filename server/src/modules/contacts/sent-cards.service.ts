import { dayInTokyo, markCard, wasSent } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { findBookByCode, listItems } from '../book/book.repository.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { peopleToChange, saveDetail } from './address-book.repository.ts';
import { detailColumns, personOf } from './person-row.ts';
import { countCards, insertCard, takeCards } from './sent-cards.repository.ts';

/** Whom of the address book a book is addressed to, and for which year. */
async function addressees(tx: Transaction, { clock }: Pick<Context, 'clock'>, bookCode: string) {
  const book = await findBookByCode(tx, bookCode);
  const items = book ? await listItems(tx, bookCode) : [];
  const codes = items.flatMap(({ kind, address }) =>
    kind === 'recipient' && typeof address?.code === 'string' && address.code !== '' ? [address.code] : [],
  );
  const thisYear = Number(dayInTokyo(clock.nowMs()).slice(0, 4));
  return { codes: [...new Set(codes)], year: book?.design.newYear ?? thisYear };
}

/** A paid order has sent its cards: the history of each addressee says so. In the transaction that pays it. */
export async function markSent(
  tx: Transaction,
  context: Pick<Context, 'clock'>,
  { code: orderCode, memberCode, bookCode }: OrderRow,
) {
  if (memberCode === null || bookCode === null) return;
  const { codes, year } = await addressees(tx, context, bookCode);
  if (codes.length === 0) return;
  for (const row of await peopleToChange(tx, memberCode, codes)) {
    const person = personOf(row);
    const isMarked = wasSent(person.history, year);
    const wasMarked = isMarked && (await countCards(tx, person.code, year)) === 0;
    await insertCard(tx, { orderCode, contactCode: person.code, year, wasMarked });
    const history = markCard(person.history, year, { sent: true });
    if (!isMarked) await saveDetail(tx, person.code, detailColumns({ ...person, history }));
  }
}

/** The order ended without cards: its marks go, unless the member or another order made them too. */
export async function unmarkSent(tx: Transaction, { code: orderCode, memberCode }: OrderRow) {
  const cards = await takeCards(tx, orderCode);
  if (memberCode === null || cards.length === 0) return;
  const cardOf = new Map(cards.map((card) => [card.contactCode, card]));
  for (const row of await peopleToChange(tx, memberCode, [...cardOf.keys()])) {
    const person = personOf(row);
    const card = cardOf.get(person.code);
    if (!card || card.wasMarked || (await countCards(tx, person.code, card.year)) > 0) continue;
    const history = markCard(person.history, card.year, { sent: false });
    await saveDetail(tx, person.code, detailColumns({ ...person, history }));
  }
}
