import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { orderedBook } from '../../../test/order-making.ts';
import { couponCommand } from './coupon.command.ts';

const { context, signedUpMember } = await testApp();

async function command(...words: string[]) {
  const said: string[] = [];
  const code = await couponCommand(words, { context, say: (line) => said.push(line) });
  return { code, text: said.join('\n') };
}

test('a coupon is added, used by a customer, and counted', async () => {
  const added = await command('add', 'NENGA2027', '--label', '年賀200円引き', '--yen', '200', '--uses', '3');
  expect(added.code).toBe(0);
  const client = await signedUpMember();
  const orderCode = await orderedBook(client, context);
  const used = await client.orderCouponUse({ body: { orderCode, couponCode: 'nenga2027' } });
  expect(used).toMatchObject({ ok: true, value: { orderStatement: { total: 300 } } });
  expect((await command('list')).text).toContain('NENGA2027  年賀200円引き  1 of 3 used');
  expect((await command('add', 'NENGA2027', '--label', 'x', '--yen', '1')).text).toContain('already');
});

test.each([
  [['add', 'small', '--label', 'x', '--yen', '1'], 'capital letters'],
  [['add', 'GOOD', '--yen', '1'], '--label'],
  [['add', 'GOOD', '--label', 'x'], 'either --yen'],
  [['add', 'GOOD', '--label', 'x', '--yen', '1', '--one-free'], 'either --yen'],
  [['add', 'GOOD', '--label', 'x', '--yen', '1.5'], 'either --yen'],
  [['add', 'GOOD', '--label', 'x', '--yen', '1', '--uses', '0'], '--uses'],
  [['add', 'GOOD', '--label', 'x', '--yen', '1', '--from', '2026-13-01'], 'YYYY-MM-DD'],
  [['add', 'GOOD', '--label', 'x', '--yen', '1', '--from', '2026-12-02', '--to', '2026-12-01'], 'end before'],
  [['add', 'GOOD', '--label', 'x', '--yen', '1', '--product', 'T9999'], 'T9999 is not a supported product'],
  [['remove', 'GOOD'], 'usage'],
])('%j is refused: %s', async (words, sentence) => {
  expect(await command(...words)).toEqual({ code: 1, text: expect.stringContaining(sentence) });
});
