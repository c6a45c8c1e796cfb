import type { DeliveryAddress } from '@fumi/domain';
import { instant } from '../columns.ts';
import { check, foreignKey, index, jsonb, pgTable, smallint, sql, text, unique } from '../drizzle.ts';
import { orderDestination } from './order.ts';

/** What goes to one destination of an order, with the carrier's number of its own. */
export const parcel = pgTable(
  'parcel',
  {
    /** The order's number and the parcel's place in it, from 1: carriers' files return it. */
    number: text().primaryKey(),
    orderCode: text().notNull(),
    position: smallint().notNull(),
    /** What stands on the label instead of the customer's own words, where these do not fit the carrier's file. */
    label: jsonb().$type<Partial<DeliveryAddress>>(),
    trackingNumber: text(),
    /** The last file it was exported in. */
    exportedLayout: text(),
    exportedBy: text(),
    exportedAt: instant(),
    shippedAt: instant(),
  },
  (table) => [
    unique().on(table.orderCode, table.position),
    foreignKey({
      columns: [table.orderCode, table.position],
      foreignColumns: [orderDestination.orderCode, orderDestination.position],
    }).onDelete('cascade'),
    index().on(table.shippedAt, table.number),
    // For the desk's pages: parcels that have not left, by number, counted by the index alone.
    index('parcel_to_ship').on(table.number, table.orderCode).where(sql`${table.shippedAt} is null`),
    check('parcel_exported', sql`(${table.exportedAt} is null) = (${table.exportedLayout} is null)`),
  ],
);

/** Operators who tried a layout with the carrier and saw that the carrier accepts it. */
export const carrierConfirmation = pgTable('carrier_confirmation', {
  layout: text().primaryKey(),
  /** The date of the layout: one of another date must be confirmed again. */
  dated: text().notNull(),
  confirmedBy: text().notNull(),
  confirmedAt: instant().notNull(),
});
