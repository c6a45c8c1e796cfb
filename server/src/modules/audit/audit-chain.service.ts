import { setImmediate } from 'node:timers/promises';
import { KEPT_DAYS } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import * as chain from './audit-chain.repository.ts';
import {
  areDetailsTrue,
  extended,
  type Head,
  isHeadTrue,
  isRowTrue,
  monthOf,
  signHead,
  startOf,
} from './audit-chain.ts';

type Tools = Pick<Context, 'db' | 'clock' | 'keys'>;

type ChainTools = Pick<Tools, 'clock' | 'keys'>;

/** Rows of one transaction. */
const BATCH = 500;
/** Entries that are read and checked at once; with their details they are larger. */
const PART = 200;
const DAY_MS = 86_400_000;
/** A row that has no place by then was forgotten, or hidden from the job. */
const WAITS_MS = 3_600_000;

async function giveBatch(tx: Transaction, { keys }: Tools): Promise<number> {
  await chain.lockHeads(tx);
  const waiting = await chain.waitingRows(tx, BATCH);
  const heads = new Map<string, Head>();
  const places = [];
  for (const row of waiting) {
    const month = monthOf(row.at);
    const before = heads.get(month) ?? (await chain.findHead(tx, month)) ?? startOf(month);
    const head = extended(before, row);
    heads.set(month, head);
    places.push({ id: row.id, position: head.rows });
  }
  if (places.length > 0) await chain.assignPositions(tx, places);
  for (const head of heads.values()) await chain.saveHead(tx, { ...head, signature: signHead(keys, head) });
  return waiting.length;
}

/** Gives each new row of the log its place, and signs how far the chain of its month reaches now. */
export async function chainAudit(tools: Tools): Promise<void> {
  for (let done = BATCH; done === BATCH; ) done = await tools.db.transaction((tx) => giveBatch(tx, tools));
}

/** A month of the log as it was found. */
export type Verified = Head & {
  /** Signed rows that have no place yet. */
  readonly waiting: number;
  /** What is wrong, in words for operators. */
  readonly problems: readonly string[];
};

/** The time of a month in Tokyo. */
function spanOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const startOfMonth = (index: number) => new Date(Date.UTC(year, index) - 9 * 3_600_000);
  return { from: startOfMonth(number - 1), to: startOfMonth(number) };
}

function problemsOf({ row, details }: chain.Entry, { clock, keys }: ChainTools): string[] {
  const ageMs = clock.nowMs() - row.at.getTime();
  const mustHaveDetails = row.detailsMac !== '' && ageMs < KEPT_DAYS.corrections * DAY_MS;
  return [
    ...(isRowTrue(keys, row) ? [] : [`entry ${row.id} was changed, or is not ours`]),
    ...(details === null && mustHaveDetails ? [`the details of entry ${row.id} are gone`] : []),
    ...(details !== null && !areDetailsTrue(keys, row, details)
      ? [`the details of entry ${row.id} were changed`]
      : []),
    ...(row.position === null && ageMs > WAITS_MS ? [`entry ${row.id} was given no place`] : []),
  ];
}

/** The result of reading a month's entries. */
type Read = {
  readonly end: Head;
  readonly entries: number;
  /** Where the stored places first differ from a count of the entries; null where they agree throughout. */
  readonly gap: number | null;
  readonly problems: readonly string[];
};

/** Problems that are named one by one: of a log that is wrong all over, the first thousand say enough. */
const PROBLEMS_NAMED = 1000;

/** Reads a month in parts, and lets other calls be served between them. */
async function readMonth(tx: Transaction, tools: ChainTools, month: string): Promise<Read> {
  let [end, entries, gap] = [startOf(month), 0, null as number | null];
  const problems: string[] = [];
  await chain.openChain(tx, spanOf(month));
  for (let part = await chain.nextPart(tx, PART); part.length > 0; part = await chain.nextPart(tx, PART)) {
    for (const entry of part) {
      entries += 1;
      if (problems.length < PROBLEMS_NAMED) problems.push(...problemsOf(entry, tools));
      if (entry.row.position === null) continue;
      end = extended(end, entry.row);
      if (gap === null && entry.row.position !== end.rows) gap = end.rows;
    }
    await setImmediate();
  }
  await chain.closeChain(tx);
  return { end, entries, gap, problems };
}

async function verifyMonth(
  tx: Transaction,
  tools: ChainTools,
  month: string,
  head: chain.HeadRow | null,
): Promise<Verified> {
  const { end, entries, gap, problems: found } = await readMonth(tx, tools, month);
  const problems = [...found];
  const twice = await chain.countCopies(tx, spanOf(month));
  if (twice > 0) problems.push(`${twice} entries are copies of others`);
  const kept: chain.HeadRow = head ?? { ...startOf(month), signature: signHead(tools.keys, startOf(month)) };
  if (!isHeadTrue(tools.keys, kept)) problems.push('the head was changed, or is not ours');
  const isDropped = kept.droppedAt !== null;
  if (isDropped && entries > 0) problems.push('there are entries of a month that was dropped');
  if (!isDropped && gap !== null) problems.push(`an entry is missing or stands twice at place ${gap}`);
  if (!isDropped && (end.rows !== kept.rows || end.hash !== kept.hash))
    problems.push(`the chain has ${end.rows} entries and does not end as its head says: ${kept.rows}`);
  const { rows, hash, droppedAt } = kept;
  return { month, rows, hash, droppedAt, waiting: entries - end.rows, problems };
}

function monthsBetween(from: Date, to: Date): string[] {
  const months = [];
  for (let at = from; at <= to; at = spanOf(monthOf(at)).to) months.push(monthOf(at));
  return months;
}

type VerifiedLog = { readonly months: readonly Verified[]; readonly unsigned: number };

async function verifyAll(tx: Transaction, tools: ChainTools): Promise<VerifiedLog> {
  const heads = new Map((await chain.listHeads(tx)).map((head) => [head.month, head]));
  const oldest = await chain.oldestSigned(tx);
  const written = oldest ? monthsBetween(oldest, new Date(tools.clock.nowMs())) : [];
  const months = [];
  for (const month of [...new Set([...heads.keys(), ...written])].sort())
    months.push(await verifyMonth(tx, tools, month, heads.get(month) ?? null));
  return { months, unsigned: await chain.countUnsigned(tx) };
}

/**
 * Checks the whole log against its signatures, month by month, without trusting the database. It reads one snapshot: a
 * job gives places every minute, and later entries would not agree with a head that was read before them.
 */
export const verifyAudit = (tools: Tools): Promise<VerifiedLog> =>
  tools.db.transaction((tx) => verifyAll(tx, tools), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

export type DropProblem = 'unknown' | 'now' | 'broken';

/** Deletes a past month's entries and keeps the head that vouches for them; null, or why not. */
export async function dropMonth(tools: Tools, month: string): Promise<DropProblem | null> {
  const now = new Date(tools.clock.nowMs());
  if (month >= monthOf(now)) return 'now';
  await chainAudit(tools);
  return tools.db.transaction(async (tx) => {
    // Nobody gives places from here on: what is deleted is what was verified.
    await chain.lockHeads(tx);
    const head = await chain.findHead(tx, month);
    if (head === null) return 'unknown';
    const { problems } = await verifyMonth(tx, tools, month, head);
    if (problems.length > 0) return 'broken';
    await chain.deleteRows(tx, spanOf(month));
    const dropped = { ...head, droppedAt: now };
    await chain.saveHead(tx, { ...dropped, signature: signHead(tools.keys, dropped) });
    return null;
  });
}
