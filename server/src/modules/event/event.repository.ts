import type { Database, Transaction } from '../../db/database.ts';
import { analyticsEvent } from '../../db/tables/traffic.ts';

export const insertEvent = async (
  db: Database | Transaction,
  event: { readonly at: Date; readonly name: string; readonly data: Record<string, unknown> },
): Promise<void> => {
  await db.insert(analyticsEvent).values(event);
};
