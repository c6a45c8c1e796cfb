import type { Database, Transaction } from './database.ts';
import { sql } from './drizzle.ts';

export const ping = async (db: Database | Transaction): Promise<void> => {
  await db.execute(sql`select 1`);
};
