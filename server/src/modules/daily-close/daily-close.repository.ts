import type { PlainDate } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { dailyClose } from '../../db/tables/daily-close.ts';

export type CloseRow = typeof dailyClose.$inferSelect;

/** The closes of a day, the oldest first. */
export const closesOf = (db: Database | Transaction, day: PlainDate): Promise<CloseRow[]> =>
  db.select().from(dailyClose).where(eq(dailyClose.day, day)).orderBy(asc(dailyClose.revision));

/** False where somebody has closed this revision of the day. */
export async function insertClose(tx: Transaction, row: CloseRow): Promise<boolean> {
  const rows = await tx
    .insert(dailyClose)
    .values(row)
    .onConflictDoNothing()
    .returning({ revision: dailyClose.revision });
  return rows.length > 0;
}
