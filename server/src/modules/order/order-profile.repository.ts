import type { OrderCustomer } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { orderProfile } from '../../db/tables/order.ts';

const profile = prepared(['memberCode'], (db, { memberCode }) =>
  db.select().from(orderProfile).where(eq(orderProfile.memberCode, memberCode)),
);

export const findProfile = async (
  db: Database | Transaction,
  memberCode: string,
): Promise<OrderCustomer | null> => {
  const rows = await profile(db, { memberCode });
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
