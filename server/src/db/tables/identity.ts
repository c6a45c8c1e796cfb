import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { member } from './member.ts';

/** A member's account at a third party. Its name is issuer and subject; e-mails are never compared (security C8). */
export const identity = pgTable(
  'identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text({ enum: ['au', 'facebook'] }).notNull(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.memberCode)],
);

/** A redirect on its way to a provider and back: bound to a browser, used once, ten minutes. */
export const authTransaction = pgTable(
  'auth_transaction',
  {
    stateHash: text().primaryKey(),
    /** SHA-256 of the browser's cookie: the state of somebody else's browser is worthless in this one. */
    browserHash: text().notNull(),
    provider: text({ enum: ['au', 'facebook'] }).notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    okPath: text().notNull(),
    ngPath: text().notNull(),
    isRemembered: boolean().notNull(),
    hasAgreed: boolean().notNull(),
    isFromSmartpass: boolean().notNull(),
    /** The signed-in member who links a provider; null where somebody signs in. */
    linkTo: text().references(() => member.code, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/**
 * Who came from the smartpass and registered newly with the carrier identity: entitled once ever. The key is a
 * digest of issuer and subject and outlives the member, so that leaving and coming back earns nothing.
 */
export const smartpassEntitlement = pgTable(
  'smartpass_entitlement',
  {
    identityHash: text().primaryKey(),
    memberCode: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode)],
);
