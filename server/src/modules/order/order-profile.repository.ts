import type { OrderCustomer } from '@fumi/domain';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { orderProfile } from '../../db/tables/order.ts';

export const findProfile = async (
  db: Database | Transaction,
  memberCode: string,
): Promise<OrderCustomer | null> => {
  const rows = await db.select().from(orderProfile).where(eq(orderProfile.memberCode, memberCode));
  return rows[0]?.customer ?? null;
};

export const keepProfile = async (
  db: Database | Transaction,
  row: typeof orderProfile.$inferInsert,
): Promise<void> => {
  await db
    .insert(orderProfile)
    .values(row)
    .onConflictDoUpdate({
      target: orderProfile.memberCode,
      set: { customer: row.customer, updatedAt: row.updatedAt },
    });
};
