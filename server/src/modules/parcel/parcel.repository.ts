import type { DeliveryAddress } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, count, eq, gt, inArray, isNull } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { orderDestination, shopOrder } from '../../db/tables/order.ts';
import { carrierConfirmation, parcel } from '../../db/tables/parcel.ts';

export type ParcelRow = typeof parcel.$inferSelect;

/**
 * Adds a parcel for each destination of an order that is printed; existing ones stay as they are.
 */
export async function insertParcels(
  tx: Transaction,
  { code, number }: { readonly code: string; readonly number: string },
): Promise<void> {
  const positions = await tx
    .select({ position: orderDestination.position })
    .from(orderDestination)
    .where(eq(orderDestination.orderCode, code));
  await tx
    .insert(parcel)
    .values(
      positions.map(({ position }) => ({ number: `${number}-${position + 1}`, orderCode: code, position })),
    )
    .onConflictDoNothing();
}

const ofOrder = prepared(['orderCode'], (db, { orderCode }) =>
  db.select().from(parcel).where(eq(parcel.orderCode, orderCode)).orderBy(asc(parcel.position)),
);

export const parcelsOfOrder = (db: Database | Transaction, orderCode: string): Promise<ParcelRow[]> =>
  ofOrder(db, { orderCode });

const withDestination = {
  number: parcel.number,
  orderCode: parcel.orderCode,
  orderNumber: shopOrder.number,
  orderState: shopOrder.state,
  heldAt: shopOrder.heldAt,
  productCode: shopOrder.productCode,
  deliveryTypeId: shopOrder.deliveryTypeId,
  position: parcel.position,
  label: parcel.label,
  trackingNumber: parcel.trackingNumber,
  exportedLayout: parcel.exportedLayout,
  exportedAt: parcel.exportedAt,
  shippedAt: parcel.shippedAt,
  address: orderDestination.address,
  quantity: orderDestination.quantity,
};

const joined = (db: Database | Transaction) =>
  db
    .select(withDestination)
    .from(parcel)
    .innerJoin(shopOrder, eq(shopOrder.code, parcel.orderCode))
    .innerJoin(
      orderDestination,
      and(eq(orderDestination.orderCode, parcel.orderCode), eq(orderDestination.position, parcel.position)),
    );

const isWaiting = and(isNull(parcel.shippedAt), eq(shopOrder.state, 'in_print'));

/** Parcels of orders in print that have not left, by number. */
export const waitingParcels = (db: Database | Transaction) =>
  joined(db).where(isWaiting).orderBy(asc(parcel.number));

/** A page of the waiting parcels of some delivery types, behind a parcel number. */
export function waitingPage(
  db: Database | Transaction,
  { typeIds, after, limit }: { typeIds: readonly number[]; after: string; limit: number },
) {
  // The limit makes PostgreSQL check parcel by parcel until the page is full: a plain join reads and sorts all of them.
  const way = db
    .select({ typeId: shopOrder.deliveryTypeId })
    .from(shopOrder)
    .where(and(eq(shopOrder.code, parcel.orderCode), eq(shopOrder.state, 'in_print')))
    .limit(1)
    .as('way');
  const page = db
    .select({ number: parcel.number })
    .from(parcel)
    .innerJoinLateral(way, inArray(way.typeId, [...typeIds]))
    .where(and(isNull(parcel.shippedAt), gt(parcel.number, after)))
    .orderBy(asc(parcel.number))
    .limit(limit)
    .as('page');
  return joined(db).innerJoin(page, eq(page.number, parcel.number)).orderBy(asc(parcel.number));
}

/** How many wait, by way of delivery. */
export const countWaiting = (db: Database | Transaction) =>
  db
    .select({ deliveryTypeId: shopOrder.deliveryTypeId, parcels: count() })
    .from(parcel)
    .innerJoin(shopOrder, eq(shopOrder.code, parcel.orderCode))
    .where(isWaiting)
    .groupBy(shopOrder.deliveryTypeId);

export const findParcels = (db: Database | Transaction, numbers: readonly string[]) =>
  joined(db)
    .where(inArray(parcel.number, [...numbers]))
    .orderBy(asc(parcel.number));

/** The parcel of a destination, locked; null before its order is printed. */
export async function lockParcelTo(
  tx: Transaction,
  { orderCode, position }: Pick<ParcelRow, 'orderCode' | 'position'>,
): Promise<ParcelRow | null> {
  const rows = await tx
    .select()
    .from(parcel)
    .where(and(eq(parcel.orderCode, orderCode), eq(parcel.position, position)))
    .for('update');
  return rows[0] ?? null;
}

/** A parcel with where it goes. */
export type Parcel = Awaited<ReturnType<typeof findParcels>>[number];

/** Locks parcels in the order of their numbers, so that two transactions cannot deadlock. */
export const lockParcels = (tx: Transaction, numbers: readonly string[]): Promise<ParcelRow[]> =>
  tx
    .select()
    .from(parcel)
    .where(inArray(parcel.number, [...numbers]))
    .orderBy(asc(parcel.number))
    .for('update');

type ParcelChanges = Partial<typeof parcel.$inferInsert>;

export const updateParcel = (tx: Transaction, number: string, changes: ParcelChanges): Promise<void> =>
  updateParcels(tx, [number], changes);

/** The same change of several parcels. */
export const updateParcels = async (
  tx: Transaction,
  numbers: readonly string[],
  changes: ParcelChanges,
): Promise<void> => {
  await tx
    .update(parcel)
    .set(changes)
    .where(inArray(parcel.number, [...numbers]));
};

/** Sets what a label says instead of the customer's words; null takes it back. */
export const relabel = async (
  tx: Transaction,
  number: string,
  label: Partial<DeliveryAddress> | null,
): Promise<void> => updateParcel(tx, number, { label });

export async function isConfirmed(
  db: Database | Transaction,
  { code, dated }: { readonly code: string; readonly dated: string },
): Promise<boolean> {
  const rows = await db.select().from(carrierConfirmation).where(eq(carrierConfirmation.layout, code));
  return rows[0]?.dated === dated;
}

export const confirmLayout = async (
  db: Database | Transaction,
  row: typeof carrierConfirmation.$inferInsert,
): Promise<void> => {
  const { layout: _, ...set } = row;
  await db
    .insert(carrierConfirmation)
    .values(row)
    .onConflictDoUpdate({ target: carrierConfirmation.layout, set });
};
