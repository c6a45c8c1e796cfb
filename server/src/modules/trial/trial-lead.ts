import { invariant } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { lockOrder, type OrderRow } from '../order/order.repository.ts';
import { finishPacking } from '../packing/pack-order.service.ts';
import { parcelsOfOrder } from '../parcel/parcel.repository.ts';
import { carriageOf, shipParcel } from '../parcel/parcel.service.ts';
import { grantRefund, sendGranted } from '../payment/refund.service.ts';
import { beginPrint, cancelForCustomer, holdOrder } from '../print-shop/print-shop.service.ts';
import { made } from './made.ts';
import type { TrialEnd } from './trial-ends.ts';

/** Looks like a carrier's, and is nobody's: no carrier gives numbers that begin with four zeros. */
const trackingNumber = (parcel: string): string => {
  const read = Number.parseInt(Buffer.from(parcel).toString('hex').slice(-12), 16);
  return `0000${String(read % 100_000_000).padStart(8, '0')}`;
};

async function ship(tx: Transaction, context: TransactionContext, order: OrderRow): Promise<void> {
  const { isTracked } = carriageOf(context, order);
  made(await finishPacking(tx, context, order.number));
  for (const { number } of await parcelsOfOrder(tx, order.code))
    made(
      await shipParcel(tx, context, number, { trackingNumber: isTracked ? trackingNumber(number) : null }),
    );
}

/** Grants a refund of a part of an order's money, and sends it with `isSent`. */
async function giveBack(
  tx: Transaction,
  context: TransactionContext,
  code: string,
  { isSent }: { isSent: boolean },
): Promise<void> {
  const order = await lockOrder(tx, code);
  invariant(order, 'An order that has left is found.');
  const grant = { amountYen: 200, reason: '角の折れ', grantedBy: 'trial' };
  const refund = await grantRefund(tx, context, order, grant);
  invariant(refund, 'A trial order costs more than its refund.');
  if (isSent) await sendGranted(tx, context, order, { refundCode: refund, sentBy: 'trial' });
}

type Way = {
  readonly end: TrialEnd;
  /** Lets time pass, in hours. */
  readonly wait: (hours: number) => void;
};

/** What the shop does with a paid order, as far as it is to come. */
export async function advanceOrder(context: Context, order: OrderRow, { end, wait }: Way): Promise<void> {
  const { db } = context;
  const { number, code } = order;
  if (end === 'paid') return;
  wait(1);
  if (end === 'held')
    return void made(await db.transaction((tx) => holdOrder(tx, context, number, '宛名を確認中です')));
  if (end === 'cancelled' || end === 'refunding')
    return void made(await db.transaction((tx) => cancelForCustomer(tx, context, number)));
  wait(20);
  const printing = made(await db.transaction((tx) => beginPrint(tx, context, number)));
  if (end === 'in_print') return;
  wait(24);
  await db.transaction((tx) => ship(tx, context, printing));
  if (end === 'shipped') return;
  wait(30);
  const isSent = end === 'part-refunded';
  await db.transaction((tx) => giveBack(tx, context, code, { isSent }));
}
