import { KEPT_DAYS } from '@fumi/domain';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { eventLoopBlocking } from '../../../test/loop-probe.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { keyringOf } from '../../secrets/keyring.ts';
import { deleteExpired } from '../retention/expired.service.ts';
import { auditCommand } from './audit.command.ts';
import { noteAudit } from './audit.repository.ts';
import { chainAudit, verifyAudit } from './audit-chain.service.ts';

const { context, clock } = await testApp();
const { db } = context;

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-05-30T12:00:00+09:00');

const run = (statement: ReturnType<typeof sql>) => rowsOf(context, statement);

async function command(...words: string[]) {
  const said: string[] = [];
  const code = await auditCommand(words, { context, say: (line) => said.push(line) });
  return { code, said: said.join('\n') };
}

/** Five entries of May and three of June; the third changed an address. */
beforeEach(async () => {
  await run(sql`delete from audit`);
  await run(sql`delete from audit_head`);
  clock.set(START_MS);
  for (let entry = 1; entry <= 8; entry += 1) {
    const [before, after] = [{ zip: '1060032', tel: '0312345678' }, { zip: '6048005' }];
    const details = entry === 3 ? { origin: '203.0.113.9', before, after } : {};
    await noteAudit(db, context, 'operator:aoi', 'deskOrder', `F2605-${entry}`, details);
    clock.advance(entry === 5 ? DAY_MS : DAY_MS / 8);
  }
  await chainAudit(context);
  clock.advance(60_000);
});

test('the log of two months is whole, and each month has a head', async () => {
  const { months, unsigned } = await verifyAudit(context);
  expect(months).toMatchObject([
    { month: '2026-05', rows: 5, problems: [] },
    { month: '2026-06', rows: 3, problems: [] },
  ]);
  expect(unsigned).toBe(0);
  expect(await command('verify')).toMatchObject({ code: 0, said: expect.stringMatching(/The log is whole/) });
});

test('places that are given during a verification are not reported as problems', async () => {
  await noteAudit(db, context, 'operator:aoi', 'deskOrder', 'F2606-9');
  const [{ months }] = await Promise.all([verifyAudit(context), chainAudit(context)]);
  expect(months.flatMap(({ problems }) => problems)).toEqual([]);
});

test('entries hold field names and digests; the values are stored apart and deleted earlier', async () => {
  const [entry = {}] = await run(sql`select * from audit where object = 'F2605-3'`);
  expect(entry.fields).toBe('tel,zip');
  expect(JSON.stringify(entry)).not.toMatch(/6048005|0312345678|203\.0\.113/);
  clock.advance(KEPT_DAYS.corrections * DAY_MS);
  await deleteExpired(context);
  expect(await run(sql`select * from audit_details`)).toEqual([]);
  const { months } = await verifyAudit(context);
  expect(months.flatMap(({ problems }) => problems)).toEqual([]);
});

test.each([
  ['who', sql`update audit set actor = 'operator:mei' where object = 'F2605-2'`],
  ['what', sql`update audit set action = 'deskOrderList' where object = 'F2605-2'`],
  ['of which order', sql`update audit set object = 'F2605-9' where object = 'F2605-2'`],
  ['when', sql`update audit set at = at + interval '1 minute' where object = 'F2605-2'`],
  ['what was found', sql`update audit_details set before = '{"zip":"1"}'`],
  ['from where', sql`update audit_details set origin = ''`],
  ['details that are gone', sql`delete from audit_details`],
  ['a row that is gone', sql`delete from audit where object = 'F2605-2'`],
  ['the last row, gone', sql`delete from audit where object = 'F2605-5'`],
  [
    'the last row gone, and the head shorter',
    sql`with gone as (delete from audit where object = 'F2605-5') update audit_head set rows = 4`,
  ],
  ['two rows in each other’s place', sql`update audit set position = 5 - position where position in (1, 4)`],
  [
    'a row that nobody signed',
    sql`insert into audit (at, actor, action, object, nonce, mac, position)
      select at, 'operator:mei', action, object, 'x', mac, 6 from audit where object = 'F2605-5'`,
  ],
  [
    'a row given twice',
    sql`insert into audit (at, actor, action, object, fields, nonce, details_mac, mac)
      select at, actor, action, object, fields, nonce, details_mac, mac from audit where object = 'F2605-5'`,
  ],
  ['a whole month', sql`delete from audit where at < '2026-06-01'`],
  ['a whole month with its head', sql`delete from audit_head where month = '2026-05'`],
  [
    'a month that only says that it was dropped',
    sql`with gone as (delete from audit where at < '2026-06-01')
      update audit_head set dropped_at = at from (select now() as at) as now where month = '2026-05'`,
  ],
])('somebody with the database alone is found out: %s', async (_, change) => {
  await run(change);
  await chainAudit(context);
  const { months } = await verifyAudit(context);
  expect(months.flatMap(({ problems }) => problems)).not.toEqual([]);
  expect((await command('verify')).code).toBe(1);
});

test('a log of many entries is read in parts, and leaves the event loop to others', async () => {
  const many = Array.from({ length: 6000 }, (_, number) => `F2606-${number}`);
  for (let from = 0; from < many.length; from += 500)
    await noteAudit(db, context, 'operator:aoi', 'deskOrder', many.slice(from, from + 500), {
      before: { note: 'x'.repeat(2000) },
    });
  await chainAudit(context);
  const { value, standing } = await eventLoopBlocking(() => verifyAudit(context));
  expect(value.months.at(-1)).toMatchObject({ rows: 6003, waiting: 0, problems: [] });
  expect(standing.ownMs).toBeLessThan(100);
  await run(sql`update audit_details set before = '{}'`);
  const { months } = await verifyAudit(context);
  expect(months.at(-1)?.problems).toHaveLength(1000);
});

test('entries signed with a key that is gone are reported', async () => {
  const keys = keyringOf([Buffer.alloc(32, 1)]);
  const { months } = await verifyAudit({ db, clock, keys });
  expect(months.every(({ problems }) => problems.length > 0)).toBe(true);
});

test('a month that is over can be dropped when it is whole; its head stays and vouches for it', async () => {
  const [before] = (await verifyAudit(context)).months;
  expect((await command('drop', '2026-06')).said).toMatch(/over/);
  expect((await command('drop', '2025-01')).said).toMatch(/no such month/);
  expect((await command('drop', 'May')).said).toMatch(/^usage/);
  await run(sql`update audit set actor = 'operator:mei' where object = 'F2605-2'`);
  expect((await command('drop', '2026-05')).said).toMatch(/Nothing was dropped/);
  await run(sql`update audit set actor = 'operator:aoi' where object = 'F2605-2'`);
  expect((await command('drop', '2026-05')).code).toBe(0);
  expect(await run(sql`select * from audit where at < '2026-05-31T15:00:00Z'`)).toEqual([]);
  const [after] = (await verifyAudit(context)).months;
  expect(after).toEqual({ ...before, droppedAt: new Date(clock.nowMs()) });
});

test('entries that are older than the chain are counted, and neither chained nor trusted', async () => {
  await run(
    sql`insert into audit (at, actor, action, object) values (${'2026-04-01T00:00:00Z'}, 'x', 'y', '')`,
  );
  await chainAudit(context);
  const { months, unsigned } = await verifyAudit(context);
  expect([months.length, unsigned]).toEqual([2, 1]);
  expect((await command('verify')).said).toMatch(/1 entries are older/);
});
