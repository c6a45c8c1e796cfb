import { dayInTokyo, markCard, wasSent } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { findBookByCode, listItems } from '../book/book.repository.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { peopleToChange, saveDetail } from './address-book.repository.ts';
import { detailColumns, personOf } from './person-row.ts';
import { countCards, insertCard, takeCards } from './sent-cards.repository.ts';

/** Whom of the address book a book is addressed to, and for which year. */
async function addressees(context: Context, bookCode: string) {
  const book = await findBookByCode(context.db, bookCode);
  const items = book ? await listItems(context.db, bookCode) : [];
  const codes = items.flatMap(({ kind, address }) =>
    kind === 'recipient' && typeof address?.code === 'string' && address.code !== '' ? [address.code] : [],
  );
  const thisYear = Number(dayInTokyo(context.clock.nowMs()).slice(0, 4));
  return { codes: [...new Set(codes)], year: book?.design.newYear ?? thisYear };
}

/** A paid order has sent its cards: the history of each addressee says so. In the transaction that pays it. */
export async function markSent(context: Context, { code: orderCode, memberCode, bookCode }: OrderRow) {
  if (memberCode === null || bookCode === null) return;
  const { codes, year } = await addressees(context, bookCode);
  if (codes.length === 0) return;
  const { db } = context;
  for (const row of await peopleToChange(db, memberCode, codes)) {
    const person = personOf(row);
    const isMarked = wasSent(person.history, year);
    const wasMarked = isMarked && (await countCards(db, person.code, year)) === 0;
    await insertCard(db, { orderCode, contactCode: person.code, year, wasMarked });
    const history = markCard(person.history, year, { sent: true });
    if (!isMarked) await saveDetail(db, person.code, detailColumns({ ...person, history }));
  }
}

/** The order ended without cards: its marks go, unless the member or another order made them too. */
export async function unmarkSent(context: Context, { code: orderCode, memberCode }: OrderRow) {
  const { db } = context;
  const cards = await takeCards(db, orderCode);
  if (memberCode === null || cards.length === 0) return;
  const cardOf = new Map(cards.map((card) => [card.contactCode, card]));
  for (const row of await peopleToChange(db, memberCode, [...cardOf.keys()])) {
    const person = personOf(row);
    const card = cardOf.get(person.code);
    if (!card || card.wasMarked || (await countCards(db, person.code, card.year)) > 0) continue;
    const history = markCard(person.history, card.year, { sent: false });
    await saveDetail(db, person.code, detailColumns({ ...person, history }));
  }
}
