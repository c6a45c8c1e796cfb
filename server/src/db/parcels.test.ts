import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmbedded } from './open-database.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const first = files.find((name) => name.endsWith('_parcels.sql')) ?? '';

test('the number that an order had is that of its first parcel, and what is not printed has no parcel', async () => {
  const { db, close } = await openEmbedded({ dump: null });
  const migrate = async (names: readonly string[]) => {
    for (const name of names)
      for (const statement of readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint'))
        await db.execute(sql.raw(statement));
  };
  await migrate(files.filter((name) => name < first));
  await db.execute(sql`set session_replication_role = replica`);
  const orders = [
    ['gone', 'shipped', '123456789012', '2026-11-02'],
    ['printing', 'in_print', null, null],
    ['paid', 'paid', null, null],
  ];
  for (const [code, state, tracking, shippedAt] of orders) {
    await db.execute(sql`insert into shop_order (code, number, type, product_code, state, unit_price_yen,
      delivery_type_id, delivery_fee_yen, total_yen, customer, tracking_number, created_at, shipped_at)
      values (${code}, ${`F-${code}`}, 'normal', 'T0024', ${state}, 1, 5, 0, 1, '{}', ${tracking}, now(), ${shippedAt})`);
    for (const position of [0, 1])
      await db.execute(sql`insert into order_destination values (${code}, ${position}, '{}', 1)`);
  }
  await db.execute(sql`set session_replication_role = default`);
  await migrate(files.filter((name) => name >= first));
  const { rows } = (await db.execute(
    sql`select number, tracking_number, shipped_at is not null as has_left from parcel order by number`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([
    { number: 'F-gone-1', tracking_number: '123456789012', has_left: true },
    { number: 'F-gone-2', tracking_number: null, has_left: true },
    { number: 'F-printing-1', tracking_number: null, has_left: false },
    { number: 'F-printing-2', tracking_number: null, has_left: false },
  ]);
  await close();
});
