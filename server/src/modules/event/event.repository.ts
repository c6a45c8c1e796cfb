import type { Database, Transaction } from '../../db/database.ts';
import { BATCH, deleteInBatches } from '../../db/delete-in-batches.ts';
import { lt, sql } from '../../db/drizzle.ts';
import { analyticsEvent } from '../../db/tables/traffic.ts';

export const insertEvent = async (
  db: Database | Transaction,
  event: { readonly at: Date; readonly name: string; readonly data: Record<string, unknown> },
): Promise<void> => {
  await db.insert(analyticsEvent).values(event);
};

/** Each batch looks at the lowest ids alone: no index finds the events of all names by their time. */
export const deleteEventsBefore = (db: Database, before: Date): Promise<void> =>
  deleteInBatches(
    db,
    analyticsEvent,
    lt(analyticsEvent.at, before),
    sql`(select ctid, * from ${analyticsEvent} order by ${analyticsEvent.id} limit ${BATCH}) as ${analyticsEvent}`,
  );
