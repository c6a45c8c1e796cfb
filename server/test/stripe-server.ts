import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/*
 * The part of Stripe's API that the shop calls, over HTTP on this machine, so that the official library is tested as
 * it is: Checkout sessions, refunds, idempotency keys, signed webhooks (docs.stripe.com/api, version of the library).
 */

type Session = {
  readonly id: string;
  readonly amountTotal: number;
  readonly currency: string;
  readonly reference: string;
  readonly method: string;
  /** Whom the provider writes to about the payment, and about money that goes back. */
  readonly email: string;
  refundEmail: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  intentStatus: 'succeeded' | 'requires_action' | 'requires_payment_method' | null;
  refunds: number;
  /** Those refunds, as they are listed. */
  readonly listed: { readonly amount: number; readonly metadata: Readonly<Record<string, string>> }[];
  refundStatus: 'succeeded' | 'requires_action' | 'failed';
};

type Answer = { readonly status: number; readonly body: object };

export type Notice = 'before' | 'after' | 'twice' | 'never';
/** What a payer does on the provider's page; `slip` is a konbini payment that is paid later at the till. */
export type Outcome = 'success' | 'decline' | 'close' | 'slip';

type StripeServer = {
  readonly url: string;
  readonly session: (ref: string) => Session | undefined;
  /** The sessions that were opened under these references of the shop. */
  readonly sessionsOf: (references: readonly string[]) => Session[];
  /** Charges that were captured and not given back. */
  readonly captured: () => number;
  /** Acts as the payer; resolves with the address that the browser is sent to. */
  readonly pay: (ref: string, outcome: Outcome, notice?: Notice) => Promise<string>;
  /** The till took the money of a slip, or its days went by. */
  readonly settleSlip: (ref: string, isPaid: boolean, notice?: Notice) => Promise<void>;
  /** The customer named an account for the money of a slip, or the bank refused it. */
  readonly settleRefund: (ref: string, isDone: boolean) => Promise<void>;
  /** Somebody gives these sums back in the provider's console. */
  readonly refundInConsole: (ref: string, ...amountsYen: readonly number[]) => void;
  /** Refuses every refund with this code from now on; null: none. */
  readonly refuseRefunds: (code: string | null) => void;
  /** Idempotency keys are forgotten, as after their day. */
  readonly forgetKeys: () => void;
  /** One more notice of a session, under an id of its own. */
  readonly notifyAgain: (ref: string) => Promise<void>;
  /** Told of each call after it took effect and before it is answered, as `POST /v1/refunds`. */
  readonly beforeAnswer: (listener: (call: string) => Promise<void>) => void;
  /** Where notices go; without it none are sent. */
  readonly notifyAt: (url: string | null) => void;
  readonly close: () => Promise<void>;
};

/** Of every slip. */
export const SLIP_EXPIRES_AT_MS = Date.parse('2026-11-30T14:59:59Z');

const wire = (session: Session, url: string) => ({
  id: session.id,
  object: 'checkout.session',
  url: session.status === 'open' ? `${url}/pay/${session.id}` : null,
  status: session.status,
  payment_status: session.paymentStatus,
  amount_total: session.amountTotal,
  currency: session.currency,
  client_reference_id: session.reference,
  payment_intent:
    session.intentStatus === null
      ? null
      : {
          id: `pi_${session.id}`,
          object: 'payment_intent',
          status: session.intentStatus,
          next_action:
            session.intentStatus === 'requires_action'
              ? {
                  type: 'konbini_display_details',
                  konbini_display_details: {
                    expires_at: SLIP_EXPIRES_AT_MS / 1000,
                    hosted_voucher_url: `${url}/voucher/${session.id}`,
                  },
                }
              : null,
          latest_charge: {
            id: `ch_${session.id}`,
            object: 'charge',
            refunded: session.refunds > 0 && session.refundStatus === 'succeeded',
          },
        },
});

const wireRefund = (session: Session, at = 0) => ({
  id: at === 0 ? `re_${session.id}` : `re_${session.id}_${at}`,
  object: 'refund',
  status: session.refundStatus,
  ...session.listed[at],
});

const refused = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, code } },
});

/** Answers of the same key are repeated; another request under it is refused, as Stripe does. */
function remembering(answer: (path: string, form: URLSearchParams) => Answer) {
  const known = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const answerOnce = (path: string, body: string, key: string | undefined): Answer => {
    const request = `${path}\n${body}`;
    const first = key === undefined ? undefined : known.get(key);
    if (first && first.request !== request)
      return refused(400, 'idempotency_error', 'Keys for idempotent requests can only be used once.');
    if (first) return first.answer;
    const fresh = answer(path, new URLSearchParams(body));
    if (key !== undefined) known.set(key, { request, answer: fresh });
    return fresh;
  };
  return { answerOnce, forgetKeys: () => known.clear() };
}

const PAGE = (id: string) => `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Checkout</title>
<main><h1>Checkout</h1><form method="post" action="/pay/${id}">
${(['success', 'decline', 'close', 'slip'] as const)
  .map((outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`)
  .join('')}</form></main></html>`;

/** Starts the server on a free port. `secretKey` is asked of every call, `webhookSecret` signs the notices. */
export async function startStripeServer(secrets: {
  readonly secretKey: string;
  readonly webhookSecret: string;
}): Promise<StripeServer> {
  const sessions = new Map<string, Session>();
  let url = '';
  let noticeUrl: string | null = null;
  let refusal: string | null = null;
  let listener: (call: string) => Promise<void> = async () => {};

  const create = (form: URLSearchParams): Answer => {
    const field = (name: string): string => form.get(name) ?? '';
    const session: Session = {
      id: `cs_test_${randomBytes(12).toString('hex')}`,
      amountTotal:
        Number(field('line_items[0][price_data][unit_amount]')) * Number(field('line_items[0][quantity]')),
      currency: field('line_items[0][price_data][currency]'),
      reference: field('client_reference_id'),
      method: field('allowed_payment_method_types[0]'),
      email: field('customer_email'),
      refundEmail: null,
      successUrl: field('success_url'),
      cancelUrl: field('cancel_url'),
      status: 'open',
      paymentStatus: 'unpaid',
      intentStatus: null,
      refunds: 0,
      listed: [],
      refundStatus: 'succeeded',
    };
    sessions.set(session.id, session);
    return { status: 200, body: wire(session, url) };
  };
  const expire = (session: Session): Answer => {
    if (session.status !== 'open') return refused(400, 'invalid_request_error', 'Only open sessions expire.');
    session.status = 'expired';
    return { status: 200, body: wire(session, url) };
  };
  const refund = (form: URLSearchParams): Answer => {
    const session = sessions.get((form.get('payment_intent') ?? '').replace('pi_', ''));
    if (session?.paymentStatus !== 'paid')
      return refused(400, 'invalid_request_error', 'Nothing was charged.');
    session.refundEmail = form.get('instructions_email');
    if (refusal !== null) return refused(400, 'invalid_request_error', 'Refused.', refusal);
    if (session.refunds > 0)
      return refused(400, 'invalid_request_error', 'Refunded already.', 'charge_already_refunded');
    if (Number(form.get('amount')) !== session.amountTotal)
      return refused(400, 'invalid_request_error', 'Another amount was charged.');
    session.refunds += 1;
    const metadata = { refund_code: form.get('metadata[refund_code]') ?? '' };
    session.listed.push({ amount: session.amountTotal, metadata });
    // https://docs.stripe.com/payments/konbini: the customer is asked by mail for a bank account.
    if (session.method === 'konbini') session.refundStatus = 'requires_action';
    return { status: 200, body: wireRefund(session) };
  };
  const { answerOnce: post, forgetKeys } = remembering((path, form) => {
    if (path === '/v1/checkout/sessions') return create(form);
    if (path === '/v1/refunds') return refund(form);
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1] ?? '');
    return session ? expire(session) : refused(404, 'invalid_request_error', 'No such thing.');
  });
  const get = (path: string, query: URLSearchParams): Answer => {
    if (path === '/v1/refunds') {
      const session = sessions.get((query.get('payment_intent') ?? '').replace('pi_', ''));
      const data = session?.listed.map((_, at) => wireRefund(session, at)) ?? [];
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
    }
    const refunded = sessions.get(/^\/v1\/refunds\/re_(\w+)$/.exec(path)?.[1] ?? '');
    if (refunded) return { status: 200, body: wireRefund(refunded) };
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1] ?? '');
    return session
      ? { status: 200, body: wire(session, url) }
      : refused(404, 'invalid_request_error', 'No such session.');
  };

  /** One event; sent twice it keeps its id, as retries of Stripe do. */
  const notify = async (object: object, type: string, times: number): Promise<void> => {
    if (noticeUrl === null) return;
    const payload = JSON.stringify({
      id: `evt_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type,
      data: { object },
    });
    const { webhookSecret: secret } = secrets;
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    for (let time = 0; time < times; time += 1)
      await fetch(noticeUrl, { method: 'POST', headers, body: payload });
  };
  const tell = (session: Session, notice: Notice, type = 'checkout.session.completed'): Promise<void> =>
    notify(wire(session, url), type, notice === 'twice' ? 2 : notice === 'never' ? 0 : 1);

  const sessionOf = (ref: string): Session => {
    const session = sessions.get(ref);
    if (!session) throw new Error('The payer has no such page.');
    return session;
  };
  const pay: StripeServer['pay'] = async (ref, outcome, notice = 'before') => {
    const session = sessionOf(ref);
    if (session.status !== 'open' || outcome === 'close' || outcome === 'decline') return session.cancelUrl;
    session.status = 'complete';
    session.paymentStatus = outcome === 'success' ? 'paid' : 'unpaid';
    session.intentStatus = outcome === 'success' ? 'succeeded' : 'requires_action';
    if (notice === 'after') setTimeout(() => void tell(session, notice), 50);
    else await tell(session, notice);
    return session.successUrl;
  };

  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.invalid');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const page = /^\/pay\/(\w+)$/.exec(pathname)?.[1];
    if (page && request.method === 'GET')
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE(page));
    if (page) {
      const form = new URLSearchParams(body);
      const location = await pay(page, (form.get('outcome') ?? 'close') as Outcome);
      return void response.writeHead(303, { location }).end();
    }
    const key = request.headers['idempotency-key'];
    const isKnown = request.headers.authorization === `Bearer ${secrets.secretKey}`;
    const answer = !isKnown
      ? refused(401, 'invalid_request_error', 'Invalid API Key provided.')
      : request.method === 'GET'
        ? get(pathname, searchParams)
        : post(pathname, body, typeof key === 'string' ? key : undefined);
    await listener(`${request.method} ${pathname}`);
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    session: (ref) => sessions.get(ref),
    sessionsOf: (references) =>
      [...sessions.values()].filter(({ reference }) => references.includes(reference)),
    captured: () =>
      [...sessions.values()].filter(({ paymentStatus, refunds }) => paymentStatus === 'paid' && refunds === 0)
        .length,
    pay,
    settleSlip: async (ref, isPaid, notice = 'before') => {
      const session = sessionOf(ref);
      session.paymentStatus = isPaid ? 'paid' : 'unpaid';
      session.intentStatus = isPaid ? 'succeeded' : 'requires_payment_method';
      await tell(session, notice, `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`);
    },
    settleRefund: async (ref, isDone) => {
      const session = sessionOf(ref);
      session.refundStatus = isDone ? 'succeeded' : 'failed';
      await notify(wireRefund(session), 'refund.updated', 1);
    },
    refundInConsole: (ref, ...amountsYen) => {
      const session = sessionOf(ref);
      session.refunds += amountsYen.length;
      session.listed.push(...amountsYen.map((amount) => ({ amount, metadata: {} })));
    },
    refuseRefunds: (code) => {
      refusal = code;
    },
    forgetKeys,
    notifyAgain: (ref) => tell(sessionOf(ref), 'before'),
    beforeAnswer: (to) => {
      listener = to;
    },
    notifyAt: (to) => {
      noticeUrl = to;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
