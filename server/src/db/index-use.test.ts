import { globSync } from 'node:fs';
import path from 'node:path';
import { everyCall } from '@fumi/contract';
import { expect, test } from 'vitest';
import { countCalls } from '../../test/called-functions.ts';
import { fuzz } from '../../test/fuzz.ts';
import { TEST_NOW_MS, testApp } from '../../test/harness.ts';
import { cpuSoFar } from '../../test/load/cpu-figures.ts';
import { DESK_LISTS } from '../../test/load/desk-lists.ts';
import { MEMBER_LISTS } from '../../test/load/member-lists.ts';
import { inSeason, READS, type Season, WRITES } from '../../test/load/season-calls.ts';
import { WORK } from '../../test/load/season-work.ts';
import { withPace } from '../../test/machine-pace.ts';
import { beginToPay, orderedBook, payOnSandbox } from '../../test/order-making.ts';
import { type Plan, planOf, wholeScans } from '../../test/query-plan.ts';
import { isFull, seedSeason } from '../../test/season.ts';
import { askSeldomAsked } from '../../test/seldom-asked.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { openTestDatabase, runsOnPostgres } from '../../test/test-database.ts';
import { jobHandlers } from '../job-handlers.ts';
import { JOBS, type JobName } from '../jobs/jobs.ts';
import { readQueues } from '../metrics/queues.repository.ts';
import { inquiryCommand } from '../modules/inquiry/inquiry.command.ts';
import { ordersToPack } from '../modules/packing/packing.repository.ts';
import { parcelCommand } from '../modules/parcel/parcel.command.ts';
import { waitingPage } from '../modules/parcel/parcel.repository.ts';
import { runCommand } from '../modules/print-run/print-run.command.ts';
import { orderCommand } from '../modules/print-shop/order.command.ts';
import { POSTCARD } from '../modules/trial/trial-books.ts';
import { fillTrialShop } from '../modules/trial/trial-shop.ts';
import { sql } from './drizzle.ts';

/* No statement may scan the whole of a table that grows: in the season that is half a million orders. */

/** Tables with few rows in any season: mostly what operators enter. */
const SMALL = [
  'migration',
  // A day of jobs, which the metrics count.
  'job_common',
  'operator',
  'operator_session',
  'campaign',
  // A row a month.
  'audit_head',
  'order_edge',
  'sandbox_payment',
];

/** Hundreds of requests and their plans take half a minute, and several times that beside other work; a season takes longer. */
const TIME_LIMIT_MS = isFull ? 1_800_000 : 240_000;

/** What operators ask on the command line. */
const LISTS = [
  [orderCommand, 'list'],
  [runCommand, 'waiting'],
  [runCommand, 'list'],
  [parcelCommand, 'list'],
  [inquiryCommand, 'list'],
] as const;

type Statements = readonly (readonly [statement: string, values: readonly unknown[]])[];

const statements = new Map<string, readonly unknown[]>();
const database = await openTestDatabase((statement, values) => void statements.set(statement, values));
const shop = await testApp({ database });
const { context, signedUpMember, runJobs, clock } = shop;

/** The daily close counts all orders by state from an index: 0.04 s for 500,000. */
const ALL_BY_STATE = /^Index Only Scan of shop_order: select "state", count\(\*\)/;

async function scansOf(asked: Statements, judged: Parameters<typeof wholeScans>[1]): Promise<string[]> {
  const found: string[] = [];
  for (const [statement, values] of asked) {
    const scans = wholeScans(await planOf(database, statement, values), judged);
    for (const scan of scans) found.push(`${scan}: ${statement.replace(/\s+/g, ' ').slice(0, 400)}`);
  }
  return found;
}

/** Partial indexes have few rows and may be read whole. */
async function partialIndexes(): Promise<ReadonlySet<string>> {
  const few = sql`select indexrelid::regclass::text as name from pg_index where indpred is not null`;
  return new Set((await rowsOf(context, few)).map(({ name }) => String(name)));
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

/** Photos of a photobook would take the test's time, and tell it nothing. */
const { goods } = context.content;
const postcards = {
  ...context.content,
  goods: { ...goods, products: goods.products.filter(({ code }) => code === POSTCARD) },
};

let asked: Statements = [];
let called: ReadonlySet<string> = new Set();

test(
  'no statement that calls, commands and jobs make reads a large table from one end to the other',
  async () => {
    const calledSoFar = await countCalls();
    const member = await signedUpMember();
    await payOnSandbox(shop, await beginToPay(member, await orderedBook(member, context)));
    await fuzz(shop, { seed: 21, count: 800 });
    await fillTrialShop({ ...context, content: postcards }, { orders: 10, seed: 1, isPaid: false }, () => {});
    const small = await inSeason(shop, false);
    await runJobs();
    for (const ask of [...Object.values(READS), ...Object.values(WORK)]) await ask(small);
    await context.db.transaction((tx) => askSeldomAsked(tx, new Date(clock.nowMs())));
    // The store notes the machine's own time.
    clock.set(Math.max(clock.nowMs(), Date.now()) + 10 * 86_400_000);
    await runJobs();
    const handlers = Object.entries(jobHandlers(context)) as [JobName, (data: object) => Promise<void>][];
    for (const [name, work] of handlers) if (JOBS[name].schedule) await work({});
    for (const [command, ...words] of LISTS) await command(words, { context, say: () => {} });
    await readQueues(context.db, new Date(clock.nowMs()));
    called = await calledSoFar();
    asked = [...statements].filter(([text]) => /^(select|update|delete|insert|with)/i.test(text.trim()));
    // Small tables are read whole whatever index there is; where one could be used, it must be.
    await database.jobDatabase.executeSql('set enable_seqscan = off', []);
    const partial = await partialIndexes();
    // The catalogue of the database itself is asked too, by the tests of this file.
    const isLarge = (table: string) => !SMALL.includes(table) && !table.startsWith('pg_');
    expect(asked.length).toBeGreaterThan(120);
    const found = await scansOf(asked, { isLarge, partial });
    expect(found.filter((scan) => !ALL_BY_STATE.test(scan))).toEqual([]);
  },
  TIME_LIMIT_MS,
);

/** Functions of repositories that the test above does not reach, by the reason. */
const NOT_CALLED: Readonly<Record<string, readonly string[]>> = {
  'Somebody waits for them on the command line, once in a month or a year, for all that there is': [
    ...['closeChain', 'countCopies', 'countUnsigned', 'deleteRows', 'listHeads', 'nextPart'].map(
      (name) => `audit-chain: ${name}`,
    ),
    ...[
      'audit-chain: oldestSigned',
      'audit-chain: openChain',
      'session: deleteAllSessions',
      'coupon: listCoupons',
    ],
    ...['endSignIns', 'isEmptyDatabase', 'photoKeys', 'pressDigests'].map((name) => `backup: ${name}`),
  ],
  'Operators are few': [
    ...['endOperatorDevice', 'hasOperatorDevice', 'insertOperatorDevice', 'takeOperatorDevice'].map(
      (name) => `operator-device: ${name}`,
    ),
    ...['deleteOperator', 'deleteOperatorSessions', 'findOperator', 'insertOperatorSession'].map(
      (name) => `operator: ${name}`,
    ),
    ...['listOperators', 'listSecrets', 'operatorOfToken', 'replaceSecret', 'takeStep'].map(
      (name) => `operator: ${name}`,
    ),
  ],
  'An authenticator or a provider would have to answer; rows are found by their keys': [
    ...['insertEntitlement', 'insertIdentity', 'putOffer', 'putPendingPerson', 'takeAuthorization'].map(
      (name) => `identity: ${name}`,
    ),
    'identity: takeOffer',
    ...['deletePasskeysOfDevice', 'hasPasskeysOfDevice', 'insertPasskey', 'lockOwner', 'notePasskeyUse'].map(
      (name) => `passkey: ${name}`,
    ),
    'passkey: takeChallenge',
  ],
  'They add, or change one row by its key': [
    ...['book: updatePress', 'book-item: replaceItem', 'book-item: sealAddresses', 'coupon: insertCoupon'],
    ...['coupon: insertUse', 'draft: insertPhoto', 'draft: updateDraft', 'kept-words: insertKept'],
    ...['order: setOption', 'payment: noteSlip', 'sent-cards: insertCard'],
  ],
  'They ask nothing of a table': ['ping: ping', 'queues: jobAges'],
  'It is put together elsewhere, by `prepared`': ['book: ownBook', 'book-item: itemsElsewhere'],
};

test('the test above calls every function of a repository but the listed ones', async () => {
  const missed: string[] = [];
  const source = path.join(import.meta.dirname, '..');
  for (const file of globSync('**/*.repository.ts', { cwd: source })) {
    const exported = (await import(path.join(source, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function' && !called.has(`${path.join(source, file)}: ${name}`))
        missed.push(`${path.basename(file, '.repository.ts')}: ${name}`);
  }
  expect(new Set(missed)).toEqual(new Set(Object.values(NOT_CALLED).flat()));
});

/** Fetches all that waits for its print or its parcel: on the day of the season a third of the books that there are. */
const EVERYTHING_THAT_WAITS =
  /^Seq Scan of (book|print_run_item|order_destination): select ("shop_order"\."code", .*"paid_at"|"parcel"\."number")/;

/** Below this a table is read whole as fast as by an index, and PostgreSQL knows. */
const LARGE_ROWS = 10_000;

// PostgreSQL plans from a sample of the rows; in a small season it sometimes chooses otherwise.
test.runIf(runsOnPostgres && isFull)(
  'in the season PostgreSQL chooses the indexes too',
  async () => {
    await database.jobDatabase.executeSql('set enable_seqscan = on', []);
    await seedSeason(database, 1, TEST_NOW_MS);
    const counted = sql`select relname as table from pg_class where relkind = 'r' and reltuples > ${LARGE_ROWS}`;
    const large = new Set((await rowsOf(context, counted)).map(({ table }) => table));
    expect(large.size).toBeGreaterThan(10);
    const judged = { isLarge: (table: string) => large.has(table), partial: await partialIndexes() };
    const found = await scansOf(asked, judged);
    expect(found.filter((scan) => !EVERYTHING_THAT_WAITS.test(scan) && !ALL_BY_STATE.test(scan))).toEqual([]);
  },
  TIME_LIMIT_MS,
);

const indexesOf = (plan: Plan): string[] => [
  ...(plan['Index Name'] ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
];

test.runIf(runsOnPostgres && isFull).each([
  ['parcels', 'parcel_to_ship', () => waitingPage(context.db, { typeIds: [5], after: '', limit: 201 })],
  ['orders to pack', 'shop_order_to_pack', () => ordersToPack(context.db, null, 201)],
] as const)(
  'in the season a page of %s is read in the order of its index, not sorted out of all that waits',
  async (_, index, pageOf) => {
    const { sql: statement, params } = pageOf().toSQL();
    const plan = await planOf(database, statement, params);
    expect(indexesOf(plan)).toContain(index);
    expect(JSON.stringify(plan)).not.toMatch(/"Node Type":"(Bitmap Heap Scan|Seq Scan)"/);
  },
);

/** CPU of an answer for which nobody notices the wait; other load does not count (docs/capacity.md). */
const BUDGET_MS = 100;
/** Calls with budgets of their own, for 500,000 orders: twice what each takes on two cores. */
const OWN_BUDGETS_MS: Readonly<Record<string, number>> = {
  // All of a member's: here 2,000 contacts and 700 orders, once in a year.
  memberExport: 500,
  // Counts the 60,000 that wait for each press, and shows the first of eight lists.
  deskToday: 200,
  today: 200,
  // Reads a page of the table for each of 50,000 matches, and shows the newest.
  'orders by surname': 400,
  // The same for 15,000 matches.
  'orders by kana': 300,
  // Reads each of the 36,000 that wait of the product, for a run that people wait minutes for.
  deskRunGather: 1200,
  // Computes the figures of the day from all orders, once a day.
  deskDayClose: 300,
};
const ROUNDS = 10;
/** No account is exported more often in a day. */
const MOST_EXPORTS = 5;

type Ask = (season: Season) => Promise<{ readonly ok: boolean }>;

/** Every call that reads, and each list as it is filtered and far down. */
const ASKED: readonly (readonly [what: string, ask: Ask])[] = [
  ...Object.entries(READS),
  ...DESK_LISTS.map(([what, ask]): [string, Ask] => [what, ({ desk }) => ask(desk)]),
  ...MEMBER_LISTS.map(([what, ask]): [string, Ask] => [`own ${what}`, ({ member }) => ask(member)]),
];

let season: Promise<Season> | undefined;

/** CPU of one answer, of the shop and of PostgreSQL, ms, at the pace of the machine for which limits are written. */
async function spentMs(ask: Ask, rounds: number): Promise<number> {
  season ??= inSeason(shop, true);
  const visitors = await season;
  const { value: spent, pace } = await withPace(async () => {
    const before = await cpuSoFar(context);
    for (let round = 0; round < rounds; round += 1) expect(await ask(visitors)).toMatchObject({ ok: true });
    const after = await cpuSoFar(context);
    return after.shopMs - before.shopMs + after.databaseMs - before.databaseMs;
  });
  return spent / rounds / pace;
}

test('every call that is left out because it writes is a POST', () => {
  expect(WRITES.filter((name) => !everyCall[name].route.startsWith('POST '))).toEqual([]);
});

test('every budget of its own belongs to something that is measured', () => {
  const asked = new Set([...ASKED.map(([what]) => what), ...Object.keys(WORK)]);
  expect(Object.keys(OWN_BUDGETS_MS).filter((what) => !asked.has(what))).toEqual([]);
});

const countsCpu = test.runIf(runsOnPostgres && isFull && process.platform === 'linux');

countsCpu.each(ASKED)('in the season %s answers within its budget of CPU', async (what, ask) => {
  const ms = await spentMs(ask, what === 'memberExport' ? MOST_EXPORTS : ROUNDS);
  expect(ms).toBeLessThan(OWN_BUDGETS_MS[what] ?? BUDGET_MS);
});

// Once: what is done cannot be done again.
countsCpu.each(Object.entries(WORK))('in the season %s works within its budget of CPU', async (what, ask) => {
  const ms = await spentMs(ask, 1);
  expect(ms).toBeLessThan(OWN_BUDGETS_MS[what] ?? BUDGET_MS);
});
