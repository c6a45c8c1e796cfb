import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** People of the shop. Made on the command line only, and never without a second factor. */
export const operator = pgTable('operator', {
  name: text().primaryKey(),
  passwordHash: text().notNull(),
  /** Secret of the second factor (RFC 6238), base32. */
  totpSecret: text().notNull(),
  /** The time step last used: a code works once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull(),
});
