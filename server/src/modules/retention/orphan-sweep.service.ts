import type { ObjectStatus, ObjectStorage } from '../../adapters/storage.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { budgetMsOf, inRuns, type JobRun } from '../../jobs/in-runs.ts';
import { booksThere } from '../book/book.repository.ts';
import { photosInUse } from '../book/book-item.repository.ts';
import { draftPhotosThere } from '../draft/draft.repository.ts';
import { inquiriesThere } from '../inquiry/inquiry.repository.ts';
import { runsWithSheets } from '../print-run/print-run.repository.ts';

/* Objects of the store that no row names: their row never came, or went without them. */

/** An object is put before its row; one that still has none after a day never gets it. */
const ORPHAN_MS = 86_400_000;

type Kind = {
  readonly prefix: string;
  /** Its first group names the row that an object belongs to. Objects with other keys are never deleted. */
  readonly key: RegExp;
  /** Which of these the database still has. */
  readonly there: (db: Database, rows: readonly string[]) => Promise<readonly string[]>;
};

/** In the order in which they are swept: photos of people first. */
const KINDS: readonly Kind[] = [
  { prefix: 'photo/', key: /^(photo\/[^/]+\/[^/]+)$/, there: photosInUse },
  { prefix: 'draft/', key: /^draft\/([^/]+\/[^/]+)$/, there: draftPhotosThere },
  { prefix: 'inquiry/', key: /^inquiry\/([^/]+)\//, there: inquiriesThere },
  { prefix: 'press/', key: /^press\/([^/]+)\.pdf$/, there: booksThere },
  { prefix: 'run/', key: /^run\/([^/]+)\.pdf$/, there: runsWithSheets },
];

async function* objectsBehind(storage: ObjectStorage, after: string): AsyncGenerator<ObjectStatus> {
  const first = KINDS.findIndex(({ prefix }) => after.startsWith(prefix));
  for (const { prefix } of KINDS.slice(Math.max(first, 0)))
    yield* storage.list(prefix, after.startsWith(prefix) ? after : undefined);
}

/** As many as a store lists in one answer. */
const PAGE = 1000;

async function nextPage(objects: AsyncIterator<ObjectStatus>): Promise<readonly ObjectStatus[]> {
  const page: ObjectStatus[] = [];
  for (let next = await objects.next(); !next.done; next = await objects.next()) {
    page.push(next.value);
    if (page.length === PAGE) break;
  }
  return page;
}

const isOld = ({ clock }: Pick<Context, 'clock'>, { modifiedMs }: ObjectStatus): boolean =>
  modifiedMs <= clock.nowMs() - ORPHAN_MS;

/** Which of these keys no row names, by one statement for each kind that is among them. */
async function orphansAmong({ db }: Context, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const orphans = new Set<string>();
  for (const { key: pattern, there } of KINDS) {
    const rows = keys.flatMap((key) => {
      const row = pattern.exec(key)?.[1];
      return row === undefined ? [] : [{ key, row }];
    });
    if (rows.length === 0) continue;
    const known = new Set(await there(db, [...new Set(rows.map(({ row }) => row))]));
    for (const { key, row } of rows) if (!known.has(row)) orphans.add(key);
  }
  return orphans;
}

/** Deletes an object, unless it was put again since the page was read: its row may just have come. */
async function deleteIfOld(context: Context, key: string): Promise<boolean> {
  const now = await context.storage.stat(key);
  if (now === null || !isOld(context, now)) return false;
  await context.storage.delete(key);
  return true;
}

/** The daily job, page by page; where its time is over, the next run goes on behind the last key. */
export async function sweepOrphans(context: Context, run: JobRun = {}): Promise<void> {
  await inRuns(context, 'orphan-sweep', run, async () => {
    let { after = '' } = run;
    let swept = 0;
    const objects = objectsBehind(context.storage, after);
    const { isAll } = await inBatches({
      next: async () => {
        const page = await nextPage(objects);
        const old = page.filter((object) => isOld(context, object)).map(({ key }) => key);
        const orphans = await orphansAmong(context, old);
        return page.map(({ key }) => ({ key, isOrphan: orphans.has(key) }));
      },
      work: async ({ key, isOrphan }) => {
        if (isOrphan && (await deleteIfOld(context, key))) swept += 1;
        after = key;
      },
      budgetMs: budgetMsOf('orphan-sweep'),
      signal: run.signal,
    });
    await objects.return(undefined);
    if (swept > 0) context.log.info('objects without a row deleted', { objects: swept });
    return isAll ? null : { after };
  });
}
