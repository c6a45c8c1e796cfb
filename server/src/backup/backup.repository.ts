import type { Database, Transaction } from '../db/database.ts';
import { type SQL, sql } from '../db/drizzle.ts';
import { book } from '../db/tables/book.ts';
import { passwordReset } from '../db/tables/member.ts';
import { operatorSession } from '../db/tables/operator.ts';
import { session } from '../db/tables/session.ts';

async function isTrue(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = (await db.execute(sql`select ${condition} as found`)) as unknown as {
    readonly rows: readonly { readonly found: boolean }[];
  };
  return rows[0]?.found ?? false;
}

/** Whether a database has no tables but PostgreSQL's own. */
export const isEmptyDatabase = (db: Database): Promise<boolean> =>
  isTrue(
    db,
    sql`not exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema'))`,
  );

/** Books whose press file is there, and the digest that it was made with. */
export async function pressDigests(
  db: Database,
): Promise<readonly { readonly code: string; readonly sha256: string }[]> {
  const rows = await db
    .select({ code: book.code, sha256: book.pressSha256 })
    .from(book)
    .where(sql`${book.press} = 'ready' and ${book.pressSha256} is not null`);
  return rows.flatMap(({ code, sha256 }) => (sha256 === null ? [] : [{ code, sha256 }]));
}

/** Object keys of the photos that pages show. */
export async function photoKeys(db: Database): Promise<readonly string[]> {
  const { rows } = (await db.execute(
    sql`select distinct object_key as key from book_item where object_key is not null`,
  )) as unknown as { readonly rows: readonly { readonly key: string }[] };
  return rows.map(({ key }) => key);
}

/** Ends every sign-in, and forgets links that were sent: they may have been ended or used since the backup. */
export async function endSignIns(tx: Transaction): Promise<void> {
  for (const table of [session, operatorSession, passwordReset]) await tx.delete(table);
}
