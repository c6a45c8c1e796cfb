import { type DayFigures, type StatedPayout, WASTE_KINDS } from '@fumi/domain';
import { instant } from '../columns.ts';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
} from '../drizzle.ts';

/** The figures of a day as somebody closed them (日次締め). Never changed: later figures are another close. */
export const dailyClose = pgTable(
  'daily_close',
  {
    /** In Tokyo. */
    day: date({ mode: 'string' }).notNull(),
    /** From 1. */
    revision: smallint().notNull(),
    closedAt: instant().notNull(),
    closedBy: text().notNull(),
    figures: jsonb().$type<DayFigures>().notNull(),
    /** How spoiled cards with addresses were destroyed; empty where there were none. */
    wasteNote: text().notNull(),
    payouts: jsonb().$type<readonly StatedPayout[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.revision] }),
    check('daily_close_revision', sql`${table.revision} > 0`),
  ],
);

/** Cards that were wasted without being asked for again (ヤレ), and what became of them. */
export const waste = pgTable(
  'waste',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    kind: text({ enum: WASTE_KINDS }).notNull(),
    cards: integer().notNull(),
    /** What it was, and how it was destroyed. */
    words: text().notNull(),
    notedBy: text().notNull(),
  },
  (table) => [index().on(table.at), check('waste_cards', sql`${table.cards} > 0`)],
);
