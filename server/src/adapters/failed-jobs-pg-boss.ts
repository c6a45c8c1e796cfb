import type { ConnectionOptions, Db as JobDatabase, PgBoss } from 'pg-boss';
import type { FailedJob, JobName } from '../jobs/jobs.ts';

/* Jobs that were given up after their last try: listed for the desk, and run again from there. */

/** A queue that is worked on, with the job that lies in it. */
export type Queue = { readonly name: JobName; readonly queue: string };

/** The message of a job's error, for people. */
const reasonOf = (output: object | null | undefined): string =>
  output && 'message' in output ? String(output.message).slice(0, 300) : '';

type Again = { readonly name: string; readonly id: string; readonly isTaken: boolean };

/**
 * Failed jobs, and whether their key is taken: by a newer failed one, or by one that waits or runs.
 */
const FAILED_AGAIN = `
  select name, id,
    row_number() over (
      partition by name, coalesce(singleton_key, id::text) order by created_on desc, id
    ) > 1
    or exists (
      select from job.job other
      where other.name = failed.name and other.singleton_key = failed.singleton_key
        and other.state in ('created', 'retry', 'active')
    ) as "isTaken"
  from job.job failed
  where state = 'failed' and name = any($1) and ($2::uuid is null or id = $2)`;

/**
 * Retries failed jobs; returns how many. Of failed jobs of a queue with the same key the newest is
 * retried, unless a job with that key waits or runs, as the queue allows one per key. The others
 * are deleted. With `only`, that job alone is considered. The library has no such query: it
 * reads every job of a queue, done ones too.
 */
export async function runAgain(
  boss: PgBoss,
  queues: readonly Queue[],
  options: Required<ConnectionOptions>,
  only: string | null = null,
): Promise<number> {
  const names = queues.map(({ queue }) => queue);
  const found: Again[] = (await options.db.executeSql(FAILED_AGAIN, [names, only])).rows;
  const idsIn = (queue: string, isTaken: boolean) =>
    found.filter((job) => job.name === queue && job.isTaken === isTaken).map(({ id }) => id);
  for (const queue of names) {
    const [taken, again] = [idsIn(queue, true), idsIn(queue, false)];
    if (taken.length > 0) await boss.deleteJob(queue, taken, options);
    if (again.length > 0) await boss.retry(queue, again, options);
  }
  return found.filter(({ isTaken }) => !isTaken).length;
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
