import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { runsOnPostgres } from '../../../test/test-database.ts';
import { sql } from '../../db/drizzle.ts';
import { type OrderFilter, orderPage } from './desk-orders.repository.ts';

/* A shop with so many orders runs on PostgreSQL; the embedded database is asked while empty. */

const ORDERS = 100_000;

const { context } = await testApp();
const { db } = context;

/** Rows of one insert: a statement may not take long. */
const ROWS_AT_ONCE = 10_000;

async function fill(): Promise<void> {
  for (let from = 1; from <= ORDERS; from += ROWS_AT_ONCE) {
    await db.execute(sql`
    with made as (
      insert into shop_order (code, number, type, product_code, state, unit_price_yen, delivery_type_id,
        delivery_fee_yen, total_yen, customer, created_at, paid_at)
      select 'o' || n, 'F' || to_char((timestamptz '2026-01-01' + n * interval '5 minutes') at time zone 'Asia/Tokyo', 'YYMMDD') || '-' || lpad(upper(to_hex(n)), 5, '0'), 'normal',
        (array['T0021', 'T0014', 'T0005'])[1 + n % 3], (array['shipped', 'paid', 'refunded', 'shipped'])[1 + n % 4],
        500, 1 + n % 5, 0, 500,
        jsonb_build_object('name', case n % 50 when 0 then '佐藤' else '山田' end || n, 'kana', 'ヤマダ' || n, 'email', 'person' || n || '@example.jp',
          'tel', '03-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n / 10)::text, 4, '0')),
        timestamptz '2026-01-01' + n * interval '5 minutes', timestamptz '2026-01-01' + n * interval '5 minutes'
      from generate_series(${from}::int, ${from + ROWS_AT_ONCE - 1}::int) n
      returning code, customer)
    insert into order_destination (order_code, position, address, quantity)
    select code, 0, customer - 'email', 1 from made`);
  }
  await db.execute(sql`analyze`);
}

const SEARCHES: [what: string, filter: OrderFilter][] = [
  ['everything', { byPerson: true }],
  ['a state', { byPerson: true, state: 'paid' }],
  ['a product', { byPerson: true, productCode: 'T0014' }],
  ['a delivery and a state', { byPerson: true, deliveryTypeId: 3, state: 'refunded' }],
  ['a day', { byPerson: true, day: '2026-06-01' }],
  ['a number', { byPerson: true, q: 'F260123-0' }],
  ['the numbers of a day', { byPerson: true, q: 'F260123' }],
  ['the numbers of a month', { byPerson: true, q: 'F2602' }],
  ['the numbers of a year that has none', { byPerson: true, q: 'F24' }],
  ['a name', { byPerson: true, q: '山田4321' }],
  ['a surname that thousands have', { byPerson: true, q: '佐藤' }],
  ['a reading', { byPerson: true, q: 'やまだ4321' }],
  ['an e-mail address', { byPerson: true, q: 'person77777@' }],
  ['a telephone number', { byPerson: true, q: '034321' }],
  ['nobody', { byPerson: true, q: 'zzz' }],
  [
    'a page in the middle',
    { byPerson: true, state: 'paid', after: { createdAt: new Date('2026-06-01'), code: 'o5' } },
  ],
];

if (runsOnPostgres) {
  await fill();

  test.each(SEARCHES)('among 100,000 orders %s is found without reading a table whole', async (_, filter) => {
    const plan = await rowsOf(context, sql`explain ${orderPage(db, filter, 51).getSQL()}`);
    const lines = plan.map((row) => String(Object.values(row)[0]));
    expect(lines.filter((line) => /Seq Scan on (shop_order|order_destination)/.test(line))).toEqual([]);
  });

  test('the numbers of a day are found by their index, however many orders came since', async () => {
    const plan = await rowsOf(
      context,
      sql`explain ${orderPage(db, { byPerson: true, q: 'F260123' }, 51).getSQL()}`,
    );
    const text = plan.map((row) => String(Object.values(row)[0])).join('\n');
    expect(text).toContain('shop_order_search_number');
    expect(text).not.toContain('starts_with');
  });
  test('a search for an old month reads no newer orders', async () => {
    const asked = orderPage(db, { byPerson: true, q: 'F2602' }, 51).getSQL();
    const plan = await rowsOf(context, sql`explain (analyze, costs off, timing off) ${asked}`);
    const left = plan
      .map((row) => /Rows Removed by (?:Join )?Filter: (\d+)/.exec(String(Object.values(row)[0]))?.[1] ?? 0)
      .map(Number);
    // Orders of some days behind the month's end may be read; a day has 288.
    expect(Math.max(...left)).toBeLessThan(5 * 288);
    const numbers = (await orderPage(db, { byPerson: true, q: 'F2602' }, 51)).map(
      ({ order }) => order.number,
    );
    expect(numbers).toHaveLength(51);
    expect(numbers.filter((number) => !number.startsWith('F260228'))).toEqual([]);
  });
} else {
  test('the searches run on an embedded database', async () => {
    for (const [, filter] of SEARCHES) expect(await orderPage(db, filter, 51)).toEqual([]);
  });
}
