import type { AddressWarning, CardHistory, NewContact, PersonName, SkipReason } from '@fumi/domain';
import { instant } from '../columns.ts';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
} from '../drizzle.ts';
import { member } from './member.ts';
import { shopOrder } from './order.ts';

export const contact = pgTable(
  'contact',
  {
    code: text().primaryKey(),
    /** Order of creation: imported contacts share one `createdAt`. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    zip: text().notNull(),
    state: text().notNull(),
    address1: text().notNull(),
    address2: text().notNull(),
    nameLast: text().notNull(),
    nameFirst: text().notNull(),
    honorific: text().notNull(),
    jointNames: jsonb().$type<readonly PersonName[]>().notNull(),
    /** Eight digits YYYYMMDD, or ''. */
    birthday: text().notNull(),
    /** The lines of the address as somebody has broken it; empty where the engine does. */
    addressLines: jsonb().$type<readonly string[]>().notNull().default([]),
    kanaLast: text().notNull().default(''),
    kanaFirst: text().notNull().default(''),
    company: text().notNull().default(''),
    department: text().notNull().default(''),
    title: text().notNull().default(''),
    /** Whether company, department and title are printed on the card. */
    printsCompany: boolean().notNull().default(false),
    groups: jsonb().$type<readonly string[]>().notNull().default([]),
    note: text().notNull().default(''),
    /** `YYYY-MM-DD`, the last day of mourning, or ''. */
    mourningUntil: text().notNull().default(''),
    history: jsonb().$type<readonly CardHistory[]>().notNull().default([]),
    skipReason: text().$type<SkipReason>().notNull().default(''),
    /** Doubts about the address that the member has dismissed; a change of the address takes them away. */
    dismissedDoubts: jsonb().$type<readonly AddressWarning[]>().notNull().default([]),
    /** When the address was last changed; null while it is the first one. */
    addressChangedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode, table.number)],
);

/** Cards that an order has sent, by contact and year; so that a cancellation takes back only its own marks. */
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

/** What was deleted or merged lately, to be taken back: a row for each contact as it was. */
export const contactTrash = pgTable(
  'contact_trash',
  {
    /** One deletion or merge. */
    removal: text().notNull(),
    code: text().notNull(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    /** `kept`: the contact that the others were merged into, as it was before. */
    kind: text({ enum: ['deleted', 'merged', 'kept'] }).notNull(),
    /** The row of `contact`, and those of `contact_card`. */
    contact: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    cards: jsonb().$type<readonly unknown[]>().notNull(),
    removedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.removal, table.code] }),
    index().on(table.memberCode, table.removedAt),
    index().on(table.removedAt),
  ],
);

/** Two contacts of one name that the member has marked as different people; the lesser code first. */
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

/** What a friend fills in of themselves. */
export type Proposal = Pick<
  NewContact,
  'name' | 'kanaLast' | 'kanaFirst' | 'jointNames' | 'zip' | 'state' | 'address1' | 'address2'
>;

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
    /** The member wishes a mail when the friend has answered. */
    tellsOwner: boolean().notNull().default(false),
    /** What came back; null while nobody has answered. */
    proposal: jsonb().$type<Proposal>(),
    answeredAt: instant(),
    /** Digest of the secret with which whoever answered may correct it; null while nobody has. */
    correctionHash: text(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.memberCode, table.createdAt),
    index().on(table.expiresAt),
    index().on(table.contactCode),
    index().on(table.answeredAt),
  ],
);
