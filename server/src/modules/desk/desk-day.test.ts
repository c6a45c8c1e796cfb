import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { findOwnOrder } from '../order/order.repository.ts';

const shop = await testApp();
const { context, clock, signedUpMember } = shop;
/** Signed in anew: a session does not last from day to day. */
const manager = () => signedInDesk(shop, 'manager');
const owner = () => signedInDesk(shop, 'owner');
const DAY_MS = 86_400_000;

async function paidOrder(priceYen: number) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { priceYen });
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  await payOnSandbox(shop, await beginToPay(client, created.value.code));
  const order = await findOwnOrder(context.db, created.value.code, client.member.code);
  return order?.number ?? '';
}

async function seen(day: string) {
  const answer = await (await manager()).deskDay({ params: { day } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const today = async () => (await seen('2026-11-20')).today;

const close = async (
  day: string,
  revision: number,
  wasteNote = '',
  payouts: { provider: string; statedYen: number }[] = [],
) => (await manager()).deskDayClose({ body: { day, revision, wasteNote, payouts } });

async function giveBack(number: string, amount: number): Promise<void> {
  const granted = await (await manager()).deskRefundGrant({ body: { number, amount, reason: '汚れ' } });
  const refundCode = granted.ok ? granted.value.code : '';
  await (await owner()).deskRefundSend({ body: { number, refundCode } });
  await shop.runJobs();
}

test('a day in Tokyo has what was sold, taken, given back and spoiled on it, and nothing of another day', async () => {
  const before = await today();
  await paidOrder(700);
  clock.advance(DAY_MS);
  const day = await today();
  expect((await seen(day)).figures).toMatchObject({ sales: [], taken: [], refunds: [], waste: [] });
  const number = await paidOrder(1_001);
  await paidOrder(21);
  await (await owner()).deskOrderPrint({ body: { number } });
  await giveBack(number, 101);
  const asked = await (await owner()).deskReprintAsk({
    body: { number, pages: [1, 3], kind: 'cut', reason: '髙橋様' },
  });
  expect(asked).toMatchObject({ value: { count: 2 } });
  const { figures } = await seen(day);
  // Each receipt rounds its own tax: 91 and 1, where the sum of 1,022 yen would hold 92.9.
  expect(figures.sales).toEqual([{ ratePercent: 10, count: 2, sumYen: 1_022, taxYen: 92 }]);
  expect(figures.taken).toEqual([{ provider: 'sandbox', type: 'card', count: 2, sumYen: 1_022 }]);
  expect(figures.refunds).toEqual([{ provider: 'sandbox', type: 'card', count: 1, sumYen: 101 }]);
  expect(figures.waste).toEqual([{ kind: 'cut', cards: 2 }]);
  expect(Object.fromEntries(figures.orders.map(({ state, count }) => [state, count]))).toMatchObject({
    paid: 2,
    in_print: 1,
  });
  expect((await seen(before)).figures).toMatchObject({ sales: [{ sumYen: 700 }], refunds: [], waste: [] });
});

test('money taken on a day stays in its figures when it is refunded on another', async () => {
  clock.advance(DAY_MS);
  const day = await today();
  const number = await paidOrder(500);
  clock.advance(DAY_MS);
  await (await owner()).deskOrderCancel({ body: { number, reason: 'お客様のご希望' } });
  await shop.runJobs();
  expect((await seen(day)).figures).toMatchObject({ taken: [{ sumYen: 500 }], refunds: [] });
  const next = await seen(await today());
  expect(next.figures).toMatchObject({ taken: [], refunds: [{ sumYen: 500 }] });
});

test('a close keeps who, when and the figures; later changes are differences, and closed again', async () => {
  clock.advance(DAY_MS);
  const day = await today();
  const number = await paidOrder(12_000);
  await (await owner()).deskOrderPrint({ body: { number } });
  expect((await close(day, 1)).ok).toBe(true);
  expect((await close(day, 1)).ok, 'the same call twice').toBe(false);
  expect((await close(day, 2)).ok, 'nothing has changed').toBe(false);
  await (await owner()).deskReprintAsk({ body: { number, pages: [1], kind: 'dirt', reason: 'インク' } });
  await giveBack(number, 200);
  expect(await close(day, 2)).toMatchObject({ error: { error: { fields: { wasteNote: ['required'] } } } });
  expect((await close(day, 2, '18時 シュレッダー')).ok).toBe(true);
  const { closes, figures } = await seen(day);
  expect(closes).toMatchObject([
    { revision: 1, by: 'sandbox-manager', wasteNote: '', figures: { refunds: [], waste: [] } },
    { revision: 2, wasteNote: '18時 シュレッダー', figures: { refunds: [{ sumYen: 200 }] } },
  ]);
  expect(closes[1]?.figures).toEqual(figures);
  const [noted] = await rowsOf(
    context,
    sql`select after ->> 'balanceYen' as balance from audit join audit_details on audit_id = id
      where object = ${day} and action = 'deskDayClose' order by id desc limit 1`,
  );
  expect(noted).toEqual({ balance: '11800' });
});

test('a day that has not begun is not closed, and a date that does not exist is refused', async () => {
  expect((await close('2099-01-01', 1)).ok).toBe(false);
  expect((await (await manager()).deskDay({ params: { day: '2026-02-30' } })).ok).toBe(false);
});

test('cards that were wasted without a reprint are in the close with what became of them', async () => {
  clock.advance(DAY_MS);
  const day = await today();
  const print = await signedInDesk(shop, 'print');
  const words = '刷り出し、18時にシュレッダー';
  const body = { kind: 'setup' as const, cards: 24, words };
  expect((await print.deskWasteNote({ body })).ok).toBe(true);
  expect((await print.deskWasteNote({ body: { ...body, cards: 2400 } })).ok, 'mistyped').toBe(true);
  const support = await signedInDesk(shop, 'support');
  expect((await support.deskWasteNote({ body })).ok).toBe(false);
  const [first, second] = (await seen(day)).spoils;
  expect(first).toMatchObject({ kind: 'setup', cards: 24, words });
  expect((await print.deskWasteDrop({ body: { id: second?.id ?? 0 } })).ok).toBe(true);
  expect((await print.deskWasteDrop({ body: { id: second?.id ?? 0 } })).ok, 'twice').toBe(false);
  expect((await seen(day)).figures.waste).toEqual([{ kind: 'setup', cards: 24 }]);
  expect((await close(day, 1)).ok, 'its end is noted already').toBe(true);
  const [closed] = (await seen(day)).closes;
  expect(closed?.figures.waste).toEqual([{ kind: 'setup', cards: 24 }]);
});

test('a close keeps the stated payout beside the reckoned one, also when it is stated later', async () => {
  clock.advance(DAY_MS);
  const day = await today();
  const number = await paidOrder(1_000);
  await (await owner()).deskOrderPrint({ body: { number } });
  await giveBack(number, 100);
  const payout = { provider: 'sandbox', takenYen: 1_000, refundedYen: 100, feeYen: null, payoutYen: 900 };
  expect((await seen(day)).payouts).toEqual([payout]);
  expect((await close(day, 1, '', [{ provider: 'nobody', statedYen: 1 }])).ok).toBe(false);
  expect((await close(day, 1)).ok).toBe(true);
  const stated = [{ provider: 'sandbox', statedYen: 864 }];
  expect((await close(day, 2, '', [...stated, ...stated])).ok, 'one statement of each').toBe(false);
  expect((await close(day, 2, '', stated)).ok, 'the statement has come').toBe(true);
  expect((await close(day, 3, '', stated)).ok, 'nothing new').toBe(false);
  expect((await seen(day)).closes.map(({ payouts }) => payouts)).toEqual([
    [],
    [{ provider: 'sandbox', reckonedYen: 900, statedYen: 864 }],
  ]);
});

test('money that was given back by hand is among the day’s refunds, and taken off no provider’s payout', async () => {
  clock.advance(DAY_MS);
  const day = await today();
  const number = await paidOrder(1_000);
  await (await owner()).deskOrderPrint({ body: { number } });
  await giveBack(number, 100);
  await giveBack(number, 30);
  await context.db.execute(sql`update refund set state = 'failed' where amount_yen = 30`);
  const order = await (await owner()).deskOrder({ params: { number } });
  const refundCode = (order.ok && order.value.refunds.find(({ amount }) => amount === 30)?.code) || '';
  const body = { number, refundCode, reason: '現金書留' };
  expect((await (await owner()).deskRefundPaid({ body })).ok).toBe(true);
  const { figures, payouts } = await seen(day);
  expect(figures.refunds).toEqual([
    { provider: 'by-hand', type: 'card', count: 1, sumYen: 30 },
    { provider: 'sandbox', type: 'card', count: 1, sumYen: 100 },
  ]);
  expect(payouts).toMatchObject([{ provider: 'sandbox', refundedYen: 100, payoutYen: 900 }]);
  expect((await close(day, 1)).ok).toBe(true);
});
