import { instant } from '../columns.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from '../drizzle.ts';

/** Uses counted by rate limit and window; the key is a digest, so that no address of a person rests here. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.endsAt)],
);

/** Answers of calls that create, by the caller's Idempotency-Key. The insert is the lock. */
export const idempotency = pgTable(
  'idempotency',
  {
    owner: text().notNull(),
    /** Digest of the caller's key; the key itself decrypts the answer. */
    key: text().notNull(),
    route: text().notNull(),
    requestHash: text().notNull(),
    /** Encrypted; null while the first call is still at work. */
    answer: text(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.route, table.key] }), index().on(table.createdAt)],
);

/** The shop's own analytics: names and counts, nothing that belongs to a person (design §7). */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    name: text().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [index().on(table.name, table.at)],
);

/** Consecutive failed sign-ins of an account, known or not; the key is a digest. */
export const loginGuard = pgTable(
  'login_guard',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** Until then log-ins are refused without trying the password. */
    opensAt: instant().notNull(),
  },
  (table) => [index().on(table.opensAt)],
);
