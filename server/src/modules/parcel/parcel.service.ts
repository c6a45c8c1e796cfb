import { type DeliveryAddress, invariant, ok, type Result, refuse } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { orderShippedMail } from '../mail/templates/order-mails.ts';
import { lockOrder, type OrderRow } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { mailAboutOrder } from '../order/order-mail.service.ts';
import { uncountedOf } from '../packing/uncounted.repository.ts';
import { type CarrierTerms, readCarrierTerms } from './carrier-terms.ts';
import {
  findParcels,
  insertParcels,
  lockParcels,
  type Parcel,
  type ParcelRow,
  parcelsOfOrder,
  relabel,
  updateParcel,
} from './parcel.repository.ts';

/* Parcels: one for each destination, with a carrier's number of its own. */

export type ParcelProblem =
  | 'unknown'
  /** It has left, or its order is not in print. */
  | 'wrong-state'
  /** An operator has stopped its order. */
  | 'held'
  /** Its carrier gives a number, and it has none yet. */
  | 'no-number'
  /** Not all of its cards were counted, and nobody said that it leaves all the same. */
  | 'uncounted';

type Outcome<Value> = Result<Value, ParcelProblem>;

export const carrierTerms: CarrierTerms = readCarrierTerms();

/** How parcels of a way of delivery go. */
export function carriageOf(
  { content }: Pick<TransactionContext, 'content'>,
  { deliveryTypeId }: Pick<OrderRow, 'deliveryTypeId'>,
): CarrierTerms['deliveries'][number] {
  const type = content.goods.deliveryTypes.find(({ id }) => id === deliveryTypeId);
  const carriage = carrierTerms.deliveries.find(({ kindId }) => kindId === type?.deliveryKindId);
  invariant(carriage, `content/carriers.json says how delivery ${deliveryTypeId} goes.`);
  return carriage;
}

/** Where a parcel goes, in the words of its label. */
export const labelAddress = ({ address, label }: Pick<Parcel, 'address' | 'label'>): DeliveryAddress => ({
  ...address,
  ...label,
});

/** Sends one parcel of a locked order: its customer is told, and the order has left with its last one. */
async function shipOne(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  { number, position, trackingNumber }: ParcelRow,
): Promise<void> {
  const shippedAt = new Date(context.clock.nowMs());
  await updateParcel(tx, number, { shippedAt });
  const all = await parcelsOfOrder(tx, order.code);
  const isLast = all.every((one) => one.shippedAt !== null);
  const shipped = isLast ? await changeOrder(tx, context, order, 'shipped', 'operator', { shippedAt }) : null;
  invariant(!isLast || shipped, 'An order in print can leave.');
  await mailAboutOrder(tx, context, shipped ?? { ...order, state: 'shipped', shippedAt }, orderShippedMail, {
    trackingNumber,
    parcelOf: all.length === 1 ? null : { parcel: position + 1, parcels: all.length },
  });
}

export type Leaving = {
  /** The carrier's; where none is given, the stored one stays. */
  readonly trackingNumber?: string | null;
  /** Somebody was told that not all cards were counted, and sends it all the same. */
  readonly isUncounted?: boolean | undefined;
};

/** Notes that a parcel has left, and tells the customer. */
export async function shipParcel(
  tx: Transaction,
  context: TransactionContext,
  number: string,
  { trackingNumber: givenNumber = null, isUncounted = false }: Leaving = {},
): Promise<Outcome<Parcel>> {
  const [found] = await findParcels(tx, [number]);
  if (!found) return refuse('unknown');
  const { isTracked } = carriageOf(context, found);
  const order = await lockOrder(tx, found.orderCode);
  const [parcel] = await lockParcels(tx, [number]);
  if (!order || !parcel) return refuse('unknown');
  if (order.heldAt !== null) return refuse('held');
  if (order.state !== 'in_print' || parcel.shippedAt !== null) return refuse('wrong-state');
  const trackingNumber = givenNumber?.replaceAll('-', '') ?? parcel.trackingNumber;
  if (trackingNumber === null && isTracked) return refuse('no-number');
  if (!isUncounted && (await uncountedOf(tx, [order.code])).size > 0) return refuse('uncounted');
  if (trackingNumber !== null) await updateParcel(tx, number, { trackingNumber });
  await shipOne(tx, context, order, { ...parcel, trackingNumber });
  return ok({ ...found, trackingNumber });
}

/**
 * Notes that every parcel of a locked order has left. A tracking number is given only for an order
 * of one parcel.
 */
export async function shipWholeOrder(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  trackingNumber: string | null,
): Promise<void> {
  await insertParcels(tx, order);
  for (const parcel of await parcelsOfOrder(tx, order.code)) {
    if (parcel.shippedAt !== null) continue;
    if (trackingNumber !== null) await updateParcel(tx, parcel.number, { trackingNumber });
    await shipOne(tx, context, order, { ...parcel, trackingNumber: trackingNumber ?? parcel.trackingNumber });
  }
}

/** Changes what a label says, where the customer's words do not fit; the order and its cards stay as they are. */
export async function mendLabel(
  tx: Transaction,
  number: string,
  changes: Partial<DeliveryAddress>,
): Promise<Outcome<Parcel>> {
  const [parcel] = await lockParcels(tx, [number]);
  if (!parcel) return refuse('unknown');
  if (parcel.shippedAt !== null) return refuse('wrong-state');
  await relabel(tx, number, { ...parcel.label, ...changes });
  const [mended] = await findParcels(tx, [number]);
  return mended ? ok(mended) : refuse('unknown');
}
