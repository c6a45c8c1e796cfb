import type { Contact } from '@fumi/domain';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { contact, contactCard } from '../../db/tables/contacts.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { CONTACT_COLUMNS, contactOf } from './contact-row.repository.ts';
import { ORDERS } from './contacts-list.repository.ts';

type Db = Database | Transaction;

type SentCard = typeof contactCard.$inferSelect;

/** Once for an order and a contact. */
export const insertCard = async (tx: Transaction, row: SentCard): Promise<void> => {
  await tx.insert(contactCard).values(row).onConflictDoNothing();
};

/** The cards that orders have sent to a contact in a year. */
export const countCards = (db: Db, contactCode: string, year: number): Promise<number> =>
  db.$count(contactCard, and(eq(contactCard.contactCode, contactCode), eq(contactCard.year, year)));

export const takeCards = (tx: Transaction, orderCode: string): Promise<SentCard[]> =>
  tx.delete(contactCard).where(eq(contactCard.orderCode, orderCode)).returning();

type Addressee = {
  readonly contact: Contact;
  /** When the address was last changed after the order, or null. */
  readonly addressChangedAt: Date | null;
};

/** The contacts to whom a member's order has sent cards, by reading. */
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
