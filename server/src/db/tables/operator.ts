import { ROLES } from '@fumi/domain';
import { instant } from '../columns.ts';
import { bigint, check, index, pgTable, sql, text } from '../drizzle.ts';

/** People of the shop. Made on the command line only, and never without a second factor. */
export const operator = pgTable(
  'operator',
  {
    name: text().primaryKey(),
    role: text({ enum: ROLES }).notNull(),
    /** Empty for operators of the sandbox, who sign in without one. */
    passwordHash: text().notNull(),
    /** Secret of the second factor (RFC 6238), base32, sealed with the shop's key. */
    totpSecret: text().notNull(),
    /** The time step last used: a code works once. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [check('operator_role', sql`${table.role} in ('print', 'support', 'manager', 'owner')`)],
);

/** An operator who has signed in: on the command line for one shift, or in a browser. */
export const operatorSession = pgTable(
  'operator_session',
  {
    /** SHA-256 of the token that the operator's shell or browser holds. */
    tokenHash: text().primaryKey(),
    name: text()
      .notNull()
      .references(() => operator.name, { onDelete: 'cascade' }),
    /** Where the token is held. */
    place: text({ enum: ['shell', 'browser'] }).notNull(),
    /** The browser, as `operator_device` calls it; null for a shell. */
    deviceCode: text(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.name)],
);

/** Browsers that an operator has signed in with. */
export const operatorDevice = pgTable(
  'operator_device',
  {
    /** SHA-256 of the browser's cookie, another one after each sign-in. */
    tokenHash: text().primaryKey(),
    name: text()
      .notNull()
      .references(() => operator.name, { onDelete: 'cascade' }),
    code: text().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.name), index().on(table.endsAt)],
);
