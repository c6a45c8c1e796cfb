import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { finishedBook, orderBody } from '../../test/order-making.ts';
import { runsOnPostgres } from '../../test/test-database.ts';
import { sql } from '../db/drizzle.ts';

const { context, signedUpMember } = await testApp();

const SLOW_SECONDS = 2;

// The embedded database has one connection, and no reserve.
test.skipIf(!runsOnPostgres)(
  'while every connection is taken and other calls wait, an order is made first',
  async () => {
    const member = await signedUpMember();
    const bookCode = await finishedBook(context, member.member.code);
    const ended: string[] = [];
    const flood = Array.from({ length: 20 }, () =>
      context.db.execute(sql`select pg_sleep(${SLOW_SECONDS})`).then(() => ended.push('flood')),
    );
    const others = member.contactsList({ query: {} }).then(() => ended.push('contacts'));
    const created = await member.orderCreate({ body: orderBody(bookCode) });
    ended.push('order');
    expect(created.ok).toBe(true);
    await Promise.all([...flood, others]);
    expect(ended[0]).toBe('order');
    expect(ended.filter((what) => what === 'flood')).toHaveLength(20);
  },
  30_000,
);
