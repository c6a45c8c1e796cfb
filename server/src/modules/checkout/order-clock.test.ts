import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, orderedBook, payOnSandbox, stateOf } from '../../../test/order-making.ts';

const shop = await testApp();
const { clock, context, signedUpMember, mailsTo, runJobs } = shop;
const HOUR_MS = 3_600_000;

test('a clock that is set back signs nobody out, and an order that is under way is paid once', async () => {
  const member = await signedUpMember('hanako@example.jp');
  const before = await orderedBook(member, context);
  const ref = await beginToPay(member, before);
  clock.advance(-HOUR_MS);
  expect(await member.memberGet()).toMatchObject({
    ok: true,
    value: { member: { code: member.member.code } },
  });
  await payOnSandbox(shop, ref);
  expect(await member.orderPaymentConfirm({ body: { code: before } })).toMatchObject({ ok: true });
  expect(await stateOf(member, before)).toBe('paid');
  const after = await orderedBook(member, context);
  await payOnSandbox(shop, await beginToPay(member, after));
  await member.orderPaymentConfirm({ body: { code: after } });
  clock.advance(HOUR_MS);
  await runJobs();
  expect([await stateOf(member, before), await stateOf(member, after)]).toEqual(['paid', 'paid']);
  const kinds = (await mailsTo('hanako@example.jp')).map(({ kind }) => kind);
  expect(kinds).toEqual(['order-paid', 'order-paid', 'signup-pin']);
});
