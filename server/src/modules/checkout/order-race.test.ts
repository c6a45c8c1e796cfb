import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, hanako, orderBody, orderedBook, stateOf } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { startStripeServer } from '../../../test/stripe-server.ts';
import { paymentsOf } from '../../adapters/payment.ts';
import { openStripePayments } from '../../adapters/payment-stripe.ts';
import type { Context } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { newCode } from '../../random.ts';
import { insertCampaign, insertTickets } from '../campaign/campaign.repository.ts';
import { ticketHashOf } from '../campaign/campaign.service.ts';
import { ordersInState } from '../order/order.repository.ts';
import { beginPayment } from '../payment/payment.service.ts';
import { reconcilePayments } from '../payment/payment-reconcile.service.ts';
import { settle } from '../payment/payment-settle.service.ts';
import { beginPrint } from '../print-shop/print-shop.service.ts';

/* Fifty callers at the same instant, on the database that the run was given, with a provider on the other side of
   HTTP that counts for itself what it has charged. */

const CALLERS = 50;

const secrets = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };
const stripe = await startStripeServer(secrets);
const shop = await testApp({
  payments: paymentsOf(openStripePayments({ ...secrets, apiUrl: stripe.url })),
});
const { context, signedUpMember, app, runJobs } = shop;
stripe.notifyAt(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/notification/stripe`);
afterAll(() => stripe.close());

const atOnce = <Answer>(call: (turn: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, turn) => call(turn)));

const wins = (answers: readonly { readonly ok: boolean }[]): number => answers.filter(({ ok }) => ok).length;

/** Fifty attempts of one member exceed the rate limit of an hour, so the races call the service behind it. */
const pay = (client: SignedUp, orderCode: string, through: Context = context) =>
  beginPayment(through, {
    orderCode,
    memberCode: client.member.code,
    type: 'card',
    returnOkUrl: `${context.config.baseUrl}/ok`,
    returnNgUrl: `${context.config.baseUrl}/ng`,
  });

type Started = Awaited<ReturnType<typeof pay>>;

const refOf = (started: Started): string => (started.ok ? (started.value.url.split('/').at(-1) ?? '') : '');

async function anOrder() {
  const client = await signedUpMember();
  return { client, code: await orderedBook(client, context) };
}

async function aPaidOrder() {
  const { client, code } = await anOrder();
  const ref = refOf(await pay(client, code));
  await stripe.pay(ref, 'success');
  return { client, code, ref };
}

const mailsAbout = async (kind: string, code: string): Promise<number> =>
  (await rowsOf(context, sql`select 1 from mail_outbox where kind = ${kind} and text like ${`%${code}%`}`))
    .length;

const paymentsIn = async (state: string, code: string): Promise<number> =>
  (await rowsOf(context, sql`select 1 from payment where state = ${state} and order_code = ${code}`)).length;

const eventsOf = async (event: string, code: string): Promise<number> =>
  (await rowsOf(context, sql`select 1 from order_event where event = ${event} and order_code = ${code}`))
    .length;

const numberOf = async (code: string): Promise<string> =>
  String((await rowsOf(context, sql`select number from shop_order where code = ${code}`))[0]?.number);

test('of fifty orders of one book one is left', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const answers = await atOnce(() => client.orderCreate({ body: orderBody(bookCode) }));
  expect(wins(answers)).toBe(CALLERS);
  const rows = await rowsOf(
    context,
    sql`select state, count(*)::int as n from shop_order where book_code = ${bookCode} group by state order by state`,
  );
  expect(rows).toEqual([
    { state: 'cancelled', n: CALLERS - 1 },
    { state: 'draft', n: 1 },
  ]);
});

test('ordering again while cancelling does not deadlock, and leaves one order at most', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const first = await client.orderCreate({ body: orderBody(bookCode) });
  const orderCode = first.ok ? first.value.code : '';
  const answers = await atOnce<{ readonly ok: boolean; readonly error?: unknown }>((turn) =>
    turn % 2 === 0
      ? client.orderCreate({ body: orderBody(bookCode) })
      : client.orderCancel({ body: { orderCode } }),
  );
  const failed = answers.filter(({ ok, error }) => !ok && (error as { status: number }).status >= 500);
  expect(failed).toEqual([]);
  const live = await rowsOf(
    context,
    sql`select state from shop_order where book_code = ${bookCode} and state <> 'cancelled'`,
  );
  expect(live).toEqual([{ state: 'draft' }]);
});

test('fifty begun payments leave one page to pay on, and all fifty pages together charge once', async () => {
  const { client, code } = await anOrder();
  const started = await atOnce(() => pay(client, code));
  await runJobs();
  expect(await paymentsIn('open', code)).toBe(1);
  const refs = started.map(refOf).filter((ref) => ref !== '');
  expect(refs.filter((ref) => stripe.session(ref)?.status === 'open')).toHaveLength(1);
  const before = stripe.captured();
  await Promise.all(refs.map((ref) => stripe.pay(ref, 'success', 'never')));
  await reconcileLater();
  expect(stripe.captured()).toBe(before + 1);
  expect(await stateOf(client, code)).toBe('paid');
});

async function reconcileLater(): Promise<void> {
  shop.clock.advance(10 * 60_000);
  await reconcilePayments(context);
  await runJobs();
}

test('an attempt that is given up while the provider answers is closed when the answer comes', async () => {
  const { client, code } = await anOrder();
  let firstRef = '';
  let second: Started | null = null;
  const slow: Context = {
    ...context,
    payments: {
      ...context.payments,
      active: {
        ...context.payments.active,
        begin: async (attempt) => {
          const started = await context.payments.active.begin(attempt);
          firstRef = started.ref;
          second = await pay(client, code);
          await runJobs();
          return started;
        },
      },
    },
  };
  expect(await pay(client, code, slow)).toEqual({ ok: false, error: { code: 'wrong_state' } });
  await runJobs();
  expect(stripe.session(firstRef)?.status).toBe('expired');
  expect(stripe.session(second ? refOf(second) : '')?.status).toBe('open');
});

test('notices, returns and reconciliation at once pay once, mail once and print once', async () => {
  const { client, code } = await anOrder();
  const ref = refOf(await pay(client, code));
  await stripe.pay(ref, 'success', 'never');
  const [row] = await rowsOf(context, sql`select code from payment where provider_ref = ${ref}`);
  const ways = [
    () => stripe.notifyAgain(ref),
    () => client.orderPaymentConfirm({ body: { code } }),
    () => settle(context, String(row?.code)),
  ];
  await atOnce<unknown>(async (turn) => ways[turn % ways.length]?.());
  await reconcileLater();
  expect(await stateOf(client, code)).toBe('paid');
  expect(await eventsOf('payment-succeeded', code)).toBe(1);
  expect(await paymentsIn('succeeded', code)).toBe(1);
  expect(await mailsAbout('order-paid', code)).toBe(1);

  const number = await numberOf(code);
  const toPrint = (await ordersInState(context.db, ['paid'])).filter((order) => order.number === number);
  expect(toPrint).toHaveLength(1);
  expect(wins(await atOnce(() => context.db.transaction((tx) => beginPrint(tx, context, number))))).toBe(1);
  expect(await mailsAbout('order-in_print', code)).toBe(1);
});

test('paying and cancelling at once end in an order that is paid or refunded, never in both', async () => {
  const { client, code } = await anOrder();
  const ref = refOf(await pay(client, code));
  const before = stripe.captured();
  await Promise.all([
    stripe.pay(ref, 'success', 'twice'),
    atOnce<unknown>((turn) =>
      turn % 2 === 0
        ? client.orderCancel({ body: { orderCode: code } })
        : client.orderPaymentConfirm({ body: { code } }),
    ),
  ]);
  await reconcileLater();
  expect(['cancelled', 'refunded']).toContain(await stateOf(client, code));
  expect(stripe.captured()).toBe(before);
});

test('fifty cancellations of a paid order give its money back once, and tell it once', async () => {
  const { client, code, ref } = await aPaidOrder();
  const answers = await atOnce(() => client.orderCancel({ body: { orderCode: code } }));
  expect(wins(answers)).toBe(1);
  await Promise.all([runJobs(), reconcileLater()]);
  expect(stripe.session(ref)?.refunds).toBe(1);
  expect(await stateOf(client, code)).toBe('refunded');
  expect(await paymentsIn('refunded', code)).toBe(1);
  expect(await mailsAbout('order-cancelled', code)).toBe(1);
  expect(await mailsAbout('order-refunded', code)).toBe(1);
});

test('the print shop and a customer who cancels at once: printed or refunded, never both', async () => {
  const { client, code, ref } = await aPaidOrder();
  const number = await numberOf(code);
  const answers = await atOnce<{ ok: boolean }>((turn) =>
    turn % 2 === 0
      ? client.orderCancel({ body: { orderCode: code } })
      : context.db.transaction((tx) => beginPrint(tx, context, number)),
  );
  expect(wins(answers)).toBe(1);
  await runJobs();
  const isPrinted = (await stateOf(client, code)) === 'in_print';
  expect(stripe.session(ref)?.refunds).toBe(isPrinted ? 0 : 1);
});

test('fifty people with one campaign code: one order holds it', async () => {
  const operator = await signedUpMember();
  const bookCode = await finishedBook(context, operator.member.code);
  const [campaignCode, minchuCode] = [newCode(), newCode()];
  await insertCampaign(context.db, {
    code: campaignCode,
    title: '町内会の年賀',
    productCode: 'T0018',
    bookCode,
    unitPriceYen: 300,
    deliveryTypeId: 1807,
    startsOn: '2026-11-20',
    endsOn: '2026-11-20',
  });
  await insertTickets(context.db, [{ codeHash: ticketHashOf(minchuCode), campaignCode, orderCode: null }]);
  const people = await Promise.all(Array.from({ length: 10 }, () => signedUpMember()));
  const body = { ...hanako, destinations: [{ ...hanako, quantity: 1 }], minchuCode };
  await atOnce(async (turn) => people[turn % people.length]?.orderCreate({ body }));
  const held = await rowsOf(
    context,
    sql`select member_code from shop_order where campaign_code = ${campaignCode} and state <> 'cancelled'`,
  );
  expect(held).toHaveLength(1);
  const everyone = await rowsOf(
    context,
    sql`select distinct member_code from shop_order where campaign_code = ${campaignCode}`,
  );
  expect(everyone).toEqual(held);
});
