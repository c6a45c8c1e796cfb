import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenDatabase } from '../src/db/open-database.ts';

export const isFull = process.env.FUMI_FULL === '1';

const seed = path.join(import.meta.dirname, '../../bench/seed.sql');

/** Fills a PostgreSQL as a shop has it in its third December: 200,000 members and 500,000 orders, times the scale. */
export async function seedSeason(
  { jobDatabase }: Pick<OpenDatabase, 'jobDatabase'>,
  scale: number,
  nowMs: number,
): Promise<void> {
  const statements = readFileSync(seed, 'utf8')
    .replaceAll(':scale', String(scale))
    .replaceAll(':now', `'${new Date(nowMs).toISOString()}'`);
  const [season = '', afterwards = ''] = statements.split(/(?<=^commit;$)/m);
  // One by one what comes after: a vacuum stands in no transaction.
  for (const part of [season, ...afterwards.split(/(?<=;$)/m)]) await jobDatabase.executeSql(part, []);
}
