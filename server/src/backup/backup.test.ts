import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finishedBook, orderBody } from '../../test/order-making.ts';
import { newEmail, signUp } from '../../test/sign-up.ts';
import { testClient } from '../../test/test-client.ts';
import { testContent } from '../../test/test-content.ts';
import { emptyDatabase, withEmptyPostgres } from '../../test/test-database.ts';
import { openPasswords } from '../adapters/passwords.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Context, embeddedFolder, openContext, openDatabase, openObjects } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { book } from '../db/tables/book.ts';
import { member } from '../db/tables/member.ts';
import { shopOrder } from '../db/tables/order.ts';
import { session } from '../db/tables/session.ts';
import { jobHandlers } from '../job-handlers.ts';
import { createLog } from '../log.ts';
import { insertOperator } from '../modules/operator/operator.repository.ts';
import { pressKey } from '../printing/press.service.ts';
import { isEmptyDatabase } from './backup.repository.ts';
import { takeBackup } from './backup.service.ts';
import { type BackupFolder, stampOf } from './backup-folder.ts';
import { dumpDatabase } from './database-copy.ts';
import { restoreBackup, restoreScratch } from './restore.service.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = await testContent();
const log = createLog(() => {}, Date.now);
const passwords = openPasswords({ memoryCost: 256, timeCost: 1, parallelism: 1 });
const overrides = { content, log, passwords };

const configOf = (name: string, databaseUrl: string | null): Config =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: path.join(folder, name),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });

type Made = {
  readonly staying: string;
  readonly leaving: string;
  readonly press: Buffer;
  readonly bookCode: string;
};

/** An object that is deleted from the folder of backups. */
const ROTTEN = { key: 'photo/rotten/a.jpg', bytes: Buffer.from('saved once, and gone') };
/** An object in the store that the backup does not know. */
const LATER = 'photo/later/a.jpg';

const DAY_MS = 86_400_000;

const DRAWN = 'art/material/v2/item/media/7/preview.png';

/** Two members, one of them with an order whose press file is there. */
async function fill(context: Context): Promise<Made> {
  const app = await buildApp(context);
  const [one, two] = [
    await signUp(testClient(app), context, newEmail()),
    await signUp(testClient(app), context, newEmail()),
  ];
  const bookCode = await finishedBook(context, one.member.code);
  const press = randomBytes(30_000);
  await context.storage.put(pressKey(bookCode), press);
  await context.storage.put(ROTTEN.key, ROTTEN.bytes);
  await context.storage.put(DRAWN, ROTTEN.bytes);
  const pressSha256 = createHash('sha256').update(press).digest('hex');
  await context.db.update(book).set({ pressSha256 }).where(eq(book.code, bookCode));
  expect((await one.orderCreate({ body: orderBody(bookCode) })).ok).toBe(true);
  const createdAt = new Date(context.clock.nowMs());
  await insertOperator(context.db, {
    name: 'rin',
    role: 'print',
    passwordHash: 'of a phrase',
    totpSecret: '',
    createdAt,
  });
  await app.close();
  return { staying: one.member.code, leaving: two.member.code, press, bookCode };
}

const codesOf = async ({ db }: Context): Promise<string[]> =>
  (await db.select({ code: member.code }).from(member)).map(({ code }) => code);

async function inShop<Value>(config: Config, work: (context: Context) => Promise<Value>): Promise<Value> {
  const context = await openContext(config, overrides);
  return work(context).finally(() => context.close());
}

/** A member leaves, and the job that notes it outside the database is done. */
const leave = (context: Context, code: string): Promise<void> =>
  context.db
    .transaction(async (tx) => {
      await tx.delete(member).where(eq(member.code, code));
      await context.jobs.enqueue(tx, 'member-erased', { memberCode: code });
    })
    .then(() => context.jobs.drain(jobHandlers(context)));

/** What a restore may meet: unreadable backups, a lost object, and a store that was used after the backup. */
async function spoil(backups: BackupFolder, restored: Config): Promise<string> {
  const sha256 = createHash('sha256').update(ROTTEN.bytes).digest('hex');
  rmSync(path.join(backups.root, 'objects', sha256.slice(0, 2), sha256));
  await (await openObjects(restored)).put(LATER, Buffer.from('of a book that the backup does not know'));
  utimesSync(path.join(restored.dataDir, 'objects/kept', LATER), 1, 1);
  // The lists of later backups name who has left since the restored one; earlier ones are not read.
  const [earlier, later] = ['20200101T000000Z', stampOf(Date.now() + 7 * DAY_MS)].map((stamp) =>
    path.join(backups.root, 'taken', stamp),
  ) as [string, string];
  for (const unreadable of [earlier, later]) {
    mkdirSync(unreadable);
    writeFileSync(path.join(unreadable, 'manifest'), 'rotten');
  }
  return later;
}

/** The same folder after somebody put a new key before its own. */
const withNewKey = (backups: BackupFolder): BackupFolder =>
  backups.keys === null ? backups : { ...backups, keys: [randomBytes(32), ...backups.keys] };

/** The drill: a shop is saved, lost, and restored elsewhere, with its store gone or as it was left. */
async function drill(config: Config, restored: Config, keys: BackupFolder['keys']): Promise<void> {
  const first: BackupFolder = { root: path.join(folder, `backups-${randomBytes(4).toString('hex')}`), keys };
  const made = await inShop(config, fill);
  const { stamp } = await takeBackup(config, first, { log });
  expect(await restoreScratch(config, first, stamp, overrides)).toEqual({
    pressFiles: 1,
    missing: [],
    erased: 0,
    operators: ['rin'],
  });
  expect(readdirSync(config.dataDir).filter((name) => name.startsWith('scratch-'))).toEqual([]);

  await inShop(config, (context) => leave(context, made.leaving));
  if (keys !== null) {
    const rid: BackupFolder = { root: `${first.root}-rid`, keys: [randomBytes(32)] };
    cpSync(first.root, rid.root, { recursive: true });
    const anew = await takeBackup(config, rid, { log, nowMs: Date.now() + 30_000 });
    expect(anew.pruned).toEqual({ deleted: 0, unread: [stamp] });
    expect(anew.renewed).toBeGreaterThan(0);
  }
  const backups = withNewKey(first);
  const later = await takeBackup(config, backups, { log, nowMs: Date.now() + 60_000 });
  expect(later.added).toBe(1);

  const unreadable = await spoil(backups, restored);
  await expect(restoreBackup(restored, backups, stamp, overrides)).rejects.toThrow('manifest');
  rmSync(unreadable, { recursive: true });
  const found = await restoreBackup(restored, backups, stamp, overrides);
  expect(found).toEqual({ pressFiles: 1, missing: [ROTTEN.key], erased: 1, operators: ['rin'] });
  await inShop(restored, async (context) => {
    expect(await codesOf(context)).toEqual([made.staying]);
    expect(await context.db.select().from(session)).toEqual([]);
    expect(await context.storage.stat(LATER), 'an object of the other database').not.toBeNull();
    expect(await context.storage.stat(DRAWN), 'designs are drawn again').toBeNull();
    expect((await context.storage.get(pressKey(made.bookCode)))?.equals(made.press)).toBe(true);
    expect(await context.db.select({ state: shopOrder.state }).from(shopOrder)).toEqual([{ state: 'draft' }]);
  });
  await expect(restoreBackup(restored, backups, stamp, overrides)).rejects.toThrow(
    'There is a database already',
  );
}

/** A shop with an embedded database from a copy: making a new one takes seconds. */
async function embeddedShop(name: string): Promise<Config> {
  const config = configOf(name, null);
  await (await openEmbedded({ directory: embeddedFolder(config), dump: await emptyDatabase() })).close();
  return config;
}

test('an embedded shop comes back from its backup, without members who have left since', async () => {
  await drill(await embeddedShop('embedded'), configOf('embedded-restored', null), [randomBytes(32)]);
}, 400_000);

test('a shop on PostgreSQL comes back from its backup', async ({ skip }) => {
  const ran = await withEmptyPostgres((url) =>
    withEmptyPostgres((other) =>
      drill(configOf('postgres', url), configOf('postgres-restored', other), null),
    ),
  );
  skip(!ran, 'TEST_DATABASE_URL names no PostgreSQL');
}, 400_000);

test('without PostgreSQL’s programs a backup fails with a message, and leaves nothing', async () => {
  const { PATH } = process.env;
  process.env.PATH = folder;
  const dump = dumpDatabase({} as OpenDatabase, 'postgres://fumi@127.0.0.1:1/fumi');
  const read = async () => {
    for await (const _ of dump);
  };
  await expect(read()).rejects.toThrow('pg_dump is not in PATH');
  process.env.PATH = PATH;
});

test('a backup changes nothing of the schema that it finds', async ({ skip }) => {
  const ran = await withEmptyPostgres(async (url) => {
    const config = configOf('unmigrated', url);
    await takeBackup(config, { root: path.join(folder, 'unmigrated-backups'), keys: null }, { log });
    const database = await openDatabase(config, log);
    expect(await isEmptyDatabase(database.db).finally(() => database.close())).toBe(true);
  });
  skip(!ran, 'TEST_DATABASE_URL names no PostgreSQL');
});
