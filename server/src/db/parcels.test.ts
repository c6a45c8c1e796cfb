import { expect, test } from 'vitest';
import { databaseBefore } from '../../test/database-before.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { sql } from './drizzle.ts';

test('the migration moves a tracking number to the first parcel; unprinted orders get none', async () => {
  const { db, withoutForeignKeys, migrateOn, close } = await databaseBefore('parcels');
  const orders = [
    ['gone', 'shipped', '123456789012', '2026-11-02'],
    ['printing', 'in_print', null, null],
    ['paid', 'paid', null, null],
  ];
  await withoutForeignKeys(async () => {
    for (const [code, state, tracking, shippedAt] of orders) {
      await db.execute(sql`insert into shop_order (code, number, type, product_code, state, unit_price_yen,
      delivery_type_id, delivery_fee_yen, total_yen, customer, tracking_number, created_at, shipped_at)
      values (${code}, ${`F-${code}`}, 'normal', 'T0024', ${state}, 1, 5, 0, 1, '{}', ${tracking}, now(), ${shippedAt})`);
      for (const position of [0, 1])
        await db.execute(sql`insert into order_destination values (${code}, ${position}, '{}', 1)`);
    }
  });
  await migrateOn();
  const rows = await rowsOf(
    { db },
    sql`select number, tracking_number, shipped_at is not null as has_left from parcel order by number`,
  );
  expect(rows).toEqual([
    { number: 'F-gone-1', tracking_number: '123456789012', has_left: true },
    { number: 'F-gone-2', tracking_number: null, has_left: true },
    { number: 'F-printing-1', tracking_number: null, has_left: false },
    { number: 'F-printing-2', tracking_number: null, has_left: false },
  ]);
  await close();
});
