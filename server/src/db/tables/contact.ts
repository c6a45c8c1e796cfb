import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { member } from './member.ts';

type JointName = { readonly name_last: string; readonly name_first: string; readonly honorific: string };

export const contact = pgTable(
  'contact',
  {
    code: text().primaryKey(),
    /** In the order of writing: imported contacts have one instant. */
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
    jointNames: jsonb().$type<readonly JointName[]>().notNull(),
    /** Eight digits YYYYMMDD, or ''. */
    birthday: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode, table.number)],
);
