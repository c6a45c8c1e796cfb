import { CANCELLED_STATES, type Contact } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, count, eq, notInArray } from '../../db/drizzle.ts';
import { contact, contactCard } from '../../db/tables/contacts.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { CONTACT_COLUMNS, contactOf } from './contact-row.repository.ts';
import { ORDERS } from './contacts-list.repository.ts';

type Db = Database | Transaction;

type SentCard = typeof contactCard.$inferSelect;

/** Notes a card once for an order and a contact. */
export const insertCard = async (tx: Transaction, row: SentCard): Promise<void> => {
  await tx.insert(contactCard).values(row).onConflictDoNothing();
};

/** The cards that orders send to a contact in a year; one that was cancelled sends none. */
export async function countCards(db: Db, contactCode: string, year: number): Promise<number> {
  const [found] = await db
    .select({ cards: count() })
    .from(contactCard)
    .innerJoin(shopOrder, eq(shopOrder.code, contactCard.orderCode))
    .where(
      and(
        eq(contactCard.contactCode, contactCode),
        eq(contactCard.year, year),
        notInArray(shopOrder.state, [...CANCELLED_STATES]),
      ),
    );
  return found?.cards ?? 0;
}

/** An order's cards, which stay when it is cancelled: whoever corrects one address sends to the same people again. */
export const cardsOfOrder = (tx: Transaction, orderCode: string): Promise<SentCard[]> =>
  tx.select().from(contactCard).where(eq(contactCard.orderCode, orderCode));

type Addressee = {
  readonly contact: Contact;
  /** When the address was last changed after the order, or null. */
  readonly addressChangedAt: Date | null;
};

/** Contacts to whom an order sends cards, or did until it was cancelled, sorted by reading. */
export async function contactsOfOrder(db: Db, memberCode: string, orderCode: string): Promise<Addressee[]> {
  const rows = await db
    .select({
      ...CONTACT_COLUMNS,
      addressChangedAt: contact.addressChangedAt,
      orderedAt: shopOrder.createdAt,
    })
    .from(contactCard)
    .innerJoin(contact, eq(contact.code, contactCard.contactCode))
    .innerJoin(shopOrder, eq(shopOrder.code, contactCard.orderCode))
    .where(
      and(
        eq(contactCard.orderCode, orderCode),
        eq(shopOrder.memberCode, memberCode),
        eq(contact.memberCode, memberCode),
      ),
    )
    .orderBy(...ORDERS.kana);
  return rows.map(({ addressChangedAt, orderedAt, ...row }) => {
    const isLater = addressChangedAt !== null && addressChangedAt > orderedAt;
    return { contact: contactOf(row), addressChangedAt: isLater ? addressChangedAt : null };
  });
}
