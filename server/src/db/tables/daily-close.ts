import type { DayFigures } from '@fumi/domain';
import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** The figures of a day as somebody closed them (日次締め); never changed, closed again where they moved. */
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
  },
  (table) => [
    primaryKey({ columns: [table.day, table.revision] }),
    check('daily_close_revision', sql`${table.revision} > 0`),
  ],
);
