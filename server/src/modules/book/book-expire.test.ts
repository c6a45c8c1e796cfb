import { afterEach, expect, test, vi } from 'vitest';
import { finishBook } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, orderBody } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { everOnSale } from '../../../test/test-content.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { inquiry } from '../../db/tables/inquiry.ts';
import { budgetMsOf } from '../../jobs/in-runs.ts';
import { pressKey } from '../../printing/press.service.ts';
import { insertCampaign } from '../campaign/campaign.repository.ts';
import { findBookByCode } from './book.repository.ts';
import { expireBooks } from './book-expire.service.ts';

const statements: string[] = [];
const database = await openTestDatabase((statement) => void statements.push(statement));
const { context, clock, signedUpMember, visitor, runJobs } = await testApp({
  content: await everOnSale(),
  database,
});
afterEach(() => void vi.useRealTimers());
const DAY_MS = 24 * 60 * 60 * 1000;

const objects = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of context.storage.list('')) keys.push(key);
  return keys;
};

test('a book that nobody ordered goes after seven days, with its photo and its press file', async () => {
  const client = await signedUpMember();
  const code = await finishBook(client, context);
  await runJobs();
  expect(await objects()).toHaveLength(2);
  clock.advance(7 * DAY_MS - 1000);
  await expireBooks(context);
  expect(await objects()).toHaveLength(2);
  clock.advance(2000);
  await expireBooks(context);
  expect(await objects()).toEqual([]);
  const again = await signedUpMember(client.email.replace('@', '+x@'));
  expect((await again.bookGet({ params: { bookCode: code } })).ok).toBe(false);
});

const isKept = async (code: string): Promise<boolean> => {
  await expireBooks(context);
  return (await findBookByCode(context.db, code)) !== null;
};

/** An order that came this far, on the day of the clock. */
async function orderIn(state: string, at: 'ended_at' | 'shipped_at' | null) {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  await context.storage.put(pressKey(bookCode), Buffer.from('%PDF'));
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  for (const step of ROUTES_TO[state] ?? [])
    await context.db.execute(sql`update shop_order set state = ${step} where code = ${created.value.code}`);
  const now = new Date(clock.nowMs()).toISOString();
  if (at)
    await context.db.execute(
      sql`update shop_order set ${sql.identifier(at)} = ${now} where code = ${created.value.code}`,
    );
  return { client, bookCode, orderCode: created.value.code };
}

/** The states that an order passes through, as the database allows them. */
const ROUTES_TO: Readonly<Record<string, readonly string[]>> = {
  draft: [],
  payment_pending: ['payment_pending'],
  paid: ['paid'],
  in_print: ['paid', 'in_print'],
  shipped: ['paid', 'in_print', 'shipped'],
  refunding: ['paid', 'refunding'],
  refunded: ['paid', 'refunding', 'refunded'],
  cancelled: ['cancelled'],
};

test.each(['draft', 'payment_pending', 'paid', 'in_print', 'refunding'])(
  'the book of an order that is %s is kept, however long it takes',
  async (state) => {
    const { bookCode } = await orderIn(state, null);
    clock.advance(400 * DAY_MS);
    expect(await isKept(bookCode)).toBe(true);
  },
);

test.each([
  ['cancelled', 'ended_at', 7],
  ['refunded', 'ended_at', 7],
  ['shipped', 'shipped_at', 60],
] as const)('the book of an order that is %s goes %s + %i days', async (state, at, days) => {
  const { client, bookCode, orderCode } = await orderIn(state, at);
  clock.advance(days * DAY_MS - 1000);
  expect(await isKept(bookCode)).toBe(true);
  clock.advance(2000);
  expect(await isKept(bookCode)).toBe(false);
  expect(await context.storage.get(pressKey(bookCode))).toBeNull();
  const shown = await (await signedInAgain(client)).orderGet({ params: { orderCode } });
  expect(shown).toMatchObject({ value: { order: { state, bookCode: null, canOrderAgain: false } } });
});

/** Signs in again: a session ends in less than a month. */
async function signedInAgain(client: SignedUp): Promise<TestClient> {
  const browser = visitor();
  const { email: userName, password } = client;
  await browser.memberLogin({ body: { userName, password, rememberMe: true } });
  return browser;
}

test('the book of an order is kept until the member’s inquiry about it is settled', async () => {
  const { client, bookCode, orderCode } = await orderIn('shipped', 'shipped_at');
  clock.advance(40 * DAY_MS);
  const claim = { reason: 'damaged', name: '髙橋', email: client.email, text: '折れていました。' } as const;
  const asked = await (await signedInAgain(client)).inquiryCreate({
    body: { ...claim, orderNumber: '', orderCode },
  });
  expect(asked.ok).toBe(true);
  clock.advance(40 * DAY_MS);
  expect(await isKept(bookCode)).toBe(true);
  const settledAt = new Date(clock.nowMs());
  await context.db.update(inquiry).set({ settledAt }).where(eq(inquiry.orderCode, orderCode));
  expect(await isKept(bookCode)).toBe(false);
});

test('a book that is ordered again is kept for its second order', async () => {
  const { client, bookCode } = await orderIn('shipped', 'shipped_at');
  clock.advance(20 * DAY_MS);
  const again = await (await signedInAgain(client)).orderCreate({ body: orderBody(bookCode) });
  expect(again.ok).toBe(true);
  clock.advance(60 * DAY_MS);
  expect(await isKept(bookCode)).toBe(true);
});

test('the book that a campaign offers is kept, and other books expire beside it', async () => {
  const client = await signedUpMember();
  const [offered, other] = [
    await finishedBook(context, client.member.code),
    await finishedBook(context, client.member.code),
  ];
  await insertCampaign(context.db, {
    code: 'chonaikai',
    title: '町内会の年賀',
    productCode: 'T0021',
    bookCode: offered,
    unitPriceYen: 300,
    deliveryTypeId: 7,
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
  });
  clock.advance(8 * DAY_MS);
  expect([await isKept(offered), await isKept(other)]).toEqual([true, false]);
});

/** A store in which a deletion takes longer than the run may. */
function slowStore() {
  vi.useFakeTimers({ toFake: ['performance'] });
  const slow = (key: string) => {
    vi.advanceTimersByTime(budgetMsOf('book-expire') + 1);
    return context.storage.delete(key);
  };
  return { ...context, storage: { ...context.storage, delete: slow } };
}

test('a run deletes the oldest books first until its time is over; another does the rest', async () => {
  const client = await signedUpMember();
  clock.advance(400 * DAY_MS);
  await expireBooks(context);
  const codes: string[] = [];
  for (let at = 0; at < 9; at += 1) {
    codes.push(await finishedBook(context, client.member.code));
    clock.advance(1000);
  }
  clock.advance(8 * DAY_MS);
  const left = async () => {
    const rows = await Promise.all(codes.map((code) => findBookByCode(context.db, code)));
    return codes.filter((_, at) => rows[at] !== null);
  };
  await expireBooks(slowStore());
  const rest = await left();
  expect(rest).toEqual(codes.slice(-rest.length));
  // Books whose deletion was under way at the end are gone as well.
  expect([5, 6, 7, 8]).toContain(rest.length);
  vi.useRealTimers();
  await runJobs();
  expect(await left()).toEqual([]);
});

test('however many books are kept, a statement reads a batch of them', async () => {
  const client = await signedUpMember();
  const code = await finishedBook(context, client.member.code);
  await context.db.execute(sql`insert into book
    select (jsonb_populate_record(book, jsonb_build_object('code', 'many-' || at))).*
    from book, generate_series(1, 1100) at where code = ${code}`);
  clock.advance(8 * DAY_MS);
  statements.length = 0;
  const many = { ...context, storage: { ...context.storage, delete: async () => {} } };
  const kept = await finishedBook(context, client.member.code);
  await expireBooks(many);
  expect([await findBookByCode(context.db, code), await findBookByCode(context.db, kept)]).toMatchObject([
    null,
    { code: kept },
  ]);
  const pages = statements.filter((statement) => /^select .*"book".* limit/.test(statement));
  expect(pages).toHaveLength(4);
});
