import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { findOwnOrder } from '../order/order.repository.ts';

/** A size of the operator's own, one in place of the file's, and one that no card fits. */
const SHEETS = '菊四切 318x469, A4 250x353, label 100x150';
const shop = await testApp({ environment: { SHEETS } });
const { context, app, signedUpMember } = shop;
const print = await signedInDesk(shop, 'print');
const manager = await signedInDesk(shop, 'manager');

const CARDS = { productCode: 'T0021', paper: 'card' } as const;

async function paidOrder(quantities: readonly number[] = [1]) {
  shop.clock.advance(1000);
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode, { quantities }) });
  const orderCode = created.ok ? created.value.code : '';
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return { bookCode, orderCode, number: order?.number ?? '' };
}

const answered = <Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown },
): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const waiting = async () => answered(await print.deskRunWaiting());
const gathered = async () => answered(await print.deskRunGather({ body: CARDS })).number;
const detailsOf = async (number: string) => answered(await print.deskRun({ params: { number } }));
/** Notes a run as ready, as the thread that imposes does. */
const makeReady = (number: string) =>
  context.db.execute(sql`update print_run set state = 'ready' where number = ${number}`);
const stateOf = async (orderCode: string) =>
  (await rowsOf(context, sql`select state from shop_order where code = ${orderCode}`))[0]?.state;
const notedOf = (object: string) =>
  rowsOf(
    context,
    sql`select actor, action, before, after from audit left join audit_details on audit_id = id
      where object = ${object} order by id`,
  );

test('what waits is gathered, started and finished, and each step is noted', async () => {
  const first = await paidOrder();
  const second = await paidOrder([2]);
  expect((await waiting()).groups).toEqual([
    expect.objectContaining({ ...CARDS, paperLabel: 'はがき用紙', orders: 2, leaves: 90, late: false }),
  ]);
  const number = await gathered();
  expect((await waiting()).groups).toEqual([]);
  expect(await detailsOf(number)).toMatchObject({
    run: { state: 'imposing', sheets: 12, up: 8, free: 4, orders: 2, createdBy: 'sandbox-print' },
    items: [
      { number: first.number, copies: 1, leaves: 30, reprint: false },
      { number: second.number, copies: 2 },
    ],
  });
  const body = { number };
  expect(await print.deskRunStart({ body })).toMatchObject({ error: { status: 409 } });
  await makeReady(number);
  expect(await print.deskRunStart({ body })).toMatchObject({ value: { state: 'printing' } });
  expect(await stateOf(second.orderCode)).toBe('in_print');
  expect(await print.deskRunCancel({ body })).toMatchObject({ error: { status: 409 } });
  expect(await manager.deskRunDone({ body })).toMatchObject({ value: { state: 'done' } });
  expect(await notedOf(number)).toEqual([
    { actor: 'operator:sandbox-print', action: 'deskRunGather', before: null, after: CARDS },
    expect.objectContaining({ action: 'deskRunStart', before: { state: 'ready' } }),
    expect.objectContaining({ actor: 'operator:sandbox-manager', after: { state: 'done' } }),
  ]);
});

test('a run whose press files are not there fails with its reason, is tried again, and is given up', async () => {
  const { number: order } = await paidOrder();
  const number = await gathered();
  await shop.runJobs();
  expect((await detailsOf(number)).run).toMatchObject({
    state: 'failed',
    reason: `${order}: no-press-file`,
    hasFiles: false,
  });
  const body = { number };
  expect(await print.deskRunRetry({ body })).toMatchObject({ value: { state: 'imposing' } });
  expect(await print.deskRunCancel({ body })).toMatchObject({ value: { state: 'cancelled' } });
  expect((await waiting()).groups).toMatchObject([{ orders: 1 }]);
  for (const file of ['sheets.pdf', 'ticket.json', 'ticket.csv']) {
    const cookie = [...print.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({ url: `/api/desk/run/${number}/${file}`, headers: { cookie } });
    expect(answer.statusCode, file).toBe(404);
  }
});

test('of two who gather at once one gets the orders, and the other is told', async () => {
  await paidOrder();
  const both = await Promise.all([
    print.deskRunGather({ body: CARDS }),
    manager.deskRunGather({ body: CARDS }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter(({ ok }) => !ok)).toMatchObject([
    { error: { status: 409, error: { fields: { paper: [expect.stringMatching(/taken|nothing/)] } } } },
  ]);
  const once = await rowsOf(
    context,
    sql`select order_code from print_run_item where is_live group by order_code having count(*) > 1`,
  );
  expect(once).toEqual([]);
});

test.each([
  [{ productCode: 'T0021', paper: 'vellum' }, 422, { paper: ['unknown-paper'] }],
  [{ ...CARDS, sheet: 'B0' }, 422, { sheet: ['unknown-sheet'] }],
  [{ productCode: 'T9999', paper: 'card' }, 409, { paper: ['nothing'] }],
  [{ ...CARDS, dueBy: '2026-02-30' }, 400, undefined],
])('%j is refused with what is wrong', async (body, status, fields) => {
  const answer = await print.deskRunGather({ body });
  expect(answer).toMatchObject({ error: { status, error: fields ? { fields } : {} } });
});

test('own sizes of sheets are offered with how many cards lie on each, and a run is imposed on one', async () => {
  await paidOrder();
  const [group] = (await waiting()).groups;
  expect(group).toMatchObject({
    usualSheet: 'SRA3',
    sheets: [
      { name: 'SRA3', up: 8 },
      { name: 'A3+', up: 9 },
      { name: 'A4', up: 4 },
      { name: '菊四切', up: 8 },
      { name: 'label', up: 0 },
    ],
  });
  expect(await print.deskRunGather({ body: { ...CARDS, sheet: 'label' } })).toMatchObject({
    error: { status: 422, error: { fields: { sheet: ['does-not-fit'] } } },
  });
  const { number } = answered(await print.deskRunGather({ body: { ...CARDS, sheet: '菊四切' } }));
  expect((await detailsOf(number)).run).toMatchObject({ sheet: '菊四切', up: 8 });
  await print.deskRunCancel({ body: { number } });
});

test('an order in a run that has not begun is not printed from its own page', async () => {
  const { number: order, orderCode } = await paidOrder();
  const number = await gathered();
  expect(await print.deskOrderPrint({ body: { number: order } })).toMatchObject({
    error: { status: 409, error: { fields: { number: ['in-run'] } } },
  });
  await print.deskRunCancel({ body: { number } });
  expect((await print.deskOrderPrint({ body: { number: order } })).ok).toBe(true);
  expect(await stateOf(orderCode)).toBe('in_print');
});

test('single cards are asked for again, wait, are taken back, or fill a run of their own', async () => {
  const { number } = await paidOrder();
  const ask = (pages: number[]) => print.deskReprintAsk({ body: { number, pages, reason: 'よごれ' } });
  expect(await ask([4])).toMatchObject({ error: { status: 409 } });
  await print.deskOrderPrint({ body: { number } });
  expect(await ask([61])).toMatchObject({ error: { error: { fields: { pages: ['no-page'] } } } });
  expect(await ask([4, 9])).toMatchObject({ value: { count: 2 } });
  const [first, second] = (await waiting()).reprints;
  expect(first).toMatchObject({ number, page: 3, reason: 'よごれ', askedBy: 'sandbox-print' });
  const drop = { body: { id: second?.id ?? 0 } };
  expect((await print.deskReprintDrop(drop)).ok).toBe(true);
  expect(await print.deskReprintDrop(drop), 'twice').toMatchObject({ error: { status: 409 } });
  const gather = () => print.deskRunGather({ body: { ...CARDS, reprintsOnly: true } });
  await print.deskOrderHold({ body: { number, reason: '確認中' } });
  expect(await gather(), 'of a stopped order').toMatchObject({ error: { status: 409 } });
  await print.deskOrderRelease({ body: { number } });
  const run = answered(await gather()).number;
  expect((await detailsOf(run)).items).toEqual([
    { number, state: 'in_print', held: false, copies: 1, leaves: 1, reprint: true },
  ]);
  expect((await waiting()).reprints).toEqual([]);
  await print.deskOrderHold({ body: { number, reason: '確認中' } });
  await makeReady(run);
  expect(await print.deskRunStart({ body: { number: run } })).toMatchObject({
    error: { error: { fields: { number: ['order-left'] } } },
  });
  expect(await notedOf(number)).toContainEqual(
    expect.objectContaining({
      action: 'deskReprintAsk',
      after: { pages: [4, 9], kind: 'other', reason: 'よごれ', cards: 2 },
    }),
  );
});

test('cards that are asked for with one press twice are asked for once, and noted once', async () => {
  const { number } = await paidOrder();
  await print.deskOrderPrint({ body: { number } });
  const ask = (desk: typeof print) =>
    desk.deskReprintAsk({ body: { number, pages: [4], reason: '折れ' } }, { idempotencyKey: 'one press' });
  const answers = await Promise.all([ask(print), ask(print), ask(print)]);
  expect(answers).toEqual(Array(3).fill({ ok: true, value: { count: 1 } }));
  const ofOrder = async () => (await waiting()).reprints.filter((one) => one.number === number);
  expect(await ofOrder()).toHaveLength(1);
  expect((await notedOf(number)).filter(({ action }) => action === 'deskReprintAsk')).toHaveLength(1);
  expect((await ask(manager)).ok, 'a key is its operator’s own').toBe(true);
  expect(await ofOrder()).toHaveLength(2);
});

test('a thousand runs are read page by page, each once, and by state', async () => {
  await context.db.execute(sql`
    insert into print_run (number, product_code, paper, state, terms, sheet_count, created_by, created_at)
    select 'R250101-' || lpad(n::text, 5, '0'), 'T0021', 'card', 'done', terms, 4, 'x',
      timestamptz '2025-01-01' + (n / 3) * interval '1 second'
    from generate_series(1, 1000) n, (select terms from print_run limit 1) one`);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = answered(await print.deskRunList({ query: { state: 'done', ...(after ? { after } : {}) } }));
    seen.push(...page.runs.map(({ number }) => number));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(1000);
  expect(answered(await print.deskRunList({ query: { after: '1.R' } })).runs).toEqual([]);
});
