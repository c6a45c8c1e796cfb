import { type LeafPages, RUN_STATES, type RunTerms, SPOIL_KINDS } from '@fumi/domain';
import { instant } from '../columns.ts';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { shopOrder } from './order.ts';

/** Orders that are printed together on one paper (print run, 面付けの単位). */
export const printRun = pgTable(
  'print_run',
  {
    /** What stands in the slug and in file names. */
    number: text().primaryKey(),
    productCode: text().notNull(),
    paper: text().notNull(),
    /** Day by which the first of its orders is printed; null for reprints alone. */
    dueOn: date({ mode: 'string' }),
    state: text({ enum: RUN_STATES }).notNull(),
    terms: jsonb().$type<RunTerms>().notNull(),
    sheetCount: integer().notNull(),
    /** Of the imposed sheets in the store. */
    sha256: text(),
    /** Why it could not be imposed, for operators. */
    reason: text(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    /** When its sheets were put into the hot folder. */
    handedOffAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index().on(table.state, table.createdAt),
    index().on(table.createdAt, table.number),
    // Runs whose sheets are still kept: few of many.
    index('print_run_with_sheets').on(table.endedAt).where(sql`${table.sha256} is not null`),
  ],
);

/** What a run prints of one order, in the order of its piles. */
export const printRunItem = pgTable(
  'print_run_item',
  {
    runNumber: text()
      .notNull()
      .references(() => printRun.number, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    orderCode: text()
      .notNull()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    bookCode: text().notNull(),
    paper: text().notNull(),
    copies: smallint().notNull(),
    /** Pages of each piece of paper of a copy. */
    leaves: jsonb().$type<readonly LeafPages[]>().notNull(),
    isReprint: boolean().notNull(),
    /** False once its run was cancelled: the order may be gathered again. */
    isLive: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.runNumber, table.position] }),
    uniqueIndex('print_run_item_once')
      .on(table.orderCode, table.paper)
      .where(sql`is_live and not is_reprint`),
    check('print_run_item_copies', sql`${table.copies} between 1 and 200`),
  ],
);

/** A card that was spoiled and is printed again (やり直し): waits for a free place, then knows its run. */
export const reprint = pgTable(
  'reprint',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderCode: text()
      .notNull()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    paper: text().notNull(),
    /** The page of the press file on its front. */
    frontPage: smallint().notNull(),
    /** Counted in the day's close. */
    kind: text({ enum: SPOIL_KINDS }).notNull().default('other'),
    reason: text().notNull(),
    askedBy: text().notNull(),
    askedAt: instant().notNull(),
    runNumber: text(),
  },
  (table) => [
    index().on(table.orderCode),
    // Reprints that wait for a run have no run number.
    index().on(table.runNumber, table.paper),
    index().on(table.askedAt),
    foreignKey({ columns: [table.runNumber], foreignColumns: [printRun.number] }).onDelete('set null'),
  ],
);
