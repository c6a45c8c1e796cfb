import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { rowsOf } from '../../test/sql-rows.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { sql } from '../db/drizzle.ts';
import { inRuns } from '../jobs/in-runs.ts';
import {
  type Continued,
  HEARTBEAT_SECONDS,
  hasHeartbeat,
  JOB_NAMES,
  JOBS,
  type JobHandlers,
} from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { openJobs, SUPERVISE_SECONDS } from './jobs-pg-boss.ts';

/** Handlers that do nothing, but for those that a test gives. */
const handlersWith = (handlers: Partial<JobHandlers>): JobHandlers => ({
  ...(Object.fromEntries(JOB_NAMES.map((name) => [name, async () => {}])) as unknown as JobHandlers),
  ...handlers,
});

test('a job that is enqueued in a transaction asks nothing on another connection', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  let isInTransaction = false;
  const watched: typeof jobDatabase = {
    executeSql: (text, values) => {
      if (isInTransaction) throw new Error('asked on another connection');
      return jobDatabase.executeSql(text, values);
    },
  };
  const jobs = openJobs(
    watched,
    false,
    createLog(() => {}, Date.now),
  );
  await jobs.open();
  const enqueued = db.transaction(async (tx) => {
    isInTransaction = true;
    await jobs.enqueue(tx, 'mail-send', { mailId: 'first' });
  });
  await expect(enqueued).resolves.toBeUndefined();
  isInTransaction = false;
  await jobs.close();
  await close();
});

test('a queue that is not once per key is replaced by one that is, and its jobs are done', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const before = new PgBoss({ db: jobDatabase, schema: 'job', supervise: false, schedule: false });
  await before.start();
  await before.deleteQueue('press-render');
  await before.createQueue('press-render', { policy: 'standard' });
  await before.send('press-render', { bookCode: 'old' });
  await before.stop({ graceful: false, close: false });
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  for (let time = 0; time < 3; time += 1)
    await jobs.enqueue(db, 'press-render', { bookCode: 'new' }, { onceKey: 'new' });
  const rendered: string[] = [];
  await jobs.drain(handlersWith({ 'press-render': async ({ bookCode }) => void rendered.push(bookCode) }));
  expect(rendered).toEqual(['old', 'new']);
  await jobs.close();
  await close();
});

test('a start writes queues that have other settings, and leaves alone those that are so already', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const start = async () => {
    const jobs = openJobs(jobDatabase, false, log);
    await jobs.open();
    await jobs.close();
  };
  await start();
  const settings = () =>
    rowsOf(
      { db },
      sql`select name, retry_limit, xmin::text as version from job.queue where name in (${sql.join(
        JOB_NAMES.map((name) => sql`${name}`),
        sql`, `,
      )}) order by name`,
    );
  const before = await settings();
  await start();
  expect(await settings()).toEqual(before);
  await db.execute(sql`update job.queue set retry_limit = 77 where name = 'mail-send'`);
  await start();
  expect((await settings()).some(({ retry_limit }) => retry_limit === 77)).toBe(false);
  await close();
});

test('a start deletes the schedule of a retired job, and keeps that of the next release’s job', async () => {
  const { jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const before = new PgBoss({ db: jobDatabase, schema: 'job', supervise: false, schedule: false });
  await before.start();
  for (const name of ['draft-expire', 'next-release']) {
    await before.createQueue(name);
    await before.schedule(name, '0 3 * * *');
  }
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  expect((await before.getSchedules()).map(({ name }) => name)).toEqual(['next-release']);
  await jobs.close();
  await before.stop({ graceful: false, close: false });
  await close();
});

test('of failed jobs with one key one is retried, and none where a job with that key waits', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  const ask = (bookCode: string) => jobs.enqueue(db, 'press-render', { bookCode }, { onceKey: bookCode });
  const giveUp = async (bookCode: string) => {
    await ask(bookCode);
    await db.execute(sql`update job.job set state = 'failed', completed_on = now()
      where name = 'press-render-2' and state = 'created' and singleton_key = ${bookCode}`);
  };
  for (const code of ['twice', 'twice', 'waits']) await giveUp(code);
  await ask('waits');
  expect(await db.transaction((tx) => jobs.runFailedAgain(tx))).toBe(1);
  expect(await jobs.failures(10)).toEqual([]);
  const rendered: string[] = [];
  await jobs.drain(handlersWith({ 'press-render': async ({ bookCode }) => void rendered.push(bookCode) }));
  expect(rendered.sort((a, b) => a.localeCompare(b))).toEqual(['twice', 'waits']);
  await jobs.close();
  await close();
});

test('a retry of failed jobs does not read completed ones', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  await db.execute(sql`insert into job.job (name, data, state, completed_on)
    select 'mail-send', '{}', (case when n = 1 then 'failed' else 'completed' end)::job.job_state, now()
    from generate_series(1, 500) n`);
  const [failed] = await jobs.failures(10);
  let read = 0;
  const count = await db.transaction((tx) => {
    const counted = new Proxy(tx, {
      get: (target, key) =>
        key === 'execute'
          ? async (query: Parameters<typeof tx.execute>[0]) => {
              const result = (await target.execute(query)) as { readonly rows: readonly unknown[] };
              read += result.rows.length;
              return result;
            }
          : Reflect.get(target, key),
    });
    return jobs.runFailedAgain(counted, failed?.id);
  });
  expect(count).toBe(1);
  expect(read).toBeLessThan(10);
  await jobs.close();
  await close();
});

test('a job of any kind whose process was killed waits for its next try, and is no failure', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const killed = openJobs(jobDatabase, true, log);
  await killed.open();
  await db.execute(sql`insert into job.job (name, data, state, started_on, retry_limit)
    select name, '{}', 'active', now(), retry_limit from job.queue where name ~ '^[a-z]'`);
  await killed.close();
  const next = openJobs(jobDatabase, true, log);
  await next.open();
  expect(await next.failures(100)).toEqual([]);
  const waiting = await rowsOf({ db }, sql`select name from job.job where state = 'retry'`);
  expect(waiting.length).toBeGreaterThanOrEqual(JOB_NAMES.length);
  await next.close();
  await close();
});

test('of a job that runs alone all workers together do one at a time', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  for (const since of ['first', 'second']) await jobs.enqueue(db, 'unpaid-cancel', { since });
  const other = new PgBoss({ db: jobDatabase, schema: 'job', supervise: false, schedule: false });
  await other.start();
  const take = async () => await other.fetch<{ since: string }>('unpaid-cancel-2', { batchSize: 5 });
  const [held, ...none] = await take();
  expect([held?.data.since, none, await take()]).toEqual(['first', [], []]);
  if (held) await other.complete('unpaid-cancel-2', held.id);
  expect((await take()).map(({ data }) => data.since)).toEqual(['second']);
  await other.stop({ graceful: false, close: false });
  await jobs.close();
  await close();
});

test('a daily job that starts while the last one is under way leaves everything to it', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  const began: Continued[] = [];
  const left = [{ after: 'm' }, { after: 't' }, null];
  const context = { db, jobs, log, clock: { nowMs: () => 0 } };
  const handlers = handlersWith({
    'unpaid-cancel': (data) =>
      inRuns(context, 'unpaid-cancel', data, async () => {
        began.push(data);
        // The next day begins while the job is under way.
        if (began.length === 1) await jobs.enqueue(db, 'unpaid-cancel', {});
        return left[began.length - 1] ?? null;
      }),
  });
  await jobs.enqueue(db, 'unpaid-cancel', {});
  await jobs.drain(handlers);
  const since = '1970-01-01T00:00:00.000Z';
  expect(began).toEqual([{}, { after: 'm', since }, { after: 't', since }]);
  await jobs.close();
  await close();
});

test('a worker whose job was given to another is told so', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  await jobs.enqueue(db, 'press-render', { bookCode: 'held' }, { onceKey: 'held' });
  await new Promise<void>((told) => {
    const hold = (signal: AbortSignal | undefined) =>
      new Promise<void>((end) => {
        signal?.addEventListener('abort', () => {
          end();
          told();
        });
      });
    void jobs.work(
      handlersWith({
        'press-render': async (_, signal) => {
          await db.execute(sql`update job.job set state = 'cancelled' where name = 'press-render-2'`);
          await hold(signal);
        },
      }),
    );
  });
  await jobs.close();
  await close();
});

test('the stored error of a job holds no SQL and no values', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  await jobs.enqueue(db, 'press-resume', {});
  await db.execute(sql`update job.job set retry_limit = 0`);
  const failing = async () => void (await db.execute(sql`select ${'髙橋 花子'}::int`));
  await jobs.drain(handlersWith({ 'press-resume': failing }));
  expect(await jobs.failures(10)).toMatchObject([
    { name: 'press-resume', reason: 'the database refused (22P02)' },
  ]);
  await jobs.close();
  await close();
});

test('as many mails are sent at once as is configured, and no more', async () => {
  const { db, jobDatabase, isEmbedded, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, isEmbedded, log);
  await jobs.open();
  const mailIds = ['1', '2', '3', '4', '5', '6'];
  for (const mailId of mailIds) await jobs.enqueue(db, 'mail-send', { mailId });
  const idle = Object.fromEntries(JOB_NAMES.map((name) => [name, async () => {}])) as unknown as JobHandlers;
  let [atOnce, most, sent] = [0, 0, 0];
  let letGo = () => {};
  const two = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await new Promise<void>((resolve) => {
    const send = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      if (atOnce === 2) letGo();
      await two;
      atOnce -= 1;
      sent += 1;
      if (sent === mailIds.length) resolve();
    };
    void jobs.work({ ...idle, 'mail-send': send }, { 'mail-send': 2 });
  });
  expect(most).toBe(2);
  await jobs.close();
  await close();
});

const LONG_JOBS = JOB_NAMES.filter((name) => JOBS[name].timeLimitSeconds > 60);

test.each(LONG_JOBS)('%s, whose worker was killed, waits thirty seconds at most', (name) => {
  const { retryDelaySeconds } = JOBS[name];
  expect(hasHeartbeat(name)).toBe(true);
  expect(HEARTBEAT_SECONDS + SUPERVISE_SECONDS + 2 * retryDelaySeconds).toBeLessThanOrEqual(30);
});

test.runIf(process.env.FUMI_FULL).each([
  ['press-render', 'press-render-2', { bookCode: 'held' }],
  ['run-impose', 'run-impose', { runNumber: 'held' }],
  ['book-expire', 'book-expire-2', {}],
] as const)('and so does %s in fact', async (name, queue, data) => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  const log = createLog(() => {}, Date.now);
  const jobs = openJobs(jobDatabase, false, log);
  await jobs.open();
  await jobs.enqueue(db, name, data, { onceKey: 'held' });
  // A worker that takes the job and is heard of no more.
  const dead = new PgBoss({ db: jobDatabase, schema: 'job', supervise: false, schedule: false });
  await dead.start();
  expect(await dead.fetch(queue)).toHaveLength(1);
  const takenMs = performance.now();
  await new Promise<void>((resolve) => {
    void jobs.work(handlersWith({ [name]: async () => resolve() }));
  });
  expect(performance.now() - takenMs).toBeLessThan(30_000);
  await dead.stop({ graceful: false, close: false });
  await jobs.close();
  await close();
});
