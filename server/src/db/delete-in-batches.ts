import type { Database } from './database.ts';
import type { PgTable } from './drizzle.ts';
import { type SQL, sql } from './drizzle.ts';

/** Rows of one statement: it takes a fraction of a second (`statement_timeout`: 15 s), however large the backlog is. */
export const BATCH = 5000;

/**
 * Deletes rows some thousand at a time (ADR 0077), each batch for itself: what was deleted before a fault stays deleted.
 * `among` is a subquery to search instead of the whole table: it has the table's name and a column `ctid`.
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  which: SQL | undefined,
  among: SQL = sql`${table}`,
): Promise<void> {
  const batch = sql`select ctid from ${among} where ${which} limit ${BATCH}`;
  for (let deleted = BATCH; deleted === BATCH; ) {
    const rows = await db.delete(table).where(sql`ctid = any(array(${batch}))`).returning({ one: sql`1` });
    deleted = rows.length;
  }
}
