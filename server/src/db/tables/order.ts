import {
  type DeliveryAddress,
  ORDER_STATES,
  type OrderCustomer,
  type OrderLogEvent,
  WIDEST_ORDER,
} from '@fumi/domain';
import { instant } from '../columns.ts';
import {
  bigint,
  check,
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
import { book } from './book.ts';
import { member } from './member.ts';

/** Named so because "order" is a keyword of SQL. A trigger limits `state` to the transitions of 0003. */
export const shopOrder = pgTable(
  'shop_order',
  {
    code: text().primaryKey(),
    /** What people quote in mails and on the telephone; gives access to nothing. */
    number: text().notNull().unique(),
    /** Null once the member has left: bookkeeping keeps orders for years, but not whose they were. */
    memberCode: text().references(() => member.code, { onDelete: 'set null' }),
    type: text({ enum: ['normal', 'minchu'] }).notNull(),
    bookCode: text().references(() => book.code, { onDelete: 'set null' }),
    kitId: integer(),
    campaignCode: text(),
    productCode: text().notNull(),
    state: text({ enum: ORDER_STATES }).notNull(),
    unitPriceYen: integer().notNull(),
    deliveryTypeId: integer().notNull(),
    deliveryFeeYen: integer().notNull(),
    /** Price of the stand of one copy; 0 without a stand. */
    standYen: integer().notNull().default(0),
    couponCode: text(),
    couponLabel: text(),
    couponDiscountYen: integer().notNull().default(0),
    totalYen: integer().notNull(),
    customer: jsonb().$type<OrderCustomer>().notNull(),
    /**
     * What is to be printed, from the book and the destinations: written by a trigger when the
     * order is paid (0053), whichever release takes the payment, so that one index answers the
     * counts of the desk.
     */
    materialId: integer(),
    pageCount: smallint(),
    copies: integer(),
    /**
     * The member's draft that the book was made of, and its revision then: the payment ends the
     * draft, unless it has changed since.
     */
    draftCode: text(),
    draftRevision: integer(),
    /** Stopped by an operator: it is neither printed nor sent until somebody lets it go on. */
    heldAt: instant(),
    holdReason: text(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    printedAt: instant(),
    shippedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index().on(table.memberCode, table.createdAt),
    index().on(table.state, table.createdAt),
    index().on(table.bookCode),
    index().on(table.createdAt),
    // What the daily job looks for: orders that are over and still have an address.
    index('shop_order_to_mask')
      .on(sql`coalesce(${table.shippedAt}, ${table.endedAt})`)
      .where(sql`${table.customer} ->> 'zip' <> ''`),
    // The desk's list by day, and by each of its filters.
    index().on(table.createdAt, table.code),
    // For the day's close, answered by the index alone.
    index().on(table.paidAt, table.totalYen),
    index().on(table.productCode, table.createdAt),
    index().on(table.deliveryTypeId, table.createdAt),
    // Orders that the desk has to print or send: few of many.
    index('shop_order_at_work').on(table.paidAt).where(sql`state in ('paid', 'in_print')`),
    index('shop_order_held').on(table.paidAt).where(sql`${table.heldAt} is not null`),
    // For the counts of the desk, answered by the index alone.
    index('shop_order_to_pack')
      .on(table.printedAt, table.code, table.number, table.heldAt, table.bookCode)
      .where(sql`state = 'in_print'`),
    index('shop_order_to_print')
      .on(
        table.materialId,
        table.state,
        table.paidAt,
        table.productCode,
        table.pageCount,
        table.copies,
        table.heldAt,
        table.code,
        table.bookCode,
      )
      .where(sql`state in ('paid', 'in_print')`),
    index('shop_order_to_ship').on(table.deliveryTypeId, table.code).where(sql`state = 'in_print'`),
    uniqueIndex('shop_order_live_book')
      .on(table.bookCode)
      .where(sql`type = 'normal' and state in ('draft', 'payment_pending', 'paid', 'in_print')`),
    check('shop_order_unit_price', sql`${table.unitPriceYen} >= 0`),
    check('shop_order_delivery_fee', sql`${table.deliveryFeeYen} >= 0`),
    check('shop_order_stand', sql`${table.standYen} >= 0`),
    check('shop_order_discount', sql`${table.couponDiscountYen} >= 0`),
    check('shop_order_total', sql`${table.totalYen} between 0 and 10000000`),
  ],
);

export const orderDestination = pgTable(
  'order_destination',
  {
    orderCode: text()
      .notNull()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    address: jsonb().$type<DeliveryAddress>().notNull(),
    quantity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderCode, table.position] }),
    check(
      'order_destination_quantity',
      sql`${table.quantity} between 1 and ${sql.raw(`${WIDEST_ORDER.quantity}`)}`,
    ),
    check(
      'order_destination_position',
      sql`${table.position} between 0 and ${sql.raw(`${WIDEST_ORDER.destinations - 1}`)}`,
    ),
  ],
);

export const orderOption = pgTable(
  'order_option',
  {
    orderCode: text()
      .notNull()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    optionId: integer().notNull(),
    label: text().notNull(),
    unitYen: integer().notNull(),
    qty: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderCode, table.optionId] }),
    check('order_option_qty', sql`${table.qty} between 1 and 100`),
    check('order_option_unit', sql`${table.unitYen} >= 0`),
  ],
);

/** What happened to an order, append-only (a trigger refuses changes). No names, no addresses. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderCode: text().notNull(),
    at: instant().notNull(),
    event: text().$type<OrderLogEvent>().notNull(),
    fromState: text(),
    toState: text().notNull(),
    actor: text({ enum: ['member', 'payment', 'operator', 'clock'] }).notNull(),
  },
  (table) => [
    index().on(table.orderCode, table.id),
    // Looked up for each order in the packing room and in a member's list; few orders have these
    // events.
    index('order_event_packed').on(table.orderCode).where(sql`event = 'packed'`),
    index('order_event_superseded').on(table.orderCode).where(sql`event = 'superseded'`),
  ],
);

/** What operators write to each other about an order. */
export const orderNote = pgTable(
  'order_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderCode: text()
      .notNull()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    at: instant().notNull(),
    author: text().notNull(),
    words: text().notNull(),
  },
  (table) => [index().on(table.orderCode, table.id)],
);

export const orderProfile = pgTable('order_profile', {
  memberCode: text()
    .primaryKey()
    .references(() => member.code, { onDelete: 'cascade' }),
  customer: jsonb().$type<OrderCustomer>().notNull(),
  updatedAt: instant().notNull(),
});
