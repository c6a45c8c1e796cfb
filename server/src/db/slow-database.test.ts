import pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { runsOnPostgres, withEmptyPostgres } from '../../test/test-database.ts';
import { sql } from './drizzle.ts';
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

/** More calls than there are connections. */
const CALLS = 30;

async function lockedOut(url: string): Promise<void> {
  const database = openPostgres(url, () => {});
  const { signedUpMember, visitor } = await testApp({ database });
  const member = await signedUpMember();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table contact in access exclusive mode');
  const ask = async () => {
    const beganMs = performance.now();
    const { status } = await member.request({ path: '/api/address_book/list' });
    return { status, seconds: (performance.now() - beganMs) / 1000 };
  };
  const asked = await Promise.all(Array.from({ length: CALLS }, ask));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...asked.map(({ seconds }) => seconds))).toBeLessThan(5);
  expect((await visitor().request({ path: '/healthz' })).status).toBe(200);
  await holder.end();
  expect((await ask()).status).toBe(200);
}

test.runIf(runsOnPostgres)(
  'while a lock that all calls need is held, each call is told within five seconds to come again',
  async () => {
    expect(await withEmptyPostgres(lockedOut)).toBe(true);
  },
);

test.runIf(runsOnPostgres)(
  'a statement that waits too long ends, its call is told to come again, and the others go on',
  async () => {
    expect(await withEmptyPostgres(heldUp)).toBe(true);
  },
);
