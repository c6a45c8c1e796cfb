import { isDeepStrictEqual } from 'node:util';
import { type ConstructorOptions, type Job, type Db as JobDatabase, PgBoss, type QueuePolicy } from 'pg-boss';
import { jobDatabaseOn } from '../db/open-database.ts';
import {
  HEARTBEAT_SECONDS,
  hasHeartbeat,
  JOB_NAMES,
  JOBS,
  type JobData,
  type JobHandlers,
  type JobName,
  type Jobs,
  RETIRED_SCHEDULES,
} from '../jobs/jobs.ts';
import { type Log, messageOf } from '../log.ts';
import { NO_TRACING, type Tracing, traceJob } from '../tracing/tracing.ts';
import { failedIn, type Queue, runAgain } from './failed-jobs-pg-boss.ts';

const POLL_SECONDS = 0.5;
/** How often the queue looks for jobs whose worker died. */
export const SUPERVISE_SECONDS = 8;
const DAY_SECONDS = 86_400;
const STOP_TIMEOUT_MS = 15_000;

type Fetched = Job<JobData[JobName]>;

/** Trace context of the request or job that enqueued a job; stored with the job's data. */
type Caused = { readonly traceparent?: string };

type Handle = ReturnType<typeof handlerOf>;

/** Does a job, traced below the request or job that enqueued it where that was traced. */
function handlerOf(tracing: Tracing, handlers: JobHandlers) {
  return (name: JobName, { data, signal }: Fetched): Promise<void> => {
    const { traceparent: parent, ...own } = data as JobData[JobName] & Caused;
    // TypeScript cannot see that name and data belong together once both come from the queue.
    const work = handlers[name] as (data: unknown, signal: AbortSignal) => Promise<void>;
    return traceJob(tracing, { job: name, parent }, () => work(own, signal));
  };
}

function connection(database: JobDatabase, isEmbedded: boolean): ConstructorOptions {
  return isEmbedded ? { db: database, backend: 'pglite' } : { db: database };
}

/** The queues that a job has had, the oldest first. */
const queuesOf = (name: JobName): string[] =>
  Array.from({ length: JOBS[name].queueVersion ?? 1 }, (_, index) =>
    index === 0 ? name : `${name}-${index + 1}`,
  );

/** The queue that a job is added to. */
const queueOf = (name: JobName): string => queuesOf(name).at(-1) ?? name;

function policyOf(name: JobName): QueuePolicy {
  if (JOBS[name].isOncePerKey) return 'exclusive';
  return JOBS[name].isAlone ? 'singleton' : 'standard';
}

/** Creates or updates the newest queue of each job; returns these queues and the older ones that still exist. */
async function createQueues(boss: PgBoss): Promise<Queue[]> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const made = new Set(existing.keys());
  for (const name of JOB_NAMES) {
    const { retries, retryDelaySeconds, maxRetryDelaySeconds, ...limits } = JOBS[name];
    const options = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      ...(maxRetryDelaySeconds ? { retryDelayMax: maxRetryDelaySeconds } : {}),
      expireInSeconds: limits.timeLimitSeconds,
      ...(hasHeartbeat(name) ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
      // What a job was about is forgotten soon: it may name a person.
      deleteAfterSeconds: DAY_SECONDS,
    };
    const queue = queueOf(name);
    const known = existing.get(queue);
    if (known === undefined) await boss.createQueue(queue, { ...options, policy: policyOf(name) });
    else if (!isDeepStrictEqual({ ...known, ...options }, known)) await boss.updateQueue(queue, options);
    made.add(queue);
  }
  return JOB_NAMES.flatMap((name) =>
    queuesOf(name)
      .filter((queue) => made.has(queue))
      .map((queue) => ({ name, queue })),
  );
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * pg-boss asks for the settings of a queue when it first needs them, on a connection of its own, and keeps them. Asked
 * for here, so that a transaction that enqueues never waits for a second connection: it may be the last that is free.
 */
async function learnQueues(boss: PgBoss): Promise<void> {
  for (const name of JOB_NAMES) await boss.getJobById(queueOf(name), NO_JOB);
}

/** The embedded database has one process: jobs active when it opens belong to a dead one. */
async function reclaim(boss: PgBoss, database: JobDatabase, queues: readonly Queue[]): Promise<void> {
  const left = `select name, id from job.job where state = 'active' and name = any($1)`;
  const { rows } = await database.executeSql(left, [queues.map(({ queue }) => queue)]);
  for (const { name, id } of rows) await boss.fail(name, id);
}

async function settle(boss: PgBoss, handle: Handle, { name, queue }: Queue, log: Log): Promise<number> {
  const jobs = await boss.fetch<JobData[JobName]>(queue, { batchSize: 20 });
  for (const job of jobs) {
    try {
      await handle(name, job);
      await boss.complete(queue, job.id);
    } catch (error) {
      log.error('job failed', error, { job: name });
      await boss.fail(queue, job.id, { message: messageOf(error) });
    }
  }
  return jobs.length;
}

/**
 * Removes the schedules of retired jobs, which have no handler, and of older queues. A schedule with an unknown name
 * stays: it may be the next release's, whose processes run beside this one while processes are restarted.
 */
async function unscheduleRetired(boss: PgBoss): Promise<void> {
  const older = JOB_NAMES.flatMap((name) => queuesOf(name).slice(0, -1));
  const retired = new Set([...RETIRED_SCHEDULES, ...older]);
  for (const { name } of await boss.getSchedules()) if (retired.has(name)) await boss.unschedule(name);
}

/** The queue in the shop's own database, so that a job is part of the transaction that asks for it. */
export function openJobs(
  database: JobDatabase,
  isEmbedded: boolean,
  log: Log,
  tracing: Tracing = NO_TRACING,
): Jobs {
  const boss = new PgBoss({
    ...connection(database, isEmbedded),
    schema: 'job',
    useListenNotify: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    // Below the interval of supervision; else every other one would skip monitoring as just done.
    monitorIntervalSeconds: SUPERVISE_SECONDS / 2,
  });
  let queues: readonly Queue[] = [];
  boss.on('error', (error) => log.error('job queue', error));

  const work: Jobs['work'] = async (handlers, configured = {}) => {
    const handle = handlerOf(tracing, handlers);
    for (const { name, queue } of queues) {
      const { concurrency, schedule } = JOBS[name];
      const options = {
        pollingIntervalSeconds: POLL_SECONDS,
        localConcurrency: configured[name] ?? concurrency,
      };
      await boss.work<JobData[JobName]>(queue, options, async (jobs) => {
        for (const job of jobs) {
          await handle(name, job).catch((error: unknown) => {
            log.error('job failed', error, { job: name });
            // The queue keeps what is thrown, and the desk shows it: no statement, no values.
            throw new Error(messageOf(error));
          });
        }
      });
      if (schedule && queue === queueOf(name)) await boss.schedule(queue, schedule, {}, { tz: 'Asia/Tokyo' });
    }
  };

  return {
    enqueue: async (db, name, data, options = {}) => {
      const traceparent = tracing.current();
      await boss.send(queueOf(name), traceparent ? { ...data, traceparent } : data, {
        db: jobDatabaseOn(db),
        ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
        ...(options.onceKey ? { singletonKey: options.onceKey } : {}),
      });
    },
    hasContinuation: async (name) => {
      const waiting = `select 1 from job.job
        where name = $1 and state in ('created', 'retry') and data ? 'since' limit 1`;
      return (await database.executeSql(waiting, [queueOf(name)])).rows.length > 0;
    },
    open: async () => {
      await boss.start();
      queues = await createQueues(boss);
      await unscheduleRetired(boss);
      await learnQueues(boss);
      if (isEmbedded) await reclaim(boss, database, queues);
    },
    work,
    drain: async (handlers) => {
      const handle = handlerOf(tracing, handlers);
      for (let found = 1; found > 0; ) {
        found = 0;
        for (const queue of queues) found += await settle(boss, handle, queue, log);
      }
    },
    failures: (limit, after) => failedIn(database, queues, limit, after),
    runFailedAgain: (db, id) => runAgain(boss, queues, { db: jobDatabaseOn(db) }, id),
    close: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  };
}
