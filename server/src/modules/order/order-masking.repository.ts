import { EMPTY_DELIVERY_ADDRESS } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from '../../db/drizzle.ts';
import { inquiry } from '../../db/tables/inquiry.ts';
import { orderDestination, orderNote, shopOrder } from '../../db/tables/order.ts';
import { parcel } from '../../db/tables/parcel.ts';
import { payment, refund } from '../../db/tables/payment.ts';
import { reprint } from '../../db/tables/print-run.ts';

const endedBefore = (before: Date) =>
  lt(sql`coalesce(${shopOrder.shippedAt}, ${shopOrder.endedAt})`, before.toISOString());

/**
 * Masks up to `limit` orders that ended before an instant: addresses, parcel labels, tracking numbers, notes and reasons
 * are emptied, and of the customer only the name stays, for the receipt. One about which an inquiry waits is left, for
 * cards that are sent again. Returns how many orders were masked.
 */
export async function maskOrdersEndedBefore(tx: Transaction, before: Date, limit: number): Promise<number> {
  const asking = tx
    .select({ code: inquiry.code })
    .from(inquiry)
    .where(and(eq(inquiry.orderCode, shopOrder.code), isNull(inquiry.settledAt)));
  const rows = await tx
    .select({ code: shopOrder.code })
    .from(shopOrder)
    .where(and(endedBefore(before), sql`${shopOrder.customer} ->> 'zip' <> ''`, notExists(asking)))
    .limit(limit);
  const codes = rows.map(({ code }) => code);
  if (codes.length === 0) return 0;
  await tx
    .update(parcel)
    .set({ label: null, trackingNumber: null })
    .where(
      and(inArray(parcel.orderCode, codes), or(isNotNull(parcel.label), isNotNull(parcel.trackingNumber))),
    );
  await tx
    .update(orderDestination)
    .set({ address: EMPTY_DELIVERY_ADDRESS })
    .where(inArray(orderDestination.orderCode, codes));
  await tx.update(orderNote).set({ words: '' }).where(inArray(orderNote.orderCode, codes));
  await tx.update(reprint).set({ reason: '' }).where(inArray(reprint.orderCode, codes));
  const payments = tx.select({ code: payment.code }).from(payment).where(inArray(payment.orderCode, codes));
  await tx.update(refund).set({ reason: '' }).where(inArray(refund.paymentCode, payments));
  const { name: _, ...rest } = { ...EMPTY_DELIVERY_ADDRESS, birthday: '', email: '' };
  await tx
    .update(shopOrder)
    .set({
      customer: sql`${shopOrder.customer} || ${JSON.stringify(rest)}::jsonb`,
      holdReason: null,
    })
    .where(inArray(shopOrder.code, codes));
  return codes.length;
}

/**
 * Empties the buyers' names, the last that is kept of them, when the accounts no longer need them.
 */
export const forgetBuyersBefore = async (db: Database | Transaction, before: Date): Promise<void> => {
  await db
    .update(shopOrder)
    .set({ customer: sql`${shopOrder.customer} || '{"name": ""}'::jsonb` })
    .where(and(lt(shopOrder.createdAt, before), sql`${shopOrder.customer} ->> 'name' <> ''`));
};
