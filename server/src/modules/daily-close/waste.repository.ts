import { addDays, type PlainDate } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { asc, eq, type SQL, sql } from '../../db/drizzle.ts';
import { waste } from '../../db/tables/daily-close.ts';

export type WasteRow = typeof waste.$inferSelect;

/** SQL condition: an instant lies on a day in Tokyo. */
export const onDay = (at: SQL, day: PlainDate): SQL =>
  sql`(${at} >= ${`${day}T00:00:00+09:00`}::timestamptz and ${at} < ${`${addDays(day, 1)}T00:00:00+09:00`}::timestamptz)`;

/** What was noted as wasted on a day, the oldest note first. */
export const wasteNotedOn = (db: Database | Transaction, day: PlainDate): Promise<WasteRow[]> =>
  db
    .select()
    .from(waste)
    .where(onDay(sql`${waste.at}`, day))
    .orderBy(asc(waste.id));

export const insertWaste = async (tx: Transaction, row: typeof waste.$inferInsert): Promise<void> => {
  await tx.insert(waste).values(row);
};

/** Deletes a note that was a mistake; the deleted note, or null where it is not there. */
export async function deleteWaste(tx: Transaction, id: number): Promise<WasteRow | null> {
  const rows = await tx.delete(waste).where(eq(waste.id, id)).returning();
  return rows[0] ?? null;
}
