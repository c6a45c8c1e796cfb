import { INQUIRY_REASONS } from '@fumi/domain';
import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { member } from './member.ts';
import { shopOrder } from './order.ts';

/** What somebody wrote to the shop. It outlives a member who leaves, until its time is over. */
export const inquiry = pgTable(
  'inquiry',
  {
    code: text().primaryKey(),
    /** What people read to each other; gives access to nothing. */
    number: text().notNull().unique(),
    reason: text({ enum: INQUIRY_REASONS }).notNull(),
    memberCode: text().references(() => member.code, { onDelete: 'set null' }),
    /** One of the member's own; a number that was typed is believed by nobody. */
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
