import { isPaidAtTill, PAYMENT_TYPES } from '@fumi/domain';
import type { Slip } from '../../adapters/payment.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or } from '../../db/drizzle.ts';
import { isAfter } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { payment, paymentNotice } from '../../db/tables/payment.ts';
import type { OrderRow } from '../order/order.repository.ts';

export type PaymentRow = typeof payment.$inferSelect;

export const insertPayment = async (
  db: Database | Transaction,
  row: typeof payment.$inferInsert,
): Promise<void> => {
  await db.insert(payment).values(row);
};

export const noteRef = async (
  db: Database | Transaction,
  code: string,
  providerRef: string,
): Promise<void> => {
  await db.update(payment).set({ providerRef }).where(eq(payment.code, code));
};

export const settlePayment = async (
  tx: Transaction,
  code: string,
  state: PaymentRow['state'],
  settledAt: Date,
): Promise<void> => {
  const noSlip = { slipUrl: null, slipExpiresAt: null };
  await tx
    .update(payment)
    .set({ state, settledAt, ...noSlip })
    .where(eq(payment.code, code));
};

/** Notes where the provider shows the number for a till. */
export const noteSlip = async (tx: Transaction, code: string, { url, expiresAt }: Slip): Promise<void> => {
  await tx.update(payment).set({ slipUrl: url, slipExpiresAt: expiresAt }).where(eq(payment.code, code));
};

/** Notes when a provider had taken the money. */
export const noteTaken = async (tx: Transaction, code: string, takenAt: Date): Promise<void> => {
  await tx.update(payment).set({ takenAt }).where(eq(payment.code, code));
};

export async function findPayment(db: Database | Transaction, code: string): Promise<PaymentRow | null> {
  const rows = await db.select().from(payment).where(eq(payment.code, code));
  return rows[0] ?? null;
}

export async function findPaymentByRef(
  db: Database | Transaction,
  provider: string,
  ref: string,
): Promise<PaymentRow | null> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.providerRef, ref)));
  return rows[0] ?? null;
}

const ofOrder = prepared(['orderCode'], (db, { orderCode }) =>
  db.select().from(payment).where(eq(payment.orderCode, orderCode)).orderBy(payment.createdAt),
);

export const paymentsOfOrder = (db: Database | Transaction, orderCode: string): Promise<PaymentRow[]> =>
  ofOrder(db, { orderCode });

/**
 * The payment that paid an order. What came late or twice was taken as well, and went back without being a sale: it is
 * on no receipt.
 */
export function salePayment(payments: readonly PaymentRow[], paidAt: Date | null): PaymentRow | null {
  // Used where no payment is `succeeded`, as its money goes back: the last one taken by the time the order was paid.
  const atMs = ({ takenAt }: PaymentRow) =>
    takenAt !== null && paidAt !== null && takenAt <= paidAt ? takenAt.getTime() : 0;
  const last = payments.filter((each) => atMs(each) > 0).toSorted((a, b) => atMs(b) - atMs(a))[0];
  return payments.find(({ state }) => state === 'succeeded') ?? last ?? null;
}

export async function findOpenPayment(
  db: Database | Transaction,
  orderCode: string,
): Promise<PaymentRow | null> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.orderCode, orderCode), eq(payment.state, 'open')));
  return rows[0] ?? null;
}

export const AT_A_TILL = PAYMENT_TYPES.filter(isPaidAtTill);

/** Whether a number is open with which an order can be paid at a till. */
export async function waitsAtTill(db: Database | Transaction, orderCode: string): Promise<boolean> {
  const open = await findOpenPayment(db, orderCode);
  return open !== null && isPaidAtTill(open.type);
}

/**
 * Whether a number for a till was given out before another attempt, for the same order or for one of the same book
 * that was cancelled: the customer may still have it.
 */
export async function hadNumberForTill(
  tx: Transaction,
  { code, bookCode, memberCode }: Pick<OrderRow, 'code' | 'bookCode' | 'memberCode'>,
  attempt: string,
): Promise<boolean> {
  const isOfBook =
    bookCode !== null && memberCode !== null
      ? and(
          eq(shopOrder.memberCode, memberCode),
          eq(shopOrder.bookCode, bookCode),
          eq(shopOrder.state, 'cancelled'),
        )
      : undefined;
  const rows = await tx
    .select({ code: payment.code })
    .from(payment)
    .innerJoin(shopOrder, eq(shopOrder.code, payment.orderCode))
    .where(
      and(
        inArray(payment.type, AT_A_TILL),
        isNotNull(payment.providerRef),
        ne(payment.code, attempt),
        // A condition for each table by itself, so that PostgreSQL uses the indexes of orders.
        or(eq(shopOrder.code, code), isOfBook),
        or(eq(payment.orderCode, code), eq(payment.state, 'cancelled')),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type Asked = {
  readonly types: readonly PaymentRow['type'][];
  readonly state: PaymentRow['state'];
  readonly since?: Date;
  readonly before: Date;
};

/**
 * Attempts in a state that began within a time, about which the provider is to be asked; the oldest first, beginning
 * behind the row `after`.
 */
export const paymentsToAsk = (
  db: Database | Transaction,
  { types, state, since, before }: Asked,
  after: PaymentRow | null,
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.state, state),
        inArray(payment.type, [...types]),
        lt(payment.createdAt, before),
        since && gt(payment.createdAt, since),
        isAfter(payment.createdAt, payment.code, after),
      ),
    )
    .orderBy(asc(payment.createdAt), asc(payment.code))
    .limit(limit);

/** True for the first time that a provider's event is seen. */
export async function noteEvent(
  db: Database | Transaction,
  row: typeof paymentNotice.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(paymentNotice).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function hasEvent(
  db: Database | Transaction,
  provider: string,
  eventId: string,
): Promise<boolean> {
  const rows = await db
    .select()
    .from(paymentNotice)
    .where(and(eq(paymentNotice.provider, provider), eq(paymentNotice.eventId, eventId)));
  return rows.length > 0;
}
