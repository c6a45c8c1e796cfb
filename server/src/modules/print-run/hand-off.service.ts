import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ok, type Result, refuse } from '@fumi/domain';
import { putBySftp } from '../../adapters/sftp.ts';
import { openStorage } from '../../adapters/storage-open.ts';
import type { Context } from '../../context.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { inRunFolder } from '../../printing/run-folder.ts';
import { openRun, runKey } from './impose.service.ts';
import { lockRun, runsToExpire, updateRun } from './print-run.repository.ts';
import { runFileName, ticketCsv, ticketOf } from './run-ticket.ts';

export type HandOffProblem =
  | 'unknown'
  /** Its sheets are not there: not made yet, failed, or deleted after the run. */
  | 'not-ready'
  /** The stored sheets are not those that were made. */
  | 'damaged';

export type RunPapers = {
  /** Name of the files without their ending; machines sort by what stands in it. */
  readonly name: string;
  readonly json: string;
  readonly csv: string;
  /** Of the sheets. */
  readonly sha256: string;
};

/** What stands beside the sheets: the ticket as JSON and as CSV. */
export async function runPapers(
  context: Pick<Context, 'db'>,
  number: string,
): Promise<Result<RunPapers, HandOffProblem>> {
  const run = await openRun(context, number);
  if (run === null) return refuse('unknown');
  const { sha256 } = run.row;
  if (sha256 === null) return refuse('not-ready');
  const ticket = ticketOf(run.row, run.items, run.plan);
  const json = `${JSON.stringify(ticket, null, 2)}\n`;
  return ok({ name: runFileName(ticket), json, csv: ticketCsv(ticket), sha256 });
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('hex');
}

/**
 * Copies the stored sheets of a run into a file and checks their digest; null where it is right.
 */
export async function copySheets(
  { storage }: Pick<Context, 'storage'>,
  number: string,
  { sha256 }: Pick<RunPapers, 'sha256'>,
  file: string,
): Promise<HandOffProblem | null> {
  if (!(await storage.getFile(runKey(number), file))) return 'not-ready';
  return (await digestOf(file)) === sha256 ? null : 'damaged';
}

/** Where a file of a run goes, under its name. */
type Deliver = (name: string, file: string) => Promise<void>;

/**
 * Delivers the files of a run. The sheets come last, so that the machine finds the ticket beside
 * them.
 */
const deliverRun = (
  context: Context,
  number: string,
  deliver: Deliver,
): Promise<Result<string, HandOffProblem>> =>
  inRunFolder(async (folder) => {
    const papers = await runPapers(context, number);
    if (!papers.ok) return papers;
    const { name, json, csv } = papers.value;
    const sheets = path.join(folder, `${name}.pdf`);
    const problem = await copySheets(context, number, papers.value, sheets);
    if (problem !== null) return refuse(problem);
    for (const [ending, text] of [
      ['json', json],
      ['csv', csv],
    ]) {
      const file = path.join(folder, `${name}.${ending}`);
      await writeFile(file, text ?? '');
      await deliver(`${name}.${ending}`, file);
    }
    await deliver(`${name}.pdf`, sheets);
    return ok(name);
  });

/**
 * Writes each file under another name and renames it, so that the machine finds only whole files.
 */
const intoFolder =
  (folder: string): Deliver =>
  async (name, file) => {
    await mkdir(folder, { recursive: true });
    const [part, whole] = [path.join(folder, `${name}.part`), path.join(folder, name)];
    try {
      await copyFile(file, part);
      await rename(part, whole);
    } finally {
      await rm(part, { force: true });
    }
  };

/** Saves a run's files into a folder; returns their name. */
export const saveRun = (
  context: Context,
  number: string,
  folder: string,
): Promise<Result<string, HandOffProblem>> => deliverRun(context, number, intoFolder(folder));

/**
 * For all files together; less than the job's limit, so that a retry meets no earlier try writing.
 */
const TIME_LIMIT_MS = (JOBS['run-hand-off'].timeLimitSeconds - 20) * 1000;

/** Puts a run's files where the configuration says: a folder, a bucket of any S3-compatible store, or another machine. */
async function handOver(context: Context, number: string, target: string, taken: AbortSignal) {
  if (target.startsWith('sftp:')) {
    const signal = AbortSignal.any([taken, AbortSignal.timeout(TIME_LIMIT_MS)]);
    return deliverRun(context, number, (name, file) => putBySftp(target, { name, file, signal }));
  }
  if (!target.startsWith('s3:')) return saveRun(context, number, target);
  const bucket = await openStorage({ url: target, folder: '', env: context.config.storageKeys });
  return deliverRun(context, number, bucket.putFile);
}

/** The job: gives a run that was started to the machine, where the shop says how, unless another worker has taken it. */
export async function handOffRun(
  context: Context,
  number: string,
  taken = new AbortController().signal,
): Promise<void> {
  const { hotFolder } = context.config;
  const run = await openRun(context, number);
  if (hotFolder === null || run?.row.state !== 'printing' || run.row.handedOffAt !== null) return;
  const done = await handOver(context, number, hotFolder, taken);
  // The job is seen to fail: the machine has nothing to print, though the orders of the run are in print.
  if (!done.ok) throw new Error(`Run ${number} was not handed off: ${done.error}.`);
  await updateRun(context.db, number, { handedOffAt: new Date(context.clock.nowMs()) });
}

const DAY_MS = 86_400_000;
/** How long sheets are kept after the end of their run, ms: they hold addresses. */
const KEPT_MS = 7 * DAY_MS;
/** The same of a run that nobody ended, from its start or else its making: no run prints so long. */
const LEFT_KEPT_MS = 30 * DAY_MS;

/** The daily job: deletes sheets of runs that are old. A run that was not started can make them again. */
export async function expireRuns({ db, storage, clock }: Context): Promise<void> {
  const before = (keptMs: number) => new Date(clock.nowMs() - keptMs);
  const terms = { endedBefore: before(KEPT_MS), begunBefore: before(LEFT_KEPT_MS) };
  for (const number of await runsToExpire(db, terms)) {
    await storage.delete(runKey(number));
    await db.transaction(async (tx) => {
      const isUnstarted = (await lockRun(tx, number))?.state === 'ready';
      const failed = {
        state: 'failed',
        reason: 'Nobody started it for a month: its sheets were deleted.',
      } as const;
      await updateRun(tx, number, { sha256: null, ...(isUnstarted ? failed : {}) });
    });
  }
}
