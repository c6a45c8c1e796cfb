import { INQUIRY_REASONS } from '@fumi/domain';
import { instant } from '../columns.ts';
import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from '../drizzle.ts';
import { member } from './member.ts';
import { shopOrder } from './order.ts';

/** What somebody wrote to the shop. It outlives a member who leaves, until its time is over. */
export const inquiry = pgTable(
  'inquiry',
  {
    code: text().primaryKey(),
    /** What people quote in mails and on the telephone; gives access to nothing. */
    number: text().notNull().unique(),
    reason: text({ enum: INQUIRY_REASONS }).notNull(),
    memberCode: text().references(() => member.code, { onDelete: 'set null' }),
    /** An order of the member's own; a number that was only typed stands in `orderNumber` alone. */
    orderCode: text().references(() => shopOrder.code, { onDelete: 'set null' }),
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    photoTokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** Null while somebody still has to look at it. */
    settledAt: instant(),
  },
  (table) => [
    index().on(table.settledAt, table.createdAt),
    index().on(table.orderCode),
    index().on(table.memberCode),
  ],
);

export const inquiryPhoto = pgTable(
  'inquiry_photo',
  {
    inquiryCode: text()
      .notNull()
      .references(() => inquiry.code, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    objectKey: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.inquiryCode, table.position] })],
);

/** What operators wrote about an inquiry: an answer that was mailed, or a note for who reads it next. */
export const inquiryNote = pgTable(
  'inquiry_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryCode: text()
      .notNull()
      .references(() => inquiry.code, { onDelete: 'cascade' }),
    at: instant().notNull(),
    author: text().notNull(),
    isAnswer: boolean().notNull(),
    words: text().notNull(),
  },
  (table) => [index().on(table.inquiryCode, table.id)],
);
