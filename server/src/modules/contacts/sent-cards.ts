import { contactCodesOf, isAddressee, markCard, type PrintAddress, wasSent } from '@fumi/domain';
import type { Transaction } from '../../db/database.ts';
import * as contacts from './contacts.repository.ts';
import * as cards from './sent-cards.repository.ts';

type Sent = {
  readonly orderCode: string;
  /** The year that the cards are for. */
  readonly year: number;
  readonly cards: readonly PrintAddress[];
};

/**
 * Marks a paid order in the history of each addressee, also of those who share a card. Called in
 * the transaction that pays it.
 */
export async function markSent(
  tx: Transaction,
  change: contacts.Change,
  { orderCode, year, cards: printed }: Sent,
): Promise<void> {
  const codes = [...new Set(printed.flatMap(contactCodesOf))];
  if (codes.length === 0) return;
  for (const contact of await contacts.lockContacts(tx, change.memberCode, codes)) {
    if (!printed.some((card) => isAddressee(card, contact))) continue;
    const isMarked = wasSent(contact.history, year);
    // A mark that no order has made is the member's own, and stays after a cancellation.
    const wasMarked = isMarked && (await cards.countCards(tx, contact.code, year)) === 0;
    await cards.insertCard(tx, { orderCode, contactCode: contact.code, year, wasMarked });
    const history = markCard(contact.history, year, { sent: true });
    if (!isMarked) await contacts.updateContact(tx, change, { ...contact, history });
  }
}

/** The order ended without cards: its marks go, unless the member or another order made them too. */
export async function unmarkSent(tx: Transaction, change: contacts.Change, orderCode: string): Promise<void> {
  const sent = await cards.cardsOfOrder(tx, orderCode);
  if (sent.length === 0) return;
  const cardOf = new Map(sent.map((card) => [card.contactCode, card]));
  for (const contact of await contacts.lockContacts(tx, change.memberCode, [...cardOf.keys()])) {
    const card = cardOf.get(contact.code);
    if (!card || card.wasMarked || (await cards.countCards(tx, contact.code, card.year)) > 0) continue;
    const history = markCard(contact.history, card.year, { sent: false });
    await contacts.updateContact(tx, change, { ...contact, history });
  }
}
