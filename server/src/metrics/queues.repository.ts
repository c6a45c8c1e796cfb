import type { Database } from '../db/database.ts';
import { type SQL, sql } from '../db/drizzle.ts';

type Waiting = { readonly count: number; readonly oldestSeconds: number };
type InState = { readonly state: string; readonly count: number };

type InQueue = Waiting & { readonly queue: string; readonly state: string };

/** What waits, and for how long. */
export type Queues = {
  readonly jobs: readonly InQueue[];
  /** Jobs that go on from run to run: since their first run began. */
  readonly unfinished: readonly { readonly queue: string; readonly seconds: number }[];
  /** `lateRecipients`: how many have a mail that is late. */
  readonly mails: Waiting & { readonly lateRecipients: number };
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

const NO_MAILS: Queues['mails'] = { count: 0, oldestSeconds: 0, lateRecipients: 0 };

/** After this a mail is late: a mail server that was away for a moment has been asked again by then. */
const MAIL_LATE_MS = 10 * 60_000;

/** Jobs by queue and state. */
export const readJobs = (db: Database): Promise<readonly InQueue[]> =>
  rows(
    db,
    sql`select name as queue, state::text as state, count(*)::int as count,
      coalesce(extract(epoch from now() - min(start_after) filter (where start_after < now())), 0)::float8 as "oldestSeconds"
      from job.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2 order by 1, 2`,
  );

/** By queue, the age of the oldest job that could run, s. */
export const jobAges = (jobs: readonly InQueue[]): readonly (readonly [queue: string, seconds: number])[] =>
  jobs.filter(({ state }) => state === 'created').map(({ queue, oldestSeconds }) => [queue, oldestSeconds]);

/** Counts of what is under way: each answered by an index, for this is asked every few seconds. */
export async function readQueues(db: Database, now: Date): Promise<Queues> {
  const lateBefore = new Date(now.getTime() - MAIL_LATE_MS).toISOString();
  const [mails = NO_MAILS] = await rows<Queues['mails']>(
    db,
    sql`select ${waiting(now)},
      (count(distinct recipient) filter (where created_at < ${lateBefore}::timestamptz))::int as "lateRecipients"
      from mail_outbox where state = 'waiting'`,
  );
  return {
    jobs: await readJobs(db),
    unfinished: await rows(
      db,
      sql`select name as queue,
        extract(epoch from ${now.toISOString()}::timestamptz - min((data ->> 'since')::timestamptz))::float8 as seconds
        from job.job where state in ('created', 'retry', 'active') and data ? 'since' group by 1 order by 1`,
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
