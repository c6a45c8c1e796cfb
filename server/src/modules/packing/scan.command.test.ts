import { qrText } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { eventsOf } from '../order/order-history.repository.ts';
import { beginPrint } from '../print-shop/print-shop.service.ts';
import { scanCommand } from './scan.command.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;

async function scan(number: string, codes: readonly string[]) {
  const said: string[] = [];
  async function* lines() {
    yield* codes;
  }
  const code = await scanCommand([number], { context, say: (line) => said.push(line), lines: lines() });
  return { code, said };
}

test('cards are counted as often as there are copies, what is wrong is said, and a whole order is packed once', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode, { quantities: [2] }) });
  const orderCode = created.ok ? created.value.code : '';
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  const number = order?.number ?? '';
  expect((await scan(number, [])).said).toEqual(['The order is not in print.']);
  await context.db.transaction((tx) => beginPrint(tx, context, number));

  const copy = Array.from({ length: 30 }, (_, index) => qrText(bookCode, 2 * index + 2));
  const short = await scan(number, [
    ...copy,
    copy[0] ?? '',
    copy[0] ?? '',
    'another/2',
    'smudge',
    ...copy.slice(2),
    '',
  ]);
  expect(short.code).toBe(1);
  expect(short.said).toContainEqual(expect.stringContaining('31/60  ONCE TOO OFTEN'));
  expect(short.said).toContainEqual(expect.stringContaining('31/60  OF ANOTHER ORDER'));
  expect(short.said).toContainEqual(expect.stringContaining('31/60  not read'));
  expect(short.said.at(-1)).toBe('missing: 1 × page 4');

  for (const _ of [1, 2]) {
    const whole = await scan(number, [...copy, ...copy]);
    expect([whole.code, whole.said.at(-1)]).toEqual([0, `${number}: packed`]);
  }
  const packed = (await eventsOf(context.db, orderCode)).filter(({ event }) => event === 'packed');
  expect(packed).toHaveLength(1);
});

test('an unknown order number and a missing one are reported', async () => {
  expect((await scan('F0', [])).said).toEqual([expect.stringContaining('no order')]);
  expect((await scan('', [])).said).toEqual([expect.stringContaining('usage')]);
});
