import type { Context } from '../context.ts';
import { type Continued, JOBS, type JobData, type JobName } from './jobs.ts';

/** The data of one run of a job, and a signal that aborts when the job is given to another worker. */
export type JobRun = Continued & { readonly signal?: AbortSignal | undefined };

type ContinuedJob = { [Name in JobName]: Continued extends JobData[Name] ? Name : never }[JobName];

/** What is left when the time of a run is over; null where nothing is. */
type Left = Pick<Continued, 'after'> | null;

/** Half of the job's time limit, so that a row which was begun in time ends before the limit. */
export const budgetMsOf = (name: JobName): number => JOBS[name].timeLimitSeconds * 500;

/**
 * Does a job that may have more to do than a run has time for: what is left, another run does at once. One comes after
 * the other (`isAlone`), and the next day's run leaves everything to those that are still under way.
 */
export async function inRuns(
  { db, jobs, clock, log }: Pick<Context, 'db' | 'jobs' | 'clock' | 'log'>,
  name: ContinuedJob,
  { since, signal }: JobRun,
  work: () => Promise<Left>,
): Promise<void> {
  if (since === undefined && (await jobs.hasContinuation(name))) return;
  const left = await work();
  if (left === null || signal?.aborted) return;
  const began = since ?? new Date(clock.nowMs()).toISOString();
  await jobs.enqueue(db, name, { ...left, since: began });
  log.info('job goes on in another run', { job: name, since: began });
}
