import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, inArray, lt, sql } from '../../db/drizzle.ts';
import { isAfter } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import { payment, refund } from '../../db/tables/payment.ts';
import { type PaymentRow, paymentsOfOrder, salePayment } from './payment.repository.ts';

export type RefundRow = typeof refund.$inferSelect;

/**
 * Of a refund and its payment: whether its money is still to be given back by hand. The provider could not, the sum is
 * left of what was paid, and since it failed no refund of at least that sum was sent in its place. One that is
 * granted and not sent is left out, as it may be withdrawn; `leftOf` counts it, so that nothing is granted twice.
 */
export const isOwed = sql<boolean>`(refund.state = 'failed'
  and refund.amount_yen <= payment.amount_yen - (select coalesce(sum(other.amount_yen), 0) from refund other
    where other.payment_code = refund.payment_code and other.state in ('asked', 'waiting', 'done'))
  and not exists (select from refund later
    where later.payment_code = refund.payment_code and later.state not in ('granted', 'withdrawn')
    and later.created_at > refund.settled_at and later.amount_yen >= refund.amount_yen))`;

export type OrderRefund = RefundRow & { readonly isOwed: boolean };

export const insertRefund = async (tx: Transaction, row: typeof refund.$inferInsert): Promise<void> => {
  await tx.insert(refund).values(row);
};

export async function findRefund(db: Database | Transaction, code: string): Promise<RefundRow | null> {
  const rows = await db.select().from(refund).where(eq(refund.code, code));
  return rows[0] ?? null;
}

export async function findRefundByRef(
  db: Database | Transaction,
  provider: string,
  ref: string,
): Promise<RefundRow | null> {
  const rows = await db
    .select({ refund })
    .from(refund)
    .innerJoin(payment, eq(payment.code, refund.paymentCode))
    .where(and(eq(payment.provider, provider), eq(refund.providerRef, ref)));
  return rows[0]?.refund ?? null;
}

export const updateRefund = async (
  tx: Transaction,
  code: string,
  changes: Partial<Pick<RefundRow, 'providerRef' | 'state' | 'settledAt' | 'paidBy'>>,
): Promise<void> => {
  await tx.update(refund).set(changes).where(eq(refund.code, code));
};

const ofOrder = prepared(['orderCode'], (db, { orderCode }) =>
  db
    .select({ refund, isOwed })
    .from(refund)
    .innerJoin(payment, eq(payment.code, refund.paymentCode))
    .where(eq(payment.orderCode, orderCode))
    .orderBy(asc(refund.createdAt)),
);

/** Everything of an order's payments that went back, or is to, the oldest first. */
export async function refundsOfOrder(db: Database | Transaction, orderCode: string): Promise<OrderRefund[]> {
  const rows = await ofOrder(db, { orderCode });
  return rows.map((row) => ({ ...row.refund, isOwed: row.isOwed }));
}

type Paid = { readonly code: string; readonly paidAt: Date | null };

/**
 * Finished refunds of the payment that paid an order, the oldest first; refunds of money that came
 * late or twice are left out. Reads the order's refunds unless they are passed.
 */
export async function moneyBackOf(
  db: Database | Transaction,
  { code, paidAt }: Paid,
  known?: readonly RefundRow[],
): Promise<{ at: string; amountYen: number; byHand: boolean }[]> {
  const refunds = known ?? (await refundsOfOrder(db, code));
  // Nearly every order has none.
  if (refunds.length === 0) return [];
  const sale = salePayment(await paymentsOfOrder(db, code), paidAt);
  return refunds.flatMap(({ paymentCode, state, settledAt, amountYen, paidBy }) =>
    paymentCode === sale?.code && state === 'done' && settledAt !== null
      ? [{ at: settledAt.toISOString(), amountYen, byHand: paidBy !== '' }]
      : [],
  );
}

type OpenRefund = {
  readonly amountYen: number;
  readonly paymentType: PaymentRow['type'];
  readonly state: 'asked' | 'waiting' | 'failed';
};

/**
 * An order's refunds that were sent and are not back yet, also those of money that came late or
 * twice.
 */
export function openRefundsIn(
  refunds: readonly OrderRefund[],
  payments: readonly PaymentRow[],
): OpenRefund[] {
  return refunds.flatMap(({ paymentCode, state, amountYen, isOwed }) => {
    const paid = payments.find((payment) => payment.code === paymentCode);
    if (!paid || !(state === 'asked' || state === 'waiting' || (state === 'failed' && isOwed))) return [];
    return [{ amountYen, paymentType: paid.type, state }];
  });
}

/** Moves a refund that was granted and not sent; false where it is no longer in that state. */
export async function moveGranted(
  tx: Transaction,
  code: string,
  state: 'asked' | 'withdrawn',
): Promise<boolean> {
  const rows = await tx
    .update(refund)
    .set({ state })
    .where(and(eq(refund.code, code), eq(refund.state, 'granted')))
    .returning({ code: refund.code });
  return rows.length > 0;
}

/** Refunds that the provider, or the customer, has not finished, and that are not brand new. */
export const unsettledRefunds = (
  db: Database,
  before: Date,
  after: RefundRow | null,
  limit: number,
): Promise<RefundRow[]> =>
  db
    .select()
    .from(refund)
    .where(
      and(
        inArray(refund.state, ['asked', 'waiting']),
        lt(refund.createdAt, before),
        isAfter(refund.createdAt, refund.code, after),
      ),
    )
    .orderBy(asc(refund.createdAt), asc(refund.code))
    .limit(limit);
