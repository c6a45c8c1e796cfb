import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { finishBook, kitOnSale, someone } from '../../test/book-posting.ts';
import { testApp } from '../../test/harness.ts';
import { orderedBook } from '../../test/order-making.ts';
import { runsOnPostgres } from '../../test/test-database.ts';
import { withRetries } from '../adapters/storage-retry.ts';
import { buildApp } from '../app.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inRuns } from '../jobs/in-runs.ts';
import { queueMail } from '../modules/mail/mail.service.ts';
import { openMetrics } from './metrics.ts';
import { openPrivateServer } from './private-server.ts';
import { BACKUP_MARK } from './status.ts';

const { context, clock, signedUpMember, app, runJobs } = await testApp();
const metrics = openMetrics();
const watched = await buildApp(context, metrics.watch);

async function listening(shown: Context): Promise<string> {
  const server = openPrivateServer(shown, metrics);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const url = await listening(context);
afterAll(async () => {
  metrics.close();
  await watched.close();
});

test('metrics are lines that Prometheus reads, with routes and without codes', async () => {
  const member = await signedUpMember();
  await orderedBook(member, context);
  await watched.inject('/api/contact/list');
  await watched.inject('/api/book/a-secret-code');
  const text = await (await fetch(`${url}/metrics`)).text();
  const values = text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  for (const line of values)
    expect(line).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \d+(\.\d+)?(e-?\d+)?$/);
  expect(text).toContain('fumi_request_seconds_count{method="GET",route="/api/contact/list",status="4xx"} 1');
  expect(text).not.toContain('a-secret-code');
  expect(text).toContain('fumi_part_ok{part="store"} 1');
  expect(text).not.toContain('fumi_backup_age_seconds');
  await context.storage.put(BACKUP_MARK, Buffer.from('now'));
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^fumi_backup_age_seconds \d/m);
  expect(text).toMatch(/^fumi_mails_waiting [1-9]/m);
  expect(text).toMatch(/^fumi_jobs\{queue="mail-send",state="created"\} [1-9]/m);
  expect(text).toMatch(/^fumi_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
});

test('metrics have the times of press files by type of product', async () => {
  const text = async () => (await fetch(`${url}/metrics`)).text();
  expect(await text()).toContain('# TYPE fumi_press_seconds histogram');
  await finishBook(await signedUpMember(), context, {
    kit: kitOnSale(context),
    sender: someone('佐藤'),
    recipients: [someone('髙橋')],
  });
  await runJobs();
  const told = await text();
  expect(told).toMatch(/^fumi_press_seconds_count\{file="postcard"\} [1-9]/m);
  expect(told).toMatch(/^fumi_press_seconds_bucket\{file="postcard",le="300"\} [1-9]/m);
  expect(told).toMatch(/^fumi_press_seconds_sum\{file="postcard"\} \d+\.\d*[1-9]/m);
});

test('uploads are counted by how they end, also those that break off, and while they are under way', async () => {
  const shop = await watched.listen({ host: '127.0.0.1', port: 0 });
  const told = async () => (await fetch(`${url}/metrics`)).text();
  const photo = { method: 'POST', headers: { 'x-requested-with': 'fumi' } };
  const headers = { ...photo.headers, 'content-type': 'multipart/form-data; boundary=x' };
  const torn = request(`${shop}/api/inquiry/photo`, { ...photo, headers });
  torn.on('error', () => {});
  torn.write('--x');
  await expect.poll(told).toContain('fumi_uploads_open 1');
  torn.destroy();
  await expect.poll(told).toContain('fumi_upload_seconds_count{status="torn"} 1');
  await (await fetch(`${shop}/api/inquiry/photo`, { ...photo, body: new FormData() })).text();
  await expect.poll(told).toContain('fumi_uploads_open 0');
  expect(await told()).toContain('fumi_upload_seconds_count{status="4xx"} 1');
});

test.runIf(runsOnPostgres)(
  'metrics tell how many connections are in use, what waits for one, and how long they are held',
  async () => {
    const place = await listening(context);
    const told = async () => (await fetch(`${place}/metrics`)).text();
    const inUse = () => context.measured.connections?.inUse().find(({ pool }) => pool === 'shared');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holders = Array.from({ length: 13 }, () => context.db.transaction(() => held));
    await expect.poll(inUse).toEqual({ pool: 'shared', used: 10, idle: 0, waiting: 3 });
    letGo();
    await Promise.all(holders);
    const text = await told();
    expect(text).toContain('fumi_database_connections{pool="shared",state="waiting"} 0');
    expect(text).toContain('fumi_database_connections{pool="reserved",state="used"} 0');
    expect(text).toMatch(/^fumi_database_seconds_count\{pool="shared"\} [1-9]\d/m);
  },
);

test.skipIf(runsOnPostgres)('an embedded database has no connections to tell of', async () => {
  expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('fumi_database_');
});

test('metrics tell since when a job goes on from run to run, until it is done', async () => {
  const unfinished = async () =>
    /^fumi_job_unfinished_seconds.*$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[0];
  expect(await unfinished()).toBeUndefined();
  await inRuns(context, 'book-expire', {}, async () => ({}));
  clock.advance(3_600_000);
  expect(await unfinished()).toBe('fumi_job_unfinished_seconds{queue="book-expire-2"} 3600');
  await runJobs();
  expect(await unfinished()).toBeUndefined();
});

test('mail that is late is counted by its recipients, so that one address is told from a mail server', async () => {
  await runJobs();
  const late = async () =>
    /^fumi_mail_recipients_late (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  const content = { subject: 'ご注文', blocks: [] };
  for (const to of ['one@example.jp', 'one@example.jp', 'two@example.jp'])
    await context.db.transaction((tx) => queueMail(tx, context, { kind: 'order-paid', to, content }));
  expect(await late()).toBe('0');
  clock.advance(601_000);
  expect(await late()).toBe('2');
});

test('the status names every part, and says so when the store hangs', async () => {
  const well = await fetch(`${url}/status`);
  expect(await well.json()).toMatchObject({
    parts: {
      database: { ok: true, schema: 'same' },
      store: { ok: true },
      disk: { freeBytes: expect.any(Number) },
    },
  });
  const storage = { ...context.storage, stat: () => new Promise<never>(() => {}) };
  const ill = await fetch(`${await listening({ ...context, storage })}/status`);
  expect([ill.status, ((await ill.json()) as { parts: { store: object } }).parts.store]).toMatchObject([
    503,
    { ok: false, reason: 'no answer within 3000 ms' },
  ]);
});

test('the status says how old the oldest job of each queue is, as the metrics do', async () => {
  const { enqueue } = context.jobs;
  await enqueue(context.db, 'press-resume', {});
  await enqueue(context.db, 'payment-reconcile', {}, { delaySeconds: 60 });
  const { jobAgeSeconds } = (await (await fetch(`${url}/status`)).json()) as { jobAgeSeconds: object };
  expect(jobAgeSeconds).toMatchObject({ 'press-resume': expect.any(Number), 'payment-reconcile': 0 });
  expect(Object.values(jobAgeSeconds).every((age) => age < 600)).toBe(true);
  const told = await (await fetch(`${url}/metrics`)).text();
  for (const queue of Object.keys(jobAgeSeconds))
    expect(told).toContain(`fumi_job_age_seconds{queue="${queue}"}`);
});

test('the status says why the store is not well, also while it is left alone', async () => {
  const refused = new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), { code: 'ECONNREFUSED' }),
  });
  const rules = { tryMs: 1000, msPerByte: 1, delaysMs: [], maxFailures: 1, restMs: 60_000 };
  const storage = withRetries({ ...context.storage, stat: () => Promise.reject(refused) }, rules);
  const place = await listening({ ...context, storage });
  for (const look of ['asked', 'left alone'])
    expect([look, await (await fetch(`${place}/status`)).json()]).toMatchObject([
      look,
      { parts: { store: { ok: false, reason: 'connect ECONNREFUSED 127.0.0.1:9000' } } },
    ]);
});

test('a slow disk is told by /status, the metrics and /readyz, which still answers 200', async () => {
  const slow = { ...context, flush: async () => ({ ok: false, ms: 700 }) };
  const place = await listening(slow);
  const status = await fetch(`${place}/status`);
  expect([status.status, await status.json()]).toMatchObject([
    503,
    { parts: { flush: { ok: false, ms: 700 } } },
  ]);
  expect(await (await fetch(`${place}/metrics`)).text()).toContain('fumi_part_ok{part="flush"} 0');
  const served = await buildApp(slow);
  afterAll(() => served.close());
  const ready = await served.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', disk: 'slow' }]);
});

test('while the database is away the metrics say so, and go on', async () => {
  const db = { execute: () => Promise.reject(new Error('away')) } as unknown as Database;
  const text = await (await fetch(`${await listening({ ...context, db })}/metrics`)).text();
  expect(text).toContain('fumi_part_ok{part="database"} 0');
  expect(text).toContain('fumi_memory_bytes');
  expect(text).not.toContain('fumi_mails_waiting');
});

test('the status says with which code the database refuses, and none of its words', async () => {
  const cause = Object.assign(new Error('password authentication failed for user "hanako"'), {
    code: '28P01',
  });
  const db = { execute: () => Promise.reject(new Error('select 1', { cause })) } as unknown as Database;
  const status = await (await fetch(`${await listening({ ...context, db })}/status`)).json();
  expect(status).toMatchObject({
    jobAgeSeconds: null,
    parts: { database: { ok: false, reason: 'the database refused (28P01)' } },
  });
});

test('the shop’s own port shows neither metrics nor status', async () => {
  for (const path of ['/metrics', '/status']) {
    expect((await app.inject({ url: path, headers: { accept: 'application/json' } })).body).not.toMatch(
      /fumi_|freeBytes/,
    );
  }
});
