import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { runsOnPostgres, withEmptyPostgres } from '../../test/test-database.ts';
import { openPostgres } from './open-database.ts';

/** So short that the test need not wait; the shop waits fifteen seconds. */
const TIMEOUTS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 300,
  idle_in_transaction_session_timeout: 30_000,
};

async function heldUp(url: string): Promise<void> {
  const database = openPostgres(url, () => {}, undefined, TIMEOUTS);
  const { context, signedUpMember, visitor } = await testApp({ database });
  const member = await signedUpMember();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table contact in access exclusive mode');
  const late = await member.request({ path: '/api/address_book/list' });
  expect([late.status, JSON.parse(late.text).error.code]).toEqual([503, 'unavailable']);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect((await visitor().request({ path: '/api/member/' })).status).toBe(200);
  await holder.query('rollback');
  await holder.end();
  expect((await member.request({ path: '/api/address_book/list' })).status).toBe(200);
  const running = await rowsOf(
    context,
    sql`select query from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
  );
  expect(running).toEqual([]);
}

test.runIf(runsOnPostgres)(
  'a statement that waits too long ends, its call is told to come again, and the others go on',
  { timeout: 60_000 },
  async () => {
    expect(await withEmptyPostgres(heldUp)).toBe(true);
  },
);
