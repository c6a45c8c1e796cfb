import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { inRunFolder, sweepRunFolders } from '../../printing/run-folder.ts';
import { createRun } from './gather.service.ts';
import { itemsOfRun } from './print-run.repository.ts';
import { insertReprints } from './reprint.repository.ts';

const shop = await testApp();
const { context, clock, signedUpMember } = shop;

/** A paid order of ten copies: 301 places with its banner, of 4,000 that 500 sheets of eight have. */
async function largeOrder(): Promise<string> {
  clock.advance(1000);
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode, { quantities: [10] }) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  await payOnSandbox(shop, await beginToPay(client, created.value.code));
  return created.value.code;
}

test('a run has as many sheets as the machine takes; the first paid are in it, and the others wait on', async () => {
  for (let orders = 0; orders < 15; orders += 1) await largeOrder();
  const request = { productCode: 'T0021', paper: 'card' };
  const made = [];
  for (let runs = 0; runs < 2; runs += 1) {
    const run = await context.db.transaction((tx) => createRun(tx, context, request, 'test'));
    if (!run.ok) throw new Error(run.error);
    const items = await itemsOfRun(context.db, run.value.number);
    made.push([items.length, run.value.leftOrders, run.value.sheetCount]);
  }
  expect(made).toEqual([
    [13, 2, 490],
    [2, 0, 76],
  ]);
});

test('an older reprint that names the back cover prints the whole cover', async () => {
  const orderCode = await largeOrder();
  const [book] = await rowsOf(
    context,
    sql`select (design ->> 'pageCount')::int as pages from book join shop_order o on o.book_code = book.code
      where o.code = ${orderCode}`,
  );
  const frontPage = Number(book?.pages);
  const asked = {
    kind: 'other',
    reason: 'よごれ',
    askedBy: 'test',
    askedAt: new Date(clock.nowMs()),
  } as const;
  const request = { productCode: 'T0021', paper: 'book-cover', isReprints: true };
  const run = await context.db.transaction(async (tx) => {
    await insertReprints(tx, [{ ...asked, orderCode, paper: 'book-cover', frontPage }]);
    return createRun(tx, context, request, 'test');
  });
  const items = run.ok ? await itemsOfRun(context.db, run.value.number) : [];
  expect(items.map(({ leaves }) => leaves)).toEqual([[{ front: 1, back: null, backCover: frontPage }]]);
});

test('the folder of a run is deleted after the work, or once its process is gone', async () => {
  const own = await inRunFolder(async (folder) => {
    await sweepRunFolders();
    expect(existsSync(folder), 'of a process that lives').toBe(true);
    return folder;
  });
  expect(existsSync(own)).toBe(false);
  // No process has this number: Linux gives none above 2^22.
  const left = mkdtempSync(path.join(os.tmpdir(), 'fumi-run-99999999-'));
  const stranger = path.join(os.tmpdir(), `fumi-other-${process.pid}`);
  mkdirSync(stranger);
  await sweepRunFolders();
  expect([existsSync(left), existsSync(stranger)]).toEqual([false, true]);
  rmSync(stranger, { recursive: true });
});
