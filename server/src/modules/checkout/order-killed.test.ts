import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isOver } from '@fumi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_NOW_MS } from '../../../test/harness.ts';
import { type RunningServer, startServer, survivingBrowser } from '../../../test/killed-server.ts';
import { finishedBook, orderBody } from '../../../test/order-making.ts';
import { signUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { startStripeServer } from '../../../test/stripe-server.ts';
import { testClient } from '../../../test/test-client.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { type Context, openContext } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { createLog } from '../../log.ts';
import { reconcilePayments } from '../payment/payment-reconcile.service.ts';

/*
 * The shop is a process that is killed in the middle of its work; the provider is another that lives on. By
 * its ledger every charge belongs to a paid order or was refunded, and nothing was charged twice.
 */

const DAY_MS = 86_400_000;

const secrets = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };
const stripe = await startStripeServer(secrets);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-killed-'));
const environment = {
  PAYMENT: 'stripe',
  STRIPE_SECRET_KEY: secrets.secretKey,
  STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
  STRIPE_API_URL: stripe.url,
};

/** Works on the data of a shop that is stopped, as if it were started again a day later. */
async function withData<Answer>(work: (context: Context) => Promise<Answer>): Promise<Answer> {
  const nowMs = () => TEST_NOW_MS + DAY_MS;
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...environment });
  const context = await openContext(config, { clock: { nowMs }, log: createLog(() => {}, nowMs) });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

const member = await withData(async (context) => {
  const app = await buildApp(context);
  const signedUp = await signUp(testClient(app), context);
  const books: string[] = [];
  while (books.length < 12) books.push(await finishedBook(context, signedUp.member.code));
  await app.close();
  return { email: signedUp.email, password: signedUp.password, books };
});

let server: RunningServer;
async function start(): Promise<void> {
  server = await startServer(dataDir, environment);
  stripe.notifyAt(`${server.origin}/api/payment/notification/stripe`);
}
await start();
afterAll(async () => {
  await server.kill();
  await stripe.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const client = survivingBrowser(() => server);
const signedIn = await client.memberLogin({
  body: { userName: member.email, password: member.password, rememberMe: true },
});
if (!signedIn.ok) throw new Error(JSON.stringify(signedIn.error));

/** Kills the shop while it is at work on a call. */
async function killDuring(call: Promise<unknown>): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await server.kill();
  await call;
}

/** Kills the shop when the provider has done what it was asked and is about to say so. */
function killBeforeAnswer(to: RegExp): Promise<void> {
  return new Promise((resolve) => {
    stripe.beforeAnswer(async (call) => {
      if (!to.test(call)) return;
      stripe.beforeAnswer(async () => {});
      await server.kill();
      resolve();
    });
  });
}

const BEGIN = /^POST \/v1\/checkout\/sessions$/;
const ask = (ref: string) => new RegExp(`^GET /v1/checkout/sessions/${ref}`);
const REFUND = /^POST \/v1\/refunds$/;

const createOnce = (bookCode: string) => client.orderCreate({ body: orderBody(bookCode) });

async function anOrder(): Promise<string> {
  const created = await createOnce(member.books.pop() ?? '');
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value.code;
}

const payOnce = (code: string) =>
  client.orderPayment({ body: { code, paymentType: 'card', returnOkUrl: '/ok', returnNgUrl: '/ng' } });

async function pageToPay(code: string): Promise<string> {
  const started = await payOnce(code);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value.url.split('/').at(-1) ?? '';
}

async function aPaidOrder() {
  const code = await anOrder();
  const ref = await pageToPay(code);
  await stripe.pay(ref, 'success');
  return { code, ref };
}

const confirm = async (code: string) => {
  const answer = await client.orderPaymentConfirm({ body: { code } });
  return answer.ok ? answer.value.status : answer.error;
};

type Ledger = {
  readonly state: string;
  readonly paidMails: number;
  readonly refundedMails: number;
  /** At the provider: charges of this order that stand, and refunds. */
  readonly charges: number;
  readonly refunds: number;
};

async function ledgerOf(context: Context, code: string): Promise<Ledger> {
  const [order] = await rowsOf(context, sql`select state from shop_order where code = ${code}`);
  const mails = await rowsOf(
    context,
    sql`select kind from mail_outbox where text like ${`%${code}%`} and kind in ('order-paid', 'order-refunded')`,
  );
  const attempts = await rowsOf(context, sql`select code from payment where order_code = ${code}`);
  const sessions = stripe.sessionsOf(attempts.map((row) => String(row.code)));
  const ofKind = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  return {
    state: String(order?.state),
    paidMails: ofKind('order-paid'),
    refundedMails: ofKind('order-refunded'),
    charges: sessions.filter(({ paymentStatus, refunds }) => paymentStatus === 'paid' && refunds === 0)
      .length,
    refunds: sessions.reduce((sum, { refunds }) => sum + refunds, 0),
  };
}

const PAID: Ledger = { state: 'paid', paidMails: 1, refundedMails: 0, charges: 1, refunds: 0 };
const REFUNDED: Ledger = { state: 'refunded', paidMails: 1, refundedMails: 1, charges: 0, refunds: 1 };
const WAITING: Ledger = { ...PAID, state: 'draft', paidMails: 0, charges: 0 };

type Story = { readonly name: string; readonly expected: Ledger; readonly tell: () => Promise<string> };
const stories: Story[] = [];
/** A story about one order: `tell` returns its code, and leaves the shop running, with jobs that may wait. */
const story = (name: string, expected: Ledger, tell: Story['tell']) => stories.push({ name, expected, tell });

story('killed while an order is created: the same call again leaves one order', PAID, async () => {
  const bookCode = member.books.pop() ?? '';
  await killDuring(createOnce(bookCode));
  await start();
  const created = await createOnce(bookCode);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const listed = await client.orderList({ query: { page: 1 } });
  const live =
    listed.ok && listed.value.orders.filter((order) => order.bookCode === bookCode && !isOver(order.state));
  expect(live).toMatchObject([{ code: created.value.code }]);
  await stripe.pay(await pageToPay(created.value.code), 'success');
  return created.value.code;
});

story('killed while a payment begins: paying again charges once', PAID, async () => {
  const code = await anOrder();
  const killed = killBeforeAnswer(BEGIN);
  await Promise.all([payOnce(code), killed]);
  await start();
  await stripe.pay(await pageToPay(code), 'success');
  return code;
});

story('killed while a payment begins, and nobody comes back: the order waits, unpaid', WAITING, async () => {
  const code = await anOrder();
  const killed = killBeforeAnswer(BEGIN);
  await Promise.all([payOnce(code), killed]);
  await start();
  return code;
});

story('killed after the provider charged, no notice, no return: the order is paid', PAID, async () => {
  const code = await anOrder();
  const ref = await pageToPay(code);
  await server.kill();
  await stripe.pay(ref, 'success', 'never');
  await start();
  return code;
});

story('killed while the notice is read: its repetition and the return pay once', PAID, async () => {
  const code = await anOrder();
  const ref = await pageToPay(code);
  const killed = killBeforeAnswer(ask(ref));
  await Promise.all([stripe.pay(ref, 'success').catch(() => {}), killed]);
  await start();
  await Promise.all([stripe.notifyAgain(ref), confirm(code)]);
  expect(await confirm(code)).toBe('paid');
  return code;
});

story('killed while the return is confirmed: confirming again says paid, once', PAID, async () => {
  const code = await anOrder();
  const ref = await pageToPay(code);
  await stripe.pay(ref, 'success', 'never');
  const killed = killBeforeAnswer(ask(ref));
  await Promise.all([confirm(code), killed]);
  await start();
  expect(await confirm(code)).toBe('paid');
  return code;
});

story('killed while the provider gives money back: it goes back once', REFUNDED, async () => {
  const { code, ref } = await aPaidOrder();
  const killed = killBeforeAnswer(REFUND);
  await Promise.all([client.orderCancel({ body: { orderCode: code } }), killed]);
  expect(stripe.session(ref)?.refunds).toBe(1);
  await start();
  return code;
});

story('killed while a paid order is cancelled: cancelling again refunds it once', REFUNDED, async () => {
  const { code } = await aPaidOrder();
  await killDuring(client.orderCancel({ body: { orderCode: code } }));
  await start();
  await client.orderCancel({ body: { orderCode: code } });
  return code;
});

/** The ledger of each story, after all payments were reconciled and all waiting jobs were run. */
const ledgers = new Map<string, Ledger>();
beforeAll(async () => {
  const codes = new Map<string, string>();
  for (const { name, tell } of stories) codes.set(name, await tell());
  await server.kill();
  await withData(async (context) => {
    await reconcilePayments(context);
    await context.jobs.drain(jobHandlers(context));
    await reconcilePayments(context);
    for (const [name, code] of codes) ledgers.set(name, await ledgerOf(context, code));
  });
}, 600_000);

test.each(stories)('$name', ({ name, expected }) => {
  expect(ledgers.get(name)).toEqual(expected);
});
