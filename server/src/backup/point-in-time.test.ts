import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { orderedBook } from '../../test/order-making.ts';
import { freePort } from '../../test/running-shop.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { openPostgres } from '../db/open-database.ts';
import { schemaVersion } from '../db/schema-version.ts';

/* "Up to the minute" of docs/operations.md, drilled on a PostgreSQL of our own: where its server is installed. */

/** Distributions keep the server's programs beside pg_config's, not in PATH. */
const BIN = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const env = { PATH: [process.env.PATH, BIN, '/usr/lib/postgresql/15/bin'].join(':'), LC_ALL: 'C.UTF-8' };
const isInstalled = ['initdb', 'pg_ctl', 'pg_basebackup'].every(
  (program) => spawnSync(program, ['--version'], { env }).status === 0,
);

/** It refuses to run as root. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const [, minute = ''] = /^\*\*Up to the minute\*\*: (.*)$/m.exec(page) ?? [];
/** Settings that the page names, with its places replaced by ours. */
const settings = (archive: string): readonly string[] =>
  [...minute.matchAll(/`((?:wal|archive|restore|recovery)_\w+=[^`]+)`/g)].map(([, setting = '']) =>
    setting.replaceAll('/archive/', `${archive}/`),
  );

function run(program: string, words: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, words, { cwd, env, stdio: 'ignore', ...asUser });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status} ${error ?? ''}`);
}

/** A check that the page names, with its places replaced by ours; where the program is missing, a line says so. */
function check(
  program: string,
  places: Readonly<Record<string, string>>,
  cwd: string,
  more: string[] = [],
): void {
  const [, words = ''] = new RegExp(`\`${program} ([^\`]+)\``).exec(minute) ?? [];
  const known = Object.entries(places).reduce((text, [there, here]) => text.replace(there, here), words);
  if (spawnSync(program, ['--version'], { env }).status === 0)
    run(program, [...more, ...known.split(' ')], cwd);
  else console.warn(`${program} is not installed: the drill goes on without it.`);
}

/** Our own PostgreSQL in a folder, with more settings. */
function cluster(folder: string, data: string, port: number, more: readonly string[]) {
  const lines = [
    `port=${port}`,
    `unix_socket_directories='${folder}'`,
    "listen_addresses='127.0.0.1'",
    ...more,
  ];
  appendFileSync(path.join(data, 'postgresql.conf'), `${lines.join('\n')}\n`);
  return {
    start: () => run('pg_ctl', ['-D', data, '-w', '-t', '120', '-l', `${data}.log`, 'start'], folder),
    stop: () => run('pg_ctl', ['-D', data, '-w', '-t', '120', '-m', 'fast', 'stop'], folder),
  };
}

async function drill(folder: string): Promise<void> {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const [archive, first, second] = ['archive', 'first', 'second'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive);
  if (isRoot) chownSync(archive, NOBODY, NOBODY);
  const named = settings(archive);
  run('initdb', ['-D', first, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], folder);
  const lost = cluster(
    folder,
    first,
    port,
    named.filter((setting) => /^(wal|archive)_/.test(setting)),
  );
  lost.start();
  const database = openPostgres(url, () => {});
  const shop = await testApp({ database });
  const copied = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', '-D', path.join(archive, 'base')];
  run('pg_basebackup', [...copied, '-X', 'stream'], folder);
  check('pg_verifybackup', { '/archive/base-$(date +%F)': path.join(archive, 'base') }, folder);
  const code = await orderedBook(await shop.signedUpMember(), shop.context);
  const [{ at } = {}] = await rowsOf(database, sql`select now()::text as at`);
  await database.db.execute(sql`drop table shop_order cascade`);
  await database.db.execute(sql`select pg_switch_wal()`);
  await shop.app.close();
  await shop.context.close();
  // Its end waits until the last of the log is archived.
  lost.stop();

  cpSync(path.join(archive, 'base'), second, { recursive: true, preserveTimestamps: true });
  writeFileSync(path.join(second, 'recovery.signal'), '');
  if (isRoot) run('chmod', ['-R', 'u+rwX', archive], folder);
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, second]);
  chmodSync(second, 0o700);
  const wanted = named.filter((setting) => /^(restore|recovery)_/.test(setting));
  const back = cluster(
    folder,
    second,
    port,
    wanted.map((setting) => setting.replace('…', `${at}`)),
  );
  back.start();
  const found = openPostgres(url, () => {});
  const orders = await rowsOf(found, sql`select code from shop_order`);
  const version = await schemaVersion(found.db);
  await found.close();
  check('pg_amcheck', { fumi: 'postgres' }, folder, ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres']);
  back.stop();
  expect({ orders, version }).toEqual({ orders: [{ code }], version: 'same' });
}

test.skipIf(!isInstalled)(
  'an order of the second before a mistake comes back from the archived log, with the settings of the page',
  async () => {
    expect(settings('/archive').map((setting) => setting.split('=')[0])).toEqual([
      'wal_level',
      'archive_mode',
      'archive_timeout',
      'archive_command',
      'restore_command',
      'recovery_target_time',
      'recovery_target_action',
    ]);
    expect(minute).toMatch(/`pg_verifybackup .*`.*`pg_amcheck .*`/);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-minute-'));
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    try {
      await drill(folder);
    } finally {
      for (const data of ['first', 'second'])
        spawnSync('pg_ctl', ['-D', path.join(folder, data), '-m', 'immediate', 'stop'], { env, ...asUser });
      rmSync(folder, { recursive: true, force: true });
    }
  },
  240_000,
);
