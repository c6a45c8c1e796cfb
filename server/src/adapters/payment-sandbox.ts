import { createHmac, timingSafeEqual } from 'node:crypto';
import { isPaidAtTill } from '@fumi/domain';
import type { Database } from '../db/database.ts';
import {
  findSandboxPayment,
  moveSandboxPayment,
  openSandboxPayment,
  type SandboxRow,
} from '../modules/payment/sandbox-payment.repository.ts';
import { newCode } from '../random.ts';
import type { Charge, Notice, PaymentProvider, RefundState, Slip } from './payment.ts';

/** Signs the sandbox's notices as a provider's secret would. Not secret itself: no real money is behind the sandbox. */
const NOTICE_KEY = 'fumi-sandbox';

export const signSandboxNotice = (rawBody: string | Buffer): string =>
  createHmac('sha256', NOTICE_KEY).update(rawBody).digest('hex');

function isSigned(rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(signSandboxNotice(rawBody));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** What the row of a payment says of the payment, and of its refund once that was asked for. */
const STATES: Readonly<Record<SandboxRow['state'], readonly [Charge['state'], RefundState | null]>> = {
  open: ['open', null],
  succeeded: ['succeeded', null],
  failed: ['failed', null],
  cancelled: ['cancelled', null],
  refund_waiting: ['succeeded', 'waiting'],
  refund_failed: ['succeeded', 'failed'],
  refunded: ['refunded', 'done'],
};

/** The refs of partial refunds begin with it. */
const PART = 'part-';

function knownRow<Row>(row: Row | null): Row {
  if (row === null) throw new Error('The sandbox knows no such payment.');
  return row;
}

function refundStateOf(row: SandboxRow | null): RefundState {
  const state = STATES[knownRow(row).state][1];
  if (state === null) throw new Error('The sandbox was not asked to give this money back, or never had it.');
  return state;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The sandbox's page stands in for the number of a slip, and takes the money as a till would. */
const slipOf = ({ ref, type, state, createdAt }: SandboxRow, baseUrl: string): Slip | null =>
  isPaidAtTill(type) && state === 'open'
    ? { url: `${baseUrl}/sandbox/pay/${ref}`, expiresAt: new Date(createdAt.getTime() + 3 * DAY_MS) }
    : null;

/** A payment provider that lives in the shop's own database and has a page of its own under /sandbox/pay/. */
export const openSandboxPayments = (
  db: Database,
  { baseUrl, nowMs }: { readonly baseUrl: string; readonly nowMs: () => number },
): PaymentProvider => ({
  name: 'sandbox',
  lifetimeMs: { card: HOUR_MS, carrier: HOUR_MS, convenience: 4 * DAY_MS },
  begin: async ({ code, ...attempt }) => {
    const row = await openSandboxPayment(db, {
      ref: newCode(),
      attemptCode: code,
      title: attempt.title,
      type: attempt.type,
      amountYen: attempt.amountYen,
      state: 'open',
      returnOkUrl: attempt.returnOkUrl,
      returnNgUrl: attempt.returnNgUrl,
      createdAt: new Date(nowMs()),
    });
    return { ref: row.ref, url: `${baseUrl}/sandbox/pay/${row.ref}` };
  },
  ask: async (ref) => {
    const row = knownRow(await findSandboxPayment(db, ref));
    const { amountYen, attemptCode } = row;
    const slip = slipOf(row, baseUrl);
    return { state: STATES[row.state][0], amountYen, currency: 'JPY', attemptCode, slip };
  },
  cancel: async (ref) => {
    await moveSandboxPayment(db, ref, 'open', 'cancelled');
  },
  refund: async ({ code, paymentRef, amountYen }) => {
    const row = knownRow(await findSandboxPayment(db, paymentRef));
    // The sandbox keeps no record of partial refunds: each is done as soon as it is asked for.
    if (amountYen < row.amountYen) return { ref: `${PART}${code}`, state: 'done' };
    // As in real life, what was paid at a till goes to a bank account that only the customer can name.
    const to = isPaidAtTill(row.type) ? 'refund_waiting' : 'refunded';
    await moveSandboxPayment(db, paymentRef, 'succeeded', to);
    return { ref: paymentRef, state: refundStateOf(await findSandboxPayment(db, paymentRef)) };
  },
  askRefund: async (refundRef) =>
    refundRef.startsWith(PART) ? 'done' : refundStateOf(await findSandboxPayment(db, refundRef)),
  readNotice: async ({ headers, rawBody }) => {
    if (!isSigned(rawBody, headers['x-sandbox-signature'])) return null;
    return JSON.parse(rawBody.toString('utf8')) as Notice;
  },
});
