import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export const ping = async (db: Database): Promise<void> => {
  await db.execute(sql`select 1`);
};
