import { seededRandom } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { trialCommand } from './trial.command.ts';
import { POSTCARD } from './trial-books.ts';
import { trialEnds } from './trial-ends.ts';

const shop = await testApp();

/** The shop with postcards alone: photos of a photobook would take the test's time, and tell it nothing. */
const { goods } = shop.context.content;
const products = goods.products.filter(({ code }) => code === POSTCARD);
const small = { ...shop.context, content: { ...shop.context.content, goods: { ...goods, products } } };

async function command(words: readonly string[], changes: Partial<typeof small.config> = {}) {
  const said: string[] = [];
  const context = { ...small, config: { ...small.config, ...changes } };
  const code = await trialCommand(words, { context, say: (line) => said.push(line) });
  return { code, text: said.join('\n') };
}

test('a trial leaves an order in each state, with its book and its mails', async () => {
  const { code, text } = await command(['--orders', '10']);
  expect([code, text]).toEqual([0, expect.stringContaining('10 orders')]);
  const orders = await rowsOf(
    shop.context,
    sql`select state, held_at is not null as held from shop_order order by 1, 2`,
  );
  expect(orders.map(({ state, held }) => (held ? `${state}, held` : state))).toEqual([
    'draft',
    'in_print',
    'paid',
    'paid, held',
    'payment_pending',
    'refunded',
    'refunding',
    'shipped',
    'shipped',
    'shipped',
  ]);
  const count = async (table: SQL) =>
    (await rowsOf(shop.context, sql`select count(*)::int as count from ${table}`))[0]?.count;
  expect(await count(sql`book where press <> 'ready'`)).toBe(0);
  expect(await count(sql`mail_outbox where state <> 'sent'`)).toBe(0);
  expect(await count(sql`refund where state = 'granted'`)).toBe(1);
  expect(await count(sql`print_run where state = 'ready'`)).toBe(1);
  expect(await count(sql`inquiry`)).toBe(1);
  expect(await shop.context.jobs.failures(10)).toEqual([]);
});

test('the same seed rolls the same orders, and another one others', () => {
  const ends = (seed: number) => trialEnds(60, seededRandom(seed));
  expect(ends(1)).toEqual(ends(1));
  expect(ends(1)).not.toEqual(ends(2));
  expect(new Set(ends(1)).size, 'all ends').toBe(10);
});

test.each([
  ['in production', { isProduction: true }],
  ['where mails are real', { smtpUrl: 'smtps://mail.example' }],
])('a trial is refused %s, and makes nothing', async (_, changes) => {
  const before = await rowsOf(shop.context, sql`select count(*) from shop_order`);
  const { code, text } = await command(['--orders', '1'], changes);
  expect([code, text]).toEqual([1, expect.stringContaining('development only')]);
  expect(await rowsOf(shop.context, sql`select count(*) from shop_order`)).toEqual(before);
});

test.each([[['--orders', '0']], [['--orders', 'many']], [['--seed', 'x']]])(
  '%j tells how to use it',
  async (words) => {
    expect(await command(words)).toEqual({ code: 1, text: expect.stringMatching(/^usage/) });
  },
);
