import { instant } from '../columns.ts';
import { boolean, index, pgTable, primaryKey, smallint, text } from '../drizzle.ts';
import { member } from './member.ts';
import { session } from './session.ts';

/** A member's account at a third party. Its name is issuer and subject; e-mails are never compared. */
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
    /** Where a new member would come from (spec §6). */
    site: smallint().notNull().default(1),
    /** The signed-in member who links a provider; null where somebody signs in. */
    linkTo: text().references(() => member.code, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.linkTo)],
);

/**
 * Somebody new who has not agreed to the terms yet: waits ten minutes for that, in the browser that came back. Nobody
 * is a member before.
 */
export const pendingPerson = pgTable(
  'pending_person',
  {
    browserHash: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text({ enum: ['au', 'facebook'] }).notNull(),
    isSubscriber: boolean().notNull(),
    site: smallint().notNull(),
    isRemembered: boolean().notNull(),
    okPath: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/**
 * Who came back from a provider to be linked: waits ten minutes for the member's yes, in the session that asked. Nobody
 * is linked by a redirect alone, which another site can begin or steer.
 */
export const identityOffer = pgTable(
  'identity_offer',
  {
    sessionCode: text()
      .primaryKey()
      .references(() => session.code, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text({ enum: ['au', 'facebook'] }).notNull(),
    /** The address that the provider knows them by, for the question alone; null where it says none. */
    account: text(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.endsAt)],
);

/**
 * Who subscribes to the smartpass and registered newly with the carrier identity: entitled once ever. The key is a
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
