import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { orderedBook } from '../../test/order-making.ts';
import {
  clusterIn,
  giveToServer,
  isInstalled,
  isServerInstalled,
  makeCluster,
  runProgram,
  withServerFolder,
} from '../../test/own-postgres.ts';
import { freePort } from '../../test/running-shop.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { sql } from '../db/drizzle.ts';
import { openPostgres } from '../db/open-database.ts';
import { schemaVersion } from '../db/schema-version.ts';

/* "Up to the minute" of docs/operations.md, drilled on a PostgreSQL of our own: where its server is installed. */

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const [, minute = ''] = /^\*\*Up to the minute\*\*: (.*)$/m.exec(page) ?? [];
/** Settings that the page names, with its paths replaced by ours. */
const settings = (archive: string): readonly string[] =>
  [...minute.matchAll(/`((?:wal|archive|restore|recovery)_\w+=[^`]+)`/g)].map(([, setting = '']) =>
    setting.replaceAll('/archive/', `${archive}/`),
  );

/** A check that the page names, with its paths replaced by ours; where its program is missing, it says so. */
async function check(
  program: string,
  places: Readonly<Record<string, string>>,
  cwd: string,
  more: string[] = [],
): Promise<void> {
  const [, words = ''] = new RegExp(`\`${program} ([^\`]+)\``).exec(minute) ?? [];
  const known = Object.entries(places).reduce((text, [there, here]) => text.replace(there, here), words);
  if (isInstalled(program)) await runProgram(program, [...more, ...known.split(' ')], cwd);
  else console.warn(`${program} is not installed: the drill goes on without it.`);
}

async function drill(folder: string): Promise<void> {
  const port = await freePort();
  const [archive, first, second] = ['archive', 'first', 'second'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive);
  giveToServer(archive);
  const named = settings(archive);
  await makeCluster(folder, first);
  const lost = clusterIn(
    folder,
    first,
    port,
    named.filter((setting) => /^(wal|archive)_/.test(setting)),
  );
  await lost.start();
  const { url } = lost;
  const database = openPostgres(url, () => {});
  const shop = await testApp({ database });
  const copied = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', '-D', path.join(archive, 'base')];
  await runProgram('pg_basebackup', [...copied, '-X', 'stream'], folder);
  await check('pg_verifybackup', { '/archive/base-$(date +%F)': path.join(archive, 'base') }, folder);
  const code = await orderedBook(await shop.signedUpMember(), shop.context);
  const [{ at } = {}] = await rowsOf(database, sql`select now()::text as at`);
  await database.db.execute(sql`drop table shop_order cascade`);
  await database.db.execute(sql`select pg_switch_wal()`);
  await shop.app.close();
  await shop.context.close();
  // The server ends once the last of its log is archived.
  await lost.stop('fast');

  cpSync(path.join(archive, 'base'), second, { recursive: true, preserveTimestamps: true });
  writeFileSync(path.join(second, 'recovery.signal'), '');
  giveToServer(second);
  chmodSync(second, 0o700);
  const wanted = named.filter((setting) => /^(restore|recovery)_/.test(setting));
  const back = clusterIn(
    folder,
    second,
    port,
    wanted.map((setting) => setting.replace('…', `${at}`)),
  );
  await back.start();
  const found = openPostgres(url, () => {});
  const orders = await rowsOf(found, sql`select code from shop_order`);
  const version = await schemaVersion(found.db);
  await found.close();
  await check('pg_amcheck', { fumi: 'postgres' }, folder, [
    '-h',
    '127.0.0.1',
    '-p',
    `${port}`,
    '-U',
    'postgres',
  ]);
  await back.stop('fast');
  expect({ orders, version }).toEqual({ orders: [{ code }], version: 'same' });
}

test.skipIf(!isServerInstalled)(
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
    await withServerFolder(['first', 'second'], drill);
  },
  240_000,
);
