import type { ConnectionOptions, Db as JobDatabase, PgBoss } from 'pg-boss';
import type { FailedJob, JobName } from '../jobs/jobs.ts';

/* Jobs that were given up after their last try: listed for the desk, and run again from there. */

/** A queue that is worked on, with the job that lies in it. */
export type Queue = { readonly name: JobName; readonly queue: string };

/** The message of a job's error, for people. */
const reasonOf = (output: object | null | undefined): string =>
  output && 'message' in output ? String(output.message).slice(0, 300) : '';

const UNFINISHED: readonly string[] = ['created', 'retry', 'active'];

/**
 * Retries the failed jobs of a queue; returns how many. Of failed jobs with the same key the newest is retried, unless
 * a job with that key waits or runs, as the queue allows one per key. The others are deleted. With `only`, that job
 * alone is considered.
 */
export async function runAgain(
  boss: PgBoss,
  queue: string,
  options: ConnectionOptions,
  only?: string,
): Promise<number> {
  const jobs = await boss.findJobs<object>(queue, options);
  const keyOf = ({ id, singletonKey }: (typeof jobs)[number]) => singletonKey ?? id;
  const taken = new Set(jobs.filter(({ state }) => UNFINISHED.includes(state)).map(keyOf));
  const failed = jobs
    .filter(({ id, state }) => state === 'failed' && (only === undefined || only === id))
    // On the handle of a transaction an instant is a text.
    .sort((a, b) => new Date(b.createdOn).getTime() - new Date(a.createdOn).getTime());
  const again: string[] = [];
  for (const job of failed) {
    if (taken.has(keyOf(job))) await boss.deleteJob(queue, job.id, options);
    else again.push(job.id);
    taken.add(keyOf(job));
  }
  if (again.length > 0) await boss.retry(queue, again, options);
  return again.length;
}

type FailedRow = {
  readonly id: string;
  readonly name: string;
  readonly at: Date | string;
  readonly cursor: string;
  readonly tries: number;
  readonly data: FailedJob['data'] | null;
  readonly output: object | null;
};

const FAILED_AT = 'coalesce(completed_on, created_on)';

/** Microseconds, which an instant of JavaScript does not have, and an id: two jobs may fail at once. */
const FAILED_CURSOR = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The newest jobs of all queues that were given up; the library would read every job of a queue, done ones too. */
export async function failedIn(
  database: JobDatabase,
  queues: readonly Queue[],
  limit: number,
  after = '',
): Promise<FailedJob[]> {
  const nameOf = new Map(queues.map(({ name, queue }) => [queue, name]));
  const [, micros = null, id = null] = FAILED_CURSOR.exec(after) ?? [];
  const { rows } = await database.executeSql(
    `select id, name, ${FAILED_AT} as at, retry_count + 1 as tries, data, output,
       (extract(epoch from ${FAILED_AT}) * 1000000)::bigint || '.' || id as cursor
     from job.job
     where state = 'failed' and name = any($1)
       and ($3::bigint is null or ((extract(epoch from ${FAILED_AT}) * 1000000)::bigint, id) < ($3::bigint, $4::uuid))
     order by ${FAILED_AT} desc, id desc limit $2`,
    [[...nameOf.keys()], limit, micros, id],
  );
  return (rows as FailedRow[]).flatMap(({ id, name: queue, at, data, output, ...facts }) => {
    const name = nameOf.get(queue);
    if (name === undefined) return [];
    return [{ ...facts, id, name, at: new Date(at), data: data ?? {}, reason: reasonOf(output) }];
  });
}
