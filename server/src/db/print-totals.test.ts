import { expect, test } from 'vitest';
import { databaseBefore } from '../../test/database-before.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { sql } from './drizzle.ts';

test('the migration fills in what is to be printed, also where an older release takes payment', async () => {
  const { db, withoutForeignKeys, migrateOn, close } = await databaseBefore('print_totals');
  await withoutForeignKeys(async () => {
    for (const [code, state] of [
      ['waiting', 'paid'],
      ['printing', 'in_print'],
      ['gone', 'shipped'],
      ['unpaid', 'payment_pending'],
    ]) {
      await db.execute(sql`insert into book (code, member_code, product_code, material_id, kit_id, theme_id, price_yen,
        design, state, press, created_at)
        values (${`book-${code}`}, 'm1', 'T0021', 7, 27001, 1, 500, '{"pageCount": 4}', 'complete', 'ready', now())`);
      await db.execute(sql`insert into shop_order (code, number, type, product_code, state, unit_price_yen,
        delivery_type_id, delivery_fee_yen, total_yen, customer, book_code, created_at)
        values (${code}, ${`F-${code}`}, 'normal', 'T0021', ${state}, 1, 5, 0, 1, '{}', ${`book-${code}`}, now())`);
      for (const [position, copies] of [2, 3].entries())
        await db.execute(sql`insert into order_destination (order_code, position, address, quantity)
          values (${code}, ${position}, '{}', ${copies})`);
    }
  });
  await migrateOn();
  const totals = () =>
    rowsOf({ db }, sql`select code, material_id, page_count, copies from shop_order order by code`);
  const known = { material_id: 7, page_count: 4, copies: 5 };
  const unknown = { material_id: null, page_count: null, copies: null };
  expect(await totals()).toEqual([
    { code: 'gone', ...unknown },
    { code: 'printing', ...known },
    { code: 'unpaid', ...unknown },
    { code: 'waiting', ...known },
  ]);
  // As the previous release writes it, which does not know the new columns.
  await db.execute(sql`update shop_order set state = 'paid', paid_at = now() where code = 'unpaid'`);
  expect(await totals()).toContainEqual({ code: 'unpaid', ...known });
  await close();
});
