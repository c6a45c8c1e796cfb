import type { Database, Transaction } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { orderEvent, orderNote } from '../../db/tables/order.ts';

/* What happened to an order, and what operators wrote about it. */

export const insertEvent = async (tx: Transaction, row: typeof orderEvent.$inferInsert): Promise<void> => {
  await tx.insert(orderEvent).values(row);
};

export const eventsOf = (
  db: Database | Transaction,
  orderCode: string,
): Promise<(typeof orderEvent.$inferSelect)[]> =>
  db.select().from(orderEvent).where(eq(orderEvent.orderCode, orderCode)).orderBy(asc(orderEvent.id));

export const insertNote = async (tx: Transaction, row: typeof orderNote.$inferInsert): Promise<void> => {
  await tx.insert(orderNote).values(row);
};

/** What operators wrote about an order, the oldest first. */
export const notesOf = (
  db: Database | Transaction,
  orderCode: string,
): Promise<(typeof orderNote.$inferSelect)[]> =>
  db.select().from(orderNote).where(eq(orderNote.orderCode, orderCode)).orderBy(asc(orderNote.id));
