import { instant } from '../columns.ts';
import { boolean, index, pgTable, text } from '../drizzle.ts';
import { member } from './member.ts';

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's token: who reads this table cannot sign in with it. */
    tokenHash: text().primaryKey(),
    /** What the member's own list of sessions calls it. */
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
    /** The end that no activity moves. */
    endsAt: instant().notNull(),
    /** The end that activity moves. */
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
    /** Stays while the cookie changes: what ends this browser's sessions. */
    code: text(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode), index().on(table.endsAt)],
);
