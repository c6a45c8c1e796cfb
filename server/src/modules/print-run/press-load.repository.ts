import type { Database } from '../../db/database.ts';
import { and, count, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import { printRun, printRunItem, reprint } from '../../db/tables/print-run.ts';

/** Leaves that lie in runs whose print has not begun, by paper. */
export const leavesInRuns = (db: Database): Promise<{ paper: string; leaves: number }[]> =>
  db
    .select({
      paper: printRunItem.paper,
      leaves: sql<number>`sum(${printRunItem.copies} * jsonb_array_length(${printRunItem.leaves}))`.mapWith(
        Number,
      ),
    })
    .from(printRunItem)
    .innerJoin(printRun, eq(printRun.number, printRunItem.runNumber))
    .where(and(printRunItem.isLive, inArray(printRun.state, ['imposing', 'ready', 'failed'])))
    .groupBy(printRunItem.paper);

/** Cards that wait to be printed again, by paper. */
export const reprintsWaiting = (db: Database): Promise<{ paper: string; leaves: number }[]> =>
  db
    .select({ paper: reprint.paper, leaves: count() })
    .from(reprint)
    .where(isNull(reprint.runNumber))
    .groupBy(reprint.paper);
