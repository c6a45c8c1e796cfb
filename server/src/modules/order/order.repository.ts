import { type DeliveryAddress, HOLDING_STATES } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, count, desc, eq, inArray, lt, sql } from '../../db/drizzle.ts';
import { isAfter } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import { contactCard } from '../../db/tables/contacts.ts';
import { orderDestination, orderEvent, orderOption, shopOrder } from '../../db/tables/order.ts';

export type OrderRow = typeof shopOrder.$inferSelect;
export type OptionRow = typeof orderOption.$inferSelect;
export type DestinationRow = typeof orderDestination.$inferSelect;

/**
 * SQL condition: the order still has its book. Not written as "is not null": as most old orders
 * have lost theirs, PostgreSQL would expect few rows of a state, and would read and sort all of
 * them instead of taking the first ones from the index.
 */
export const hasBook = sql`coalesce(${shopOrder.bookCode}, '') <> ''`;

const first = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;

export async function insertOrder(
  tx: Transaction,
  row: typeof shopOrder.$inferInsert,
  destinations: readonly { readonly address: DeliveryAddress; readonly quantity: number }[],
): Promise<void> {
  await tx.insert(shopOrder).values(row);
  await tx
    .insert(orderDestination)
    .values(destinations.map((each, position) => ({ ...each, position, orderCode: row.code })));
}

/** The member's order, locked until the transaction ends; null for one that is not theirs. */
export const lockOwnOrder = async (
  tx: Transaction,
  code: string,
  memberCode: string,
): Promise<OrderRow | null> =>
  first(
    await tx
      .select()
      .from(shopOrder)
      .where(and(eq(shopOrder.code, code), eq(shopOrder.memberCode, memberCode)))
      .for('update'),
  );

/** Any order, locked: for what happens without its member (payments, operators, the clock). */
export const lockOrder = async (tx: Transaction, code: string): Promise<OrderRow | null> =>
  first(await tx.select().from(shopOrder).where(eq(shopOrder.code, code)).for('update'));

const ownOrder = prepared(['code', 'memberCode'], (db, { code, memberCode }) =>
  db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.code, code), eq(shopOrder.memberCode, memberCode))),
);

export const findOwnOrder = async (
  db: Database | Transaction,
  code: string,
  memberCode: string,
): Promise<OrderRow | null> => first(await ownOrder(db, { code, memberCode }));

export const findOrder = async (db: Database | Transaction, code: string): Promise<OrderRow | null> =>
  first(await db.select().from(shopOrder).where(eq(shopOrder.code, code)));

export const findOrderByNumber = async (
  db: Database | Transaction,
  number: string,
): Promise<OrderRow | null> => first(await db.select().from(shopOrder).where(eq(shopOrder.number, number)));

/** The codes of the orders with these numbers, sorted. */
export const findOrdersByNumber = (
  db: Database | Transaction,
  numbers: readonly string[],
): Promise<{ code: string }[]> =>
  db
    .select({ code: shopOrder.code })
    .from(shopOrder)
    .where(inArray(shopOrder.number, [...numbers]))
    .orderBy(asc(shopOrder.code));

/** Leaves out unpaid orders that a newer order has replaced; one that was paid late is no longer `cancelled`. */
const isListed = sql`not (${shopOrder.state} = 'cancelled' and exists (select 1 from ${orderEvent} where ${orderEvent.orderCode} = ${shopOrder.code} and ${orderEvent.event} = 'superseded'))`;

const pageOfOrders = prepared(['memberCode', 'limit', 'offset'], (db, { memberCode, limit, offset }) =>
  db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.memberCode, memberCode), isListed))
    .orderBy(desc(shopOrder.createdAt))
    .limit(limit)
    .offset(offset),
);

export const ownOrders = (
  db: Database | Transaction,
  memberCode: string,
  limit: number,
  offset: number,
): Promise<OrderRow[]> => pageOfOrders(db, { memberCode, limit, offset });

const orderCount = prepared(['memberCode'], (db, { memberCode }) =>
  db
    .select({ total: count() })
    .from(shopOrder)
    .where(and(eq(shopOrder.memberCode, memberCode), isListed)),
);

export const countOwnOrders = async (db: Database | Transaction, memberCode: string): Promise<number> =>
  first(await orderCount(db, { memberCode }))?.total ?? 0;

export const ordersInState = (
  db: Database | Transaction,
  states: readonly OrderRow['state'][],
): Promise<OrderRow[]> =>
  db
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.state, [...states]))
    .orderBy(asc(shopOrder.createdAt));

export type UnpaidOrder = Pick<OrderRow, 'code' | 'createdAt'>;

/**
 * Orders in the state `draft` that were created before an instant, the oldest first, beginning
 * behind the row `after`.
 */
export const unpaidOrdersBefore = (
  db: Database | Transaction,
  before: Date,
  after: UnpaidOrder | null,
  limit: number,
): Promise<UnpaidOrder[]> =>
  db
    .select({ code: shopOrder.code, createdAt: shopOrder.createdAt })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.state, 'draft'),
        lt(shopOrder.createdAt, before),
        isAfter(shopOrder.createdAt, shopOrder.code, after),
      ),
    )
    .orderBy(asc(shopOrder.createdAt), asc(shopOrder.code))
    .limit(limit);

const liveOrder = prepared(['bookCode'], (db, { bookCode }) =>
  db
    .select()
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.bookCode, bookCode),
        eq(shopOrder.type, 'normal'),
        inArray(shopOrder.state, [...HOLDING_STATES]),
      ),
    ),
);

/** The order that holds a book now, or null. */
export const findLiveOrderOfBook = async (
  db: Database | Transaction,
  bookCode: string,
): Promise<OrderRow | null> => first(await liveOrder(db, { bookCode }));

export const updateOrder = async (
  tx: Transaction,
  code: string,
  changes: Partial<typeof shopOrder.$inferInsert>,
): Promise<void> => {
  await tx.update(shopOrder).set(changes).where(eq(shopOrder.code, code));
};

const destinations = prepared(['orderCode'], (db, { orderCode }) =>
  db
    .select()
    .from(orderDestination)
    .where(eq(orderDestination.orderCode, orderCode))
    .orderBy(asc(orderDestination.position)),
);

export const destinationsOf = (db: Database | Transaction, orderCode: string): Promise<DestinationRow[]> =>
  destinations(db, { orderCode });

const options = prepared(['orderCode'], (db, { orderCode }) =>
  db
    .select()
    .from(orderOption)
    .where(eq(orderOption.orderCode, orderCode))
    .orderBy(asc(orderOption.optionId)),
);

export const optionsOf = (db: Database | Transaction, orderCode: string): Promise<OptionRow[]> =>
  options(db, { orderCode });

export async function setOption(tx: Transaction, row: typeof orderOption.$inferInsert): Promise<void> {
  const isSame = and(eq(orderOption.orderCode, row.orderCode), eq(orderOption.optionId, row.optionId));
  await tx.delete(orderOption).where(isSame);
  if (row.qty > 0) await tx.insert(orderOption).values(row);
}

const addressees = prepared(['orderCode'], (db, { orderCode }) =>
  db.select({ total: count() }).from(contactCard).where(eq(contactCard.orderCode, orderCode)),
);

/** To how many of the member's contacts an order's cards went. */
export const countAddressees = async (db: Database | Transaction, orderCode: string): Promise<number> =>
  first(await addressees(db, { orderCode }))?.total ?? 0;

export const updateDestination = async (
  tx: Transaction,
  { orderCode, position }: Pick<DestinationRow, 'orderCode' | 'position'>,
  address: DeliveryAddress,
): Promise<void> => {
  await tx
    .update(orderDestination)
    .set({ address })
    .where(and(eq(orderDestination.orderCode, orderCode), eq(orderDestination.position, position)));
};
