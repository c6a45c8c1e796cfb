import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fuzz } from '../../test/fuzz.ts';
import { testApp } from '../../test/harness.ts';
import { beginToPay, orderedBook, payOnSandbox } from '../../test/order-making.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { jobHandlers } from '../job-handlers.ts';
import { readQueues } from '../metrics/queues.repository.ts';

/* No statement may read a table that grows from one end to the other: in the season that is half a million orders. */

/** Few rows whatever the season: what the shop's people enter. */
const SMALL = [
  'migration',
  // A day of jobs, which the metrics count.
  'job_common',
  'reprint',
  'operator',
  'operator_session',
  'campaign',
  'coupon',
  // A row a month.
  'audit_head',
  'order_edge',
  'sandbox_payment',
];

/** Hundreds of requests and their plans take some ten seconds, and several times that beside other work. */
const TIME_LIMIT_MS = 240_000;

const statements = new Map<string, readonly unknown[]>();
const database = await openTestDatabase((statement, values) => void statements.set(statement, values));
const shop = await testApp({ database });
const { context, signedUpMember, runJobs, clock } = shop;

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};

/** Indexes of a few rows, which may be read whole. */
const partial = new Set<unknown>();

/** Scans of a whole table or a whole index; a limit above one that is sorted already stops it early. */
function wholeScans(plan: Plan, isLimited = false): string[] {
  const type = plan['Node Type'];
  const table = plan['Relation Name'];
  const limited = isLimited || type === 'Limit';
  const isWhole =
    table !== undefined &&
    !SMALL.includes(table) &&
    // The catalogue of the database itself, which the tests of this file ask too.
    !table.startsWith('pg_') &&
    (type === 'Seq Scan' ||
      (/^Index/.test(type) &&
        !partial.has(plan['Index Name']) &&
        plan['Index Cond'] === undefined &&
        !limited));
  const passesLimit = type === 'Limit' || (limited && !['Sort', 'Aggregate'].includes(type));
  return [
    ...(isWhole ? [`${type} of ${table}`] : []),
    ...(plan.Plans ?? []).flatMap((below) => wholeScans(below, passesLimit)),
  ];
}

async function planOf(statement: string, values: readonly unknown[]): Promise<Plan> {
  const { rows } = (await database.jobDatabase.executeSql(`explain (format json) ${statement}`, [
    ...values,
  ])) as {
    rows: Record<string, unknown>[];
  };
  const plan = rows[0]?.['QUERY PLAN'];
  const [{ Plan: root }] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: Plan }];
  return root;
}

test('every reference has an index, so that deleting what it points to reads no table whole', async () => {
  const bare = await rowsOf(
    context,
    sql`select conrelid::regclass || ' (' || string_agg(attname, ', ') || ')' as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index where indrelid = conrelid
          and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)
      group by pg_constraint.oid, conrelid`,
  );
  const small = SMALL.map((table) => `${table} (`);
  expect(bare.filter(({ reference }) => !small.some((table) => String(reference).startsWith(table)))).toEqual(
    [],
  );
});

test(
  'no statement that calls and jobs make reads a large table from one end to the other',
  async () => {
    const member = await signedUpMember();
    await payOnSandbox(shop, await beginToPay(member, await orderedBook(member, context)));
    await fuzz(shop, { seed: 21, count: 800 });
    clock.advance(10 * 86_400_000);
    await runJobs();
    const scheduled = [
      'payment-reconcile',
      'draft-expire',
      'expired-delete',
      'audit-chain',
      'press-resume',
      'book-expire',
    ] as const;
    for (const name of scheduled) await jobHandlers(context)[name]({});
    await readQueues(context.db, new Date(clock.nowMs()));
    const asked = [...statements].filter(([text]) =>
      /^(select|update|delete|insert|with)/i.test(text.trim()),
    );
    const few = sql`select indexrelid::regclass::text as name from pg_index where indpred is not null`;
    for (const { name } of await rowsOf(context, few)) partial.add(name);
    // Small tables are read whole whatever index there is; where one could be used, it must be.
    await database.jobDatabase.executeSql('set enable_seqscan = off', []);
    const found: string[] = [];
    for (const [statement, values] of asked) {
      const scans = wholeScans(await planOf(statement, values));
      for (const scan of scans) found.push(`${scan}: ${statement.replace(/\s+/g, ' ').slice(0, 400)}`);
    }
    expect(asked.length).toBeGreaterThan(120);
    expect(found).toEqual([]);
  },
  TIME_LIMIT_MS,
);
