import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { openRun, runKey } from './impose.service.ts';
import { runsEndedBefore, updateRun } from './print-run.repository.ts';
import { runFileName, ticketCsv, ticketOf } from './run-ticket.ts';

export type HandOffProblem =
  | 'unknown'
  /** Its sheets are not there: not made yet, failed, or deleted after the run. */
  | 'not-ready'
  /** The stored sheets are not those that were made. */
  | 'damaged';

export type RunFiles = { readonly name: string; readonly files: ReadonlyMap<string, Uint8Array> };

/** What the machine gets: the sheets, and the ticket as JSON and as CSV, under a name that carries everything. */
export async function readRunFiles(
  context: Context,
  number: string,
): Promise<Result<RunFiles, HandOffProblem>> {
  const run = await openRun(context, number);
  if (run === null) return refuse('unknown');
  const pdf = run.row.sha256 === null ? null : await context.storage.get(runKey(number));
  if (pdf === null) return refuse('not-ready');
  if (createHash('sha256').update(pdf).digest('hex') !== run.row.sha256) return refuse('damaged');
  const ticket = ticketOf(run.row, run.items, run.plan);
  const name = runFileName(ticket);
  const text = (value: string) => Buffer.from(value, 'utf8');
  // The sheets come last: a machine that watches the folder finds the ticket beside them.
  return ok({
    name,
    files: new Map([
      [`${name}.json`, text(`${JSON.stringify(ticket, null, 2)}\n`)],
      [`${name}.csv`, text(ticketCsv(ticket))],
      [`${name}.pdf`, pdf],
    ]),
  });
}

/** Saves a run's files into a folder; each is written beside and renamed, so that what stands there is whole. */
export async function saveRunFiles(folder: string, { files }: RunFiles): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }
}

/** The job: puts a run that was started into the hot folder of the machine, where the shop has one. */
export async function handOffRun(context: Context, number: string): Promise<void> {
  const { hotFolder } = context.config;
  const run = await openRun(context, number);
  if (hotFolder === null || run?.row.state !== 'printing' || run.row.handedOffAt !== null) return;
  const read = await readRunFiles(context, number);
  if (!read.ok) {
    context.log.error('run was not handed off', new Error(read.error), { run: number });
    return;
  }
  await saveRunFiles(hotFolder, read.value);
  await updateRun(context.db, number, { handedOffAt: new Date(context.clock.nowMs()) });
}

/** Sheets hold addresses, and can be made again as long as the press files are kept. */
const KEPT_MS = 7 * 86_400_000;

/** The daily job: deletes sheets of runs that ended. */
export async function expireRuns(context: Context): Promise<void> {
  for (const number of await runsEndedBefore(context.db, new Date(context.clock.nowMs() - KEPT_MS))) {
    await context.storage.delete(runKey(number));
    await updateRun(context.db, number, { sha256: null });
  }
}
