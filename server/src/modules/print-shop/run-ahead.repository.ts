import type { Transaction } from '../../db/database.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { printRun, printRunItem } from '../../db/tables/print-run.ts';

/** The run that an order lies in and that has not gone to the machine; null where it lies in none. */
export async function runAheadOf(tx: Transaction, orderCode: string): Promise<string | null> {
  const rows = await tx
    .select({ number: printRun.number })
    .from(printRunItem)
    .innerJoin(printRun, eq(printRun.number, printRunItem.runNumber))
    .where(
      and(
        eq(printRunItem.orderCode, orderCode),
        eq(printRunItem.isReprint, false),
        inArray(printRun.state, ['imposing', 'ready', 'failed']),
      ),
    )
    .limit(1);
  return rows[0]?.number ?? null;
}
