import { instant } from '../columns.ts';
import { boolean, index, pgTable, text } from '../drizzle.ts';
import { member } from './member.ts';

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's token: who reads this table cannot sign in with it. */
    tokenHash: text().primaryKey(),
    /** Its id in the member's own list of sessions. */
    code: text().notNull().unique(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull(),
    device: text().notNull(),
    /** The browser that it was begun with, as `known_device` calls it; null for sessions from before that was noted. */
    deviceCode: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** When the password was last proven in this session; dangerous changes ask for reauthentication. */
    provenAt: instant().notNull(),
    /** Absolute expiry. */
    endsAt: instant().notNull(),
    /** Idle expiry: moved by activity. */
    idleEndsAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode), index().on(table.idleEndsAt)],
);

/** Browsers that a member has signed in with: failed log-ins elsewhere do not hold them up. */
export const knownDevice = pgTable(
  'known_device',
  {
    /** SHA-256 of the browser's cookie. */
    tokenHash: text().primaryKey(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    /** Names the browser, whose sessions can be ended by it; stays while the cookie changes. */
    code: text(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode), index().on(table.endsAt)],
);
