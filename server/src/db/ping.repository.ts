import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

export const ping = async (db: Database | Transaction): Promise<void> => {
  await db.execute(sql`select 1`);
};
