import { instant } from '../columns.ts';
import { bigint, index, integer, jsonb, pgTable, sql, text } from '../drizzle.ts';

/** Values of an object before or after a change, by field. */
export type AuditFacts = Readonly<Record<string, unknown>>;

/**
 * What happened to accounts, and what operators did and looked at: codes, names of actions and of fields, and digests.
 * Each row is signed when it is written, and has its place in the chain of its month soon after.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    object: text().notNull(),
    /** Names of the fields that a change was about, joined by commas. */
    fields: text().notNull().default(''),
    /** Random, so that a copied row is noticed. Empty in rows that are older than the chain. */
    nonce: text().notNull().default(''),
    /** Keyed digest of `audit_details`; empty where there are none. */
    detailsMac: text().notNull().default(''),
    /** Keyed digest of all of the above. */
    mac: text().notNull().default(''),
    /** Place in the chain of its month, from 1; null until it was given one. */
    position: integer(),
  },
  (table) => [
    index().on(table.actor, table.at),
    index().on(table.object, table.id),
    index().on(table.at, table.position),
    index('audit_waiting').on(table.id).where(sql`${table.position} is null and ${table.mac} <> ''`),
  ],
);

/** The personal part of an entry of `audit`; deleted long before it (see the retention rules). */
export const auditDetails = pgTable(
  'audit_details',
  {
    auditId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => audit.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Address of the network that an operator's browser was at. */
    origin: text().notNull(),
    /** What an operator's change found, and what it left. */
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
  },
  (table) => [index().on(table.at)],
);

/** Where the chain of a month ends. It stays when the month's rows are dropped. */
export const auditHead = pgTable('audit_head', {
  /** In Tokyo, such as 2026-11. */
  month: text().primaryKey(),
  rows: integer().notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
  droppedAt: instant(),
});
