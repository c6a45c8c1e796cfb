import type { Database, Transaction } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { and, eq, gt, lt, lte, sql } from '../../db/drizzle.ts';
import { type Asked, prepared, runPipelined } from '../../db/prepared.ts';
import { loginGuard, rateLimit } from '../../db/tables/traffic.ts';

type Spent = { readonly used: number; readonly endsAt: Date };

const count = prepared(['key', 'count', 'max', 'now', 'endsAt'], (db, use) => {
  const isOver = lte(rateLimit.endsAt, sql.param(use.now, rateLimit.endsAt));
  return db
    .insert(rateLimit)
    .values({ key: use.key, used: use.count, endsAt: use.endsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        used: sql`case when ${isOver} then excluded.used else least(${rateLimit.used} + excluded.used, ${use.max} + 1) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimit.endsAt} end`,
      },
    })
    .returning({ used: rateLimit.used, endsAt: rateLimit.endsAt });
});

type Use = {
  readonly key: string;
  readonly count: number;
  readonly max: number;
  readonly now: Date;
  readonly endsAt: Date;
};

/** Counts uses, in one statement, so that parallel callers cannot slip through between reading and writing. */
export const countUse = async (db: Database, use: Use): Promise<Spent | undefined> =>
  (await count(db, use))[0];

/** Counts uses, and asks something else in the same pipeline. */
export async function countUseWith<Rows>(
  db: Database,
  use: Use,
  asked: Asked<Rows>,
): Promise<readonly [Spent | undefined, Rows]> {
  const [spent, rows] = await runPipelined(db, count.of(use), asked);
  return [spent[0], rows];
}

/** Gives one use back, as long as its window has not ended. */
export const uncountUse = async (db: Database | Transaction, key: string, now: Date): Promise<void> => {
  await db
    .update(rateLimit)
    .set({ used: sql`greatest(${rateLimit.used} - 1, 0)` })
    .where(and(eq(rateLimit.key, key), gt(rateLimit.endsAt, now)));
};

/** Milliseconds to wait after so many consecutive failures: five are free, then 1, 2, 4 … 900 s; after 100 an hour. */
const DELAY_MS = sql`case
  when ${loginGuard.failures} + 1 <= 5 then 0
  when ${loginGuard.failures} + 1 >= 100 then 3600000
  else least(power(2, least(${loginGuard.failures} + 1 - 6, 20)), 900) * 1000 end`;

/** Counts an attempt before it is judged; false while the account waits. */
export async function beginLoginAttempt(
  db: Database | Transaction,
  key: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(loginGuard)
    .values({ key, failures: 1, opensAt: now })
    .onConflictDoUpdate({
      target: loginGuard.key,
      set: {
        failures: sql`${loginGuard.failures} + 1`,
        opensAt: sql`${now.toISOString()}::timestamptz + ${DELAY_MS} * interval '1 millisecond'`,
      },
      setWhere: lte(loginGuard.opensAt, now),
    })
    .returning({ key: loginGuard.key });
  return rows.length > 0;
}

export const clearLoginGuard = async (db: Database | Transaction, key: string): Promise<void> => {
  await db.delete(loginGuard).where(eq(loginGuard.key, key));
};

export const deleteEndedRateLimits = async (db: Database, now: Date, guardBefore: Date): Promise<void> => {
  await deleteInBatches(db, rateLimit, lt(rateLimit.endsAt, now));
  await deleteInBatches(db, loginGuard, lt(loginGuard.opensAt, guardBefore));
};
