import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, orderedBook, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { insertCoupon } from './coupon.repository.ts';
import { grantSmartpassCoupon } from './smartpass-coupon.service.ts';

const shop = await testApp();
const { context, clock, signedUpMember } = shop;

let made = 0;
async function aCoupon(over: Partial<Parameters<typeof insertCoupon>[1]> = {}): Promise<string> {
  const code = `TEST${++made}`;
  await insertCoupon(context.db, {
    code,
    label: '200円引き',
    terms: {
      role: 2,
      ownerCode: null,
      startsOn: null,
      endsOn: null,
      benefit: { kind: 'yen', amountYen: 200 },
      onlyUnitPriceYen: null,
      onlyProductCodes: null,
    },
    maxUses: 1,
    createdAt: new Date(context.clock.nowMs()),
    ...over,
  });
  return code;
}

test('a coupon is taken off, given back, and can be used again', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const couponCode = await aCoupon();
  const used = await client.orderCouponUse({
    body: { orderCode, couponCode: ` ${couponCode.toLowerCase()} ` },
  });
  expect(used).toMatchObject({ ok: true, value: { orderStatement: { total: 300, couponCode } } });
  const again = await client.orderCouponUse({ body: { orderCode, couponCode } });
  expect(again).toMatchObject({ ok: true, value: { orderStatement: { total: 300, couponCode } } });
  const another = await client.orderCouponUse({ body: { orderCode, couponCode: await aCoupon() } });
  expect(another).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
  const cancelled = await client.orderCouponCancel({ body: { orderCode } });
  expect(cancelled).toMatchObject({
    ok: true,
    value: { orderStatement: { total: 500, couponCode: null } },
  });
  expect((await client.orderCouponUse({ body: { orderCode, couponCode } })).ok).toBe(true);
});

test('fifty orders at once use a single coupon once', async () => {
  const couponCode = await aCoupon();
  const client = await signedUpMember();
  const orders = await Promise.all(Array.from({ length: 50 }, () => orderedBook(client, context)));
  const answers = await Promise.all(
    orders.map((orderCode) => client.orderCouponUse({ body: { orderCode, couponCode } })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const rows = await rowsOf(context, sql`select slot from coupon_use where coupon_code = ${couponCode}`);
  expect(rows).toEqual([{ slot: 1 }]);
});

test('fifty takings and givings back never leave more uses than allowed', async () => {
  const couponCode = await aCoupon({ maxUses: 2 });
  const client = await signedUpMember();
  const orders = await Promise.all(Array.from({ length: 5 }, () => orderedBook(client, context)));
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) => {
      const orderCode = orders[turn % orders.length] ?? '';
      return turn % 3 === 0
        ? client.orderCouponCancel({ body: { orderCode } })
        : client.orderCouponUse({ body: { orderCode, couponCode } });
    }),
  );
  const rows = await rowsOf(
    context,
    sql`select count(*)::int as uses from coupon_use where coupon_code = ${couponCode}`,
  );
  expect(Number(rows[0]?.uses)).toBeLessThanOrEqual(2);
  const wrong = await rowsOf(
    context,
    sql`
    select o.code from shop_order o left join coupon_use u on u.order_code = o.code
    where (o.coupon_code is null) <> (u.order_code is null)`,
  );
  expect(wrong).toEqual([]);
});

test('a slot that an order gives back is taken by the next order, wherever it lies', async () => {
  const couponCode = await aCoupon({ maxUses: 4, maxUsesPerMember: 4 });
  const client = await signedUpMember();
  const orders = await Promise.all(Array.from({ length: 5 }, () => orderedBook(client, context)));
  const use = async (at: number) =>
    (await client.orderCouponUse({ body: { orderCode: orders[at] ?? '', couponCode } })).ok;
  const slotOf = async (at: number) =>
    (await rowsOf(context, sql`select slot from coupon_use where order_code = ${orders[at]}`))[0]?.slot;
  for (let at = 0; at < 4; at += 1) expect(await use(at)).toBe(true);
  expect(await use(4)).toBe(false);
  for (const at of [0, 2, 3]) {
    const slot = await slotOf(at);
    await client.orderCouponCancel({ body: { orderCode: orders[at] ?? '' } });
    expect([await use(4), await slotOf(4)]).toEqual([true, slot]);
    await client.orderCouponCancel({ body: { orderCode: orders[4] ?? '' } });
    expect(await use(at)).toBe(true);
  }
});

test('a member uses a public coupon as often as it says, and is told that another order of theirs has it', async () => {
  const couponCode = await aCoupon({ maxUses: 10 });
  const client = await signedUpMember();
  const [first, second] = [await orderedBook(client, context), await orderedBook(client, context)];
  const use = (orderCode: string) => client.orderCouponUse({ body: { orderCode, couponCode } });
  expect((await use(first)).ok).toBe(true);
  expect(await use(second)).toMatchObject({
    error: { error: { code: 'wrong_state', fields: { couponCode: ['taken'] } } },
  });
  const twice = await aCoupon({ maxUses: 10, maxUsesPerMember: 2 });
  await client.orderCouponCancel({ body: { orderCode: first } });
  for (const orderCode of [first, second])
    expect((await client.orderCouponUse({ body: { orderCode, couponCode: twice } })).ok).toBe(true);
});

test('a draft gives its coupon up after an hour to whoever wants it, and costs what it did before', async () => {
  const couponCode = await aCoupon();
  const [slow, quick] = [await signedUpMember(), await signedUpMember()];
  const [draft, order] = [await orderedBook(slow, context), await orderedBook(quick, context)];
  const use = (client: typeof slow, orderCode: string) =>
    client.orderCouponUse({ body: { orderCode, couponCode } });
  await use(slow, draft);
  expect((await use(quick, order)).ok).toBe(false);
  clock.advance(3_600_001);
  expect((await use(quick, order)).ok).toBe(true);
  const left = await slow.orderCheck({ body: { orderCode: draft } });
  expect(left).toMatchObject({ value: { orderStatement: { total: 500, couponCode: null } } });
  const total = { code: draft, paymentType: 'card', returnOkUrl: '/ok', returnNgUrl: '/ng' } as const;
  expect(await slow.orderPayment({ body: { ...total, total: 300 } })).toMatchObject({
    error: { error: { fields: { total: ['changed'] } } },
  });
  expect((await slow.orderPayment({ body: { ...total, total: 500 } })).ok).toBe(true);
});

test('an order that a coupon pays for entirely needs no provider, and the coupon stays used', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const couponCode = await aCoupon({
    label: '1セット無料',
    terms: {
      role: 1,
      ownerCode: client.member.code,
      startsOn: null,
      endsOn: null,
      benefit: { kind: 'one-unit-free' },
      onlyUnitPriceYen: 500,
      onlyProductCodes: null,
    },
  });
  await client.orderCouponUse({ body: { orderCode, couponCode } });
  const paid = await client.orderPayment({
    body: { code: orderCode, paymentType: 'card', returnOkUrl: '/ok', returnNgUrl: '/ng' },
  });
  expect(paid).toMatchObject({ ok: true, value: { status: 'paid' } });
  expect(await stateOf(client, orderCode)).toBe('paid');
  const cancel = await client.orderCouponCancel({ body: { orderCode } });
  expect(cancel).toMatchObject({ ok: false, error: { error: { code: 'wrong_state' } } });
});

test("somebody else's coupon and an unknown one get the same answer", async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const foreign = await aCoupon({
    terms: {
      role: 1,
      ownerCode: 'somebody',
      startsOn: null,
      endsOn: null,
      benefit: { kind: 'yen', amountYen: 100 },
      onlyUnitPriceYen: null,
      onlyProductCodes: null,
    },
  });
  const [one, two] = await Promise.all(
    [foreign, 'UNKNOWN'].map((couponCode) => client.orderCouponUse({ body: { orderCode, couponCode } })),
  );
  expect(one).toEqual(two);
});

test('a coupon of a cancelled order is free again', async () => {
  const client = await signedUpMember();
  const couponCode = await aCoupon();
  const first = await orderedBook(client, context);
  await client.orderCouponUse({ body: { orderCode: first, couponCode } });
  await client.orderCancel({ body: { orderCode: first } });
  const second = await orderedBook(client, context);
  expect((await client.orderCouponUse({ body: { orderCode: second, couponCode } })).ok).toBe(true);
  await payOnSandbox(shop, await beginToPay(client, second));
  expect(await stateOf(client, second)).toBe('paid');
});

test('what was made out to a member is offered to them where it fits, until it is used', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  await grantSmartpassCoupon(context.db, context, client.member.code);
  const offered = await client.orderCouponList({ query: { orderCode } });
  expect(offered).toMatchObject({ ok: true, value: { coupons: [{ discount: 500 }] } });
  const couponCode = offered.ok ? (offered.value.coupons[0]?.code ?? '') : '';
  const used = await client.orderCouponUse({ body: { orderCode, couponCode } });
  expect(used).toMatchObject({ ok: true, value: { orderStatement: { total: 0 } } });
  expect(await client.orderCouponList({ query: { orderCode } })).toMatchObject({
    ok: true,
    value: { coupons: [] },
  });
  const stranger = await signedUpMember();
  const theirs = await orderedBook(stranger, context);
  expect(await stranger.orderCouponList({ query: { orderCode: theirs } })).toMatchObject({
    ok: true,
    value: { coupons: [] },
  });
  expect(await stranger.orderCouponList({ query: { orderCode } })).toMatchObject({
    ok: false,
    error: { error: { code: 'not_found' } },
  });
});

test('a coupon is found as a Japanese keyboard writes it', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const code = await aCoupon();
  const typed = `ｔｅｓｔー${code.slice('TEST'.length)}　`;
  expect(await client.orderCouponUse({ body: { orderCode, couponCode: typed } })).toMatchObject({
    value: { orderStatement: { couponCode: code } },
  });
});

test('ten wrong codes an hour, then not even a right one', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const right = await aCoupon();
  const use = (couponCode: string) => client.orderCouponUse({ body: { orderCode, couponCode } });
  for (let guess = 0; guess < 10; guess += 1) await use(`GUESS${guess}`);
  expect(await use(right)).toMatchObject({ ok: false, error: { error: { code: 'too_many_requests' } } });
  shop.clock.advance(3_600_000);
  expect((await use(right)).ok).toBe(true);
});

test('of fifty wrong codes at once ten are looked at', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      client.orderCouponUse({ body: { orderCode, couponCode: `WRONG${turn}` } }),
    ),
  );
  const codes = answers.map((answer) =>
    answer.ok || answer.error.kind !== 'refused' ? '' : answer.error.error.code,
  );
  expect(codes.filter((code) => code === 'invalid')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(40);
});

test('a coupon that was used comes back when the paid order is cancelled', async () => {
  const client = await signedUpMember();
  const couponCode = await aCoupon();
  const first = await orderedBook(client, context);
  await client.orderCouponUse({ body: { orderCode: first, couponCode } });
  await payOnSandbox(shop, await beginToPay(client, first));
  const second = await orderedBook(client, context);
  const use = () => client.orderCouponUse({ body: { orderCode: second, couponCode } });
  expect((await use()).ok, 'while the first order stands').toBe(false);
  await client.orderCancel({ body: { orderCode: first } });
  expect((await use()).ok).toBe(true);
});

test('mails of an order that a coupon pays for speak of no payment and no refund', async () => {
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const couponCode = await aCoupon({
    terms: {
      role: 2,
      ownerCode: null,
      startsOn: null,
      endsOn: null,
      benefit: { kind: 'yen', amountYen: 500 },
      onlyUnitPriceYen: null,
      onlyProductCodes: null,
    },
  });
  await client.orderCouponUse({ body: { orderCode, couponCode } });
  await beginToPay(client, orderCode);
  await client.orderCancel({ body: { orderCode } });
  const mails = await shop.mailsTo(client.email);
  const [paid, cancelled] = ['order-paid', 'order-cancelled'].map((kind) =>
    mails.find((mail) => mail.kind === kind),
  );
  expect(paid?.subject).toContain('ご注文を承りました');
  expect(paid?.text).not.toMatch(/お支払いありがとう|お支払いを確認|領収書/);
  expect(cancelled?.text).toContain('お支払いはいただいていません');
  expect(cancelled?.text).not.toContain('お返しします');
});
