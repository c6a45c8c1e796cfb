import { type ConstructorOptions, type Job, type Db as JobDatabase, PgBoss } from 'pg-boss';
import { jobDatabaseOn } from '../db/open-database.ts';
import { JOB_NAMES, JOBS, type JobData, type JobHandlers, type JobName, type Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';

const POLL_SECONDS = 0.5;
/** How often is looked for jobs whose worker died. */
const SUPERVISE_SECONDS = 15;
const DAY_SECONDS = 86_400;
const STOP_TIMEOUT_MS = 15_000;

type Fetched = Job<JobData[JobName]>;

/** TypeScript cannot see that name and data belong together once both come from the queue. */
const handle = (handlers: JobHandlers, name: JobName, job: Fetched): Promise<void> =>
  (handlers[name] as (data: JobData[JobName]) => Promise<void>)(job.data);

function connection(database: JobDatabase, isEmbedded: boolean): ConstructorOptions {
  return isEmbedded ? { db: database, backend: 'pglite' } : { db: database };
}

async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of JOB_NAMES) {
    const { retries, retryDelaySeconds, maxRetryDelaySeconds, timeLimitSeconds, isOncePerKey } = JOBS[name];
    const options = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      ...(maxRetryDelaySeconds ? { retryDelayMax: maxRetryDelaySeconds } : {}),
      expireInSeconds: timeLimitSeconds,
      // What a job was about is forgotten soon: it may name a person.
      deleteAfterSeconds: DAY_SECONDS,
    };
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, policy: isOncePerKey ? 'exclusive' : 'standard' });
  }
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * pg-boss asks for the settings of a queue when it first needs them, on a connection of its own, and keeps them. Asked
 * for here, so that a transaction that enqueues never waits for a second connection: it may be the last that is free.
 */
async function learnQueues(boss: PgBoss): Promise<void> {
  for (const name of JOB_NAMES) await boss.getJobById(name, NO_JOB);
}

/** The embedded database has one process: what is still at work when it opens belongs to one that died. */
async function reclaim(boss: PgBoss): Promise<void> {
  for (const name of JOB_NAMES) {
    const left = (await boss.findJobs(name)).filter(({ state }) => state === 'active');
    if (left.length > 0)
      await boss.fail(
        name,
        left.map(({ id }) => id),
      );
  }
}

async function settle(boss: PgBoss, handlers: JobHandlers, name: JobName, log: Log): Promise<number> {
  const jobs = await boss.fetch<JobData[JobName]>(name, { batchSize: 20 });
  for (const job of jobs) {
    try {
      await handle(handlers, name, job);
      await boss.complete(name, job.id);
    } catch (error) {
      log.warn('job failed', { job: name, reason: String(error) });
      await boss.fail(name, job.id);
    }
  }
  return jobs.length;
}

/** The queue in the shop's own database, so that a job is part of the transaction that asks for it. */
export function openJobs(database: JobDatabase, isEmbedded: boolean, log: Log): Jobs {
  const boss = new PgBoss({
    ...connection(database, isEmbedded),
    schema: 'job',
    useListenNotify: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error('job queue', error));

  const work = async (handlers: JobHandlers): Promise<void> => {
    for (const name of JOB_NAMES) {
      const { concurrency, schedule } = JOBS[name];
      const options = { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: concurrency };
      await boss.work<JobData[JobName]>(name, options, async (jobs) => {
        for (const job of jobs) {
          await handle(handlers, name, job).catch((error: unknown) => {
            log.error('job failed', error, { job: name });
            throw error;
          });
        }
      });
      if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Tokyo' });
    }
  };

  return {
    enqueue: async (db, name, data, options = {}) => {
      await boss.send(name, data, {
        db: jobDatabaseOn(db),
        ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
        ...(options.onceKey ? { singletonKey: options.onceKey } : {}),
      });
    },
    open: async () => {
      await boss.start();
      await createQueues(boss);
      await learnQueues(boss);
      if (isEmbedded) await reclaim(boss);
    },
    work,
    drain: async (handlers) => {
      for (let found = 1; found > 0; ) {
        found = 0;
        for (const name of JOB_NAMES) found += await settle(boss, handlers, name, log);
      }
    },
    close: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  };
}
