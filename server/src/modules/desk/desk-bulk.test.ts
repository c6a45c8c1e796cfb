import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { updatePress } from '../book/book.repository.ts';
import { findOwnOrder } from '../order/order.repository.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const support = await signedInDesk(shop, 'support');
const print = await signedInDesk(shop, 'print');

async function order({ isPaid = true, quantities = [1] } = {}) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode, { quantities }) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  if (isPaid) await payOnSandbox(shop, await beginToPay(client, created.value.code));
  const found = await findOwnOrder(context.db, created.value.code, client.member.code);
  return { number: found?.number ?? '', bookCode };
}

const notesInLog = async (number: string): Promise<unknown[]> =>
  (await rowsOf(context, sql`select action from audit where object = ${number} order by id`)).map(
    ({ action }) => action,
  );

const heldNumbers = async () =>
  (await rowsOf(context, sql`select number from shop_order where held_at is not null order by 1`)).map(
    ({ number }) => number,
  );

test('orders are held together; those that cannot be are named, and a repeat changes nothing', async () => {
  const [first, second, draft] = [await order(), await order(), await order({ isPaid: false })];
  const numbers = [first.number, draft.number, second.number, 'F261120-ZZZZZ'];
  const request = { body: { numbers, reason: '紙の入荷待ち' } };
  const done = await support.deskOrdersHold(request);
  expect(done).toMatchObject({ ok: true });
  expect(done.ok && done.value.done.toSorted()).toEqual([first.number, second.number].sort());
  expect(done.ok && done.value.refused).toEqual(
    expect.arrayContaining([
      { number: 'F261120-ZZZZZ', problem: 'unknown' },
      { number: draft.number, problem: 'wrong-state' },
    ]),
  );
  const again = await support.deskOrdersHold(request);
  expect(again.ok && again.value.done).toEqual([]);
  expect(await heldNumbers()).toEqual([first.number, second.number].sort());
  expect(await notesInLog(first.number)).toEqual(['deskOrdersHold']);
  expect(await notesInLog(draft.number), 'nothing was done with it').toEqual([]);
  const on = await support.deskOrdersRelease({ body: { numbers: [first.number, second.number] } });
  expect(on.ok && on.value.refused).toEqual([]);
  expect(await heldNumbers()).toEqual([]);
});

test('a note that is sent twice is stored once', async () => {
  const [first, second] = [await order(), await order()];
  const body = { numbers: [first.number, second.number], words: '12月に電話' };
  expect(await support.deskOrdersNote({ body })).toMatchObject({ value: { refused: [] } });
  expect(await support.deskOrdersNote({ body })).toMatchObject({ value: { done: [] } });
  const notes = await rowsOf(context, sql`select words from order_note`);
  expect(notes.map(({ words }) => words)).toEqual([body.words, body.words]);
  expect(await notesInLog(second.number)).toEqual(['deskOrdersNote']);
});

test('chosen orders alone become a run, and those that cannot be printed are named', async () => {
  const [chosen, other, unmade, held] = [await order(), await order(), await order(), await order()];
  await updatePress(context.db, unmade.bookCode, { press: 'failed' });
  await print.deskOrdersHold({ body: { numbers: [held.number], reason: '確認中' } });
  const numbers = [chosen.number, unmade.number, held.number];
  const made = await print.deskOrdersGather({ body: { numbers } });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  expect(made.value.done).toEqual([chosen.number]);
  expect(made.value.refused).toEqual(
    expect.arrayContaining([
      { number: unmade.number, problem: 'no-press-file' },
      { number: held.number, problem: 'held' },
    ]),
  );
  const [run = ''] = made.value.runs;
  expect(await print.deskRun({ params: { number: run } })).toMatchObject({
    value: { items: [{ number: chosen.number }] },
  });
  const again = await print.deskOrdersGather({ body: { numbers: [chosen.number] } });
  expect(again).toMatchObject({
    value: { done: [], runs: [], refused: [{ number: chosen.number, problem: 'in-run' }] },
  });
  expect(await notesInLog(run)).toEqual(['deskOrdersGather']);
  const waiting = await print.deskRunWaiting();
  expect(waiting.ok && waiting.value.groups.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(0);
  expect(await notesInLog(other.number)).toEqual([]);
});

test('support may hold orders together, but not gather them', async () => {
  const { number } = await order();
  expect((await support.deskOrdersGather({ body: { numbers: [number] } })).ok).toBe(false);
});

test('an order with one paper for which the run was full is named with what was gathered', async () => {
  const large = await order({ quantities: [10] });
  // Of two that were paid in one instant the code decides, which is chance.
  shop.clock.advance(1000);
  const small = await order();
  for (const { bookCode } of [large, small]) {
    await context.db.execute(sql`update book set material_id = 101,
      design = jsonb_set(design, '{pageCount}', '900') where code = ${bookCode}`);
    await context.db.execute(
      sql`update shop_order set material_id = 101, page_count = 900 where book_code = ${bookCode}`,
    );
  }
  shop.clock.advance(1000);
  const made = await print.deskOrdersGather({ body: { numbers: [large.number, small.number] } });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { done, partly, refused, runs } = made.value;
  expect([done, refused, runs.length]).toEqual([[large.number], [], 2]);
  const papers = { gathered: ['フォトブック表紙用紙'], left: ['フォトブック本文用紙'] };
  expect(partly).toEqual([{ number: small.number, ...papers }]);
  const rest = await print.deskOrdersGather({ body: { numbers: [small.number] } });
  expect(rest).toMatchObject({ value: { done: [small.number], partly: [], refused: [] } });
});
