import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import {
  findSandboxPayment,
  moveSandboxPayment,
  openSandboxPayment,
} from '../modules/payment/sandbox-payment.repository.ts';
import { newCode } from '../random.ts';
import type { PaymentProvider } from './payment.ts';

/** No secret: the sandbox never runs in production. It is here so that forged notices can be told from real ones. */
const NOTICE_KEY = 'fumi-sandbox';

export const signSandboxNotice = (rawBody: string | Buffer): string =>
  createHmac('sha256', NOTICE_KEY).update(rawBody).digest('hex');

function isSigned(rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(signSandboxNotice(rawBody));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A payment provider that lives in the shop's own database and has a page of its own under /sandbox/pay/. */
export const openSandboxPayments = (
  db: Database,
  { baseUrl, nowMs }: { readonly baseUrl: string; readonly nowMs: () => number },
): PaymentProvider => ({
  name: 'sandbox',
  types: ['card', 'convenience', 'carrier'],
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
    const row = await findSandboxPayment(db, ref);
    if (!row) throw new Error('The sandbox knows no such payment.');
    return { state: row.state, amountYen: row.amountYen, currency: 'JPY', attemptCode: row.attemptCode };
  },
  cancel: async (ref) => {
    await moveSandboxPayment(db, ref, 'open', 'cancelled');
  },
  refund: async (ref) => {
    await moveSandboxPayment(db, ref, 'succeeded', 'refunded');
  },
  readNotice: async ({ headers, rawBody }) => {
    if (!isSigned(rawBody, headers['x-sandbox-signature'])) return null;
    const notice: { id: string; ref: string } = JSON.parse(rawBody.toString('utf8'));
    return { eventId: notice.id, ref: notice.ref };
  },
});
