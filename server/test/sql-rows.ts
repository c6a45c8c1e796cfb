import type { Context } from '../src/context.ts';
import type { SQL } from '../src/db/drizzle.ts';

/** What the database itself holds, past every repository: for tests of rules that stand in SQL. */
export async function rowsOf(
  { db }: Pick<Context, 'db'>,
  statement: SQL,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const result = (await db.execute(statement)) as { readonly rows: Record<string, unknown>[] };
  return result.rows;
}
