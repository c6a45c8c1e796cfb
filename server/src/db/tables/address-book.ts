import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { contact } from './contact.ts';
import { member } from './member.ts';

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
