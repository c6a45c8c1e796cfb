import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A row's place in a list by time and code. */
export type Place = { readonly createdAt: Date; readonly code: string };

/** Whether a row of such a list comes after a place, as one comparison, which an index answers; null is its beginning. */
export const behind = (time: AnyColumn, code: AnyColumn, after: Place | null): SQL | undefined =>
  after === null ? undefined : sql`(${time}, ${code}) > (${after.createdAt.toISOString()}, ${after.code})`;
