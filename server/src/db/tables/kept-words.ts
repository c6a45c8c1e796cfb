import type { BookTexts } from '@fumi/domain';
import { instant } from '../columns.ts';
import { index, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { member } from './member.ts';
import { shopOrder } from './order.ts';

/** Words and design of an order that its member wished to keep; whom its cards went to is not here. */
export const keptWords = pgTable(
  'kept_words',
  {
    code: text().primaryKey(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    orderCode: text()
      .notNull()
      .unique()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    productCode: text().notNull(),
    kitId: integer().notNull(),
    label: text().notNull(),
    texts: jsonb().$type<BookTexts>().notNull(),
    keptAt: instant().notNull(),
  },
  (table) => [index().on(table.memberCode, table.keptAt), index().on(table.keptAt)],
);
