import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { contact } from './contact.ts';
import { member } from './member.ts';
import { shopOrder } from './order.ts';

type CardHistory = { readonly year: number; readonly sent: boolean; readonly received: boolean };

/** What the address book keeps beside spec's contact; a contact that has none of it has no row. */
export const contactDetail = pgTable('contact_detail', {
  contactCode: text()
    .primaryKey()
    .references(() => contact.code, { onDelete: 'cascade' }),
  kanaLast: text().notNull(),
  kanaFirst: text().notNull(),
  company: text().notNull(),
  department: text().notNull(),
  title: text().notNull(),
  groups: jsonb().$type<readonly string[]>().notNull(),
  note: text().notNull(),
  /** `YYYY-MM-DD`, the last day of mourning, or ''. */
  mourningUntil: text().notNull(),
  history: jsonb().$type<readonly CardHistory[]>().notNull(),
});

/** Which order sent a card to whom, and for which year; so that a cancellation takes back only its own marks. */
export const contactCard = pgTable(
  'contact_card',
  {
    orderCode: text()
      .notNull()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    contactCode: text()
      .notNull()
      .references(() => contact.code, { onDelete: 'cascade' }),
    year: smallint().notNull(),
    /** The member had marked the year already: then the mark is theirs and stays. */
    wasMarked: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderCode, table.contactCode] }),
    index().on(table.contactCode, table.year),
  ],
);

/** Two people of one name whom the member has called different; the lesser code first. */
export const contactApart = pgTable(
  'contact_apart',
  {
    code: text()
      .notNull()
      .references(() => contact.code, { onDelete: 'cascade' }),
    otherCode: text()
      .notNull()
      .references(() => contact.code, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.otherCode] }),
    check('contact_apart_order', sql`${table.code} collate "C" < ${table.otherCode} collate "C"`),
    index().on(table.otherCode),
  ],
);

type Proposal = Readonly<Record<string, unknown>>;

/** A link with which a friend fills in their address. The token is a secret and rests as its digest. */
export const addressRequest = pgTable(
  'address_request',
  {
    code: text().primaryKey(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    senderName: text().notNull(),
    label: text().notNull(),
    /** Whose address it is to renew; null for somebody new. */
    contactCode: text().references(() => contact.code, { onDelete: 'set null' }),
    /** What came back; null while nobody has answered. */
    proposal: jsonb().$type<Proposal>(),
    answeredAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode, table.createdAt), index().on(table.expiresAt)],
);
