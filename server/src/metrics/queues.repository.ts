import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

type Waiting = { readonly count: number; readonly oldestSeconds: number };
type InState = { readonly state: string; readonly count: number };

/** What waits, and for how long. */
export type Queues = {
  readonly jobs: readonly (Waiting & { readonly queue: string; readonly state: string })[];
  readonly mails: Waiting;
  readonly payments: readonly (Waiting & { readonly type: string })[];
  readonly press: readonly InState[];
  readonly orders: readonly InState[];
};

async function rows<Row>(db: Database, statement: SQL): Promise<readonly Row[]> {
  return ((await db.execute(statement)) as unknown as { readonly rows: readonly Row[] }).rows;
}

const waiting = (now: Date) =>
  sql.raw(
    `count(*)::int as count, coalesce(extract(epoch from '${now.toISOString()}'::timestamptz - min(created_at)), 0)::float8 as "oldestSeconds"`,
  );

const NOTHING: Waiting = { count: 0, oldestSeconds: 0 };

/** Counts of what is under way: each answered by an index, for this is asked every few seconds. */
export async function readQueues(db: Database, now: Date): Promise<Queues> {
  const [mails = NOTHING] = await rows<Waiting>(
    db,
    sql`select ${waiting(now)} from mail_outbox where state = 'waiting'`,
  );
  return {
    jobs: await rows(
      db,
      sql`select name as queue, state::text as state, count(*)::int as count,
        coalesce(extract(epoch from now() - min(start_after) filter (where start_after < now())), 0)::float8 as "oldestSeconds"
        from job.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2 order by 1, 2`,
    ),
    mails,
    payments: await rows(
      db,
      sql`select type, ${waiting(now)} from payment where state = 'open' group by 1 order by 1`,
    ),
    press: await rows(
      db,
      sql`select 'waiting' as state, count(*)::int as count from book where state = 'complete' and press = 'waiting'
        union all select 'failed', count(*)::int from book where press = 'failed'`,
    ),
    orders: await rows(
      db,
      sql`select state, count(*)::int as count from shop_order
        where state in ('payment_pending', 'paid', 'in_print', 'refunding') group by 1 order by 1`,
    ),
  };
}
