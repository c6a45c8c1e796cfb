import type { CouponTerms } from '@fumi/domain';
import { instant } from '../columns.ts';
import { check, date, index, integer, jsonb, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { book } from './book.ts';
import { shopOrder } from './order.ts';

export const coupon = pgTable(
  'coupon',
  {
    /** Upper case, as it is printed. */
    code: text().primaryKey(),
    label: text().notNull(),
    terms: jsonb().$type<CouponTerms>().notNull(),
    /** How many orders it serves. */
    maxUses: integer().notNull(),
    /** How many of those one member may have. */
    maxUsesPerMember: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('coupon_owner').on(sql`(${table.terms} ->> 'ownerCode')`),
    check('coupon_max_uses_per_member', sql`${table.maxUsesPerMember} >= 1`),
    check('coupon_max_uses', sql`${table.maxUses} between 1 and 1000000`),
  ],
);

/**
 * A use takes a numbered slot. The primary key makes two orders in one slot impossible, whatever the code does;
 * a released reservation gives its slot back.
 */
export const couponUse = pgTable(
  'coupon_use',
  {
    couponCode: text()
      .notNull()
      .references(() => coupon.code, { onDelete: 'cascade' }),
    slot: integer().notNull(),
    orderCode: text()
      .notNull()
      .unique()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    state: text({ enum: ['reserved', 'used'] }).notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponCode, table.slot] }),
    check('coupon_use_slot', sql`${table.slot} >= 1`),
  ],
);

/** A campaign orders a prepared book at its own terms (order type minchu); it goes when the book's owner leaves. */
export const campaign = pgTable(
  'campaign',
  {
    code: text().primaryKey(),
    title: text().notNull(),
    productCode: text().notNull(),
    bookCode: text()
      .notNull()
      .references(() => book.code, { onDelete: 'cascade' }),
    unitPriceYen: integer().notNull(),
    deliveryTypeId: integer().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.bookCode)],
);

/** A code that works once; the digest only, for it is worth money. */
export const campaignTicket = pgTable(
  'campaign_ticket',
  {
    codeHash: text().primaryKey(),
    campaignCode: text()
      .notNull()
      .references(() => campaign.code, { onDelete: 'cascade' }),
    orderCode: text()
      .unique()
      .references(() => shopOrder.code, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.campaignCode)],
);
