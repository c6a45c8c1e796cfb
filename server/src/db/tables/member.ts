import { instant } from '../columns.ts';
import { boolean, index, integer, pgTable, primaryKey, smallint, sql, text } from '../drizzle.ts';

export const member = pgTable(
  'member',
  {
    code: text().primaryKey(),
    /** 1 signed up here; above 1 through a third party (spec §3). */
    type: smallint().notNull(),
    email: text(),
    /** The address in lower case: what makes it unique. */
    emailKey: text().unique(),
    passwordHash: text(),
    notificationEmail: text(),
    referralCode: text().notNull().unique(),
    /** The member whose referral code was given; kept as a plain code, for that member may leave. */
    referredBy: text(),
    site: smallint().notNull(),
    /** Wants to be told of next month's calendar (spec §7: settings/monthly). */
    monthly: boolean().notNull().default(false),
    /** The last month that was told of, as 202701. */
    monthlyMailedFor: integer(),
    activatedAt: instant().notNull(),
    /** Which terms were agreed to, and when; null where that was before it was written down. */
    termsVersion: text(),
    termsAcceptedAt: instant(),
  },
  (table) => [
    // Few want the monthly mail.
    index('member_monthly').on(table.code).where(sql`${table.monthly}`),
  ],
);

/** A sign-up that waits for its PIN; apart from members, so that nobody exists before the mailbox is proven. */
export const pendingSignup = pgTable(
  'pending_signup',
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    notification: boolean().notNull(),
    referredBy: text(),
    site: smallint().notNull(),
    pinHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: text().primaryKey(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode), index().on(table.expiresAt)],
);

/** Addresses that a member asked us to confirm; `set` accepts only one of these. */
export const notificationConfirm = pgTable(
  'notification_confirm',
  {
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    emailKey: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberCode, table.emailKey] }), index().on(table.expiresAt)],
);

/** Mailboxes beside the sign-in's: mail about orders goes there once their owner has agreed by a link. */
export const mailboxProof = pgTable(
  'mailbox_proof',
  {
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    emailKey: text().notNull(),
    tokenHash: text().notNull().unique(),
    askedAt: instant().notNull(),
    /** When the link expires. */
    expiresAt: instant().notNull(),
    provenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.memberCode, table.emailKey] }),
    index().on(table.emailKey, table.askedAt),
    index().on(table.expiresAt),
  ],
);

/** A new e-mail that waits for its PIN; one a member. */
export const emailChange = pgTable(
  'email_change',
  {
    memberCode: text()
      .primaryKey()
      .references(() => member.code, { onDelete: 'cascade' }),
    email: text().notNull(),
    pinHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** A card that the payment provider keeps for a member: never a number, only what people know it by. */
export const memberCard = pgTable('member_card', {
  memberCode: text()
    .primaryKey()
    .references(() => member.code, { onDelete: 'cascade' }),
  /** The provider's name for it; never leaves the server. */
  providerRef: text().notNull(),
  brand: text().notNull(),
  lastFour: text().notNull(),
});
