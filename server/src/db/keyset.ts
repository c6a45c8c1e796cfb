import { type AnyColumn, type SQL, sql } from './drizzle.ts';

/* Keyset pagination of lists that are sorted by time and code, and pages of keys. */

/** The last row that was read of such a list. */
export type Cursor = { readonly createdAt: Date; readonly code: string };

/** Whether a row comes after a cursor, as one comparison, which an index answers; with null the list begins. */
export const isAfter = (time: AnyColumn, code: AnyColumn, after: Cursor | null): SQL | undefined =>
  after === null ? undefined : sql`(${time}, ${code}) > (${after.createdAt.toISOString()}, ${after.code})`;

/** SQL condition: the column is one of the texts. They are one array parameter, so the statement is always the same. */
export const isAnyOf = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...texts])}::text[])`;
