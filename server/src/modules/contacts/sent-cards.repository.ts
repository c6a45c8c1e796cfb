import { and, count, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { contactCard } from '../../db/tables/contacts.ts';

export type SentCard = typeof contactCard.$inferSelect;

/** Once for an order and a person. */
export const insertCard = async (db: Database | Transaction, row: SentCard): Promise<void> => {
  await db.insert(contactCard).values(row).onConflictDoNothing();
};

/** Cards of other orders to the same person in the same year are counted with it. */
export async function countCards(
  db: Database | Transaction,
  contactCode: string,
  year: number,
): Promise<number> {
  const rows = await db
    .select({ cards: count() })
    .from(contactCard)
    .where(and(eq(contactCard.contactCode, contactCode), eq(contactCard.year, year)));
  return rows[0]?.cards ?? 0;
}

export const takeCards = (db: Database | Transaction, orderCode: string): Promise<SentCard[]> =>
  db.delete(contactCard).where(eq(contactCard.orderCode, orderCode)).returning();
