import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { inRunFolder, sweepRunFolders } from '../../printing/run-folder.ts';
import { createRun } from './gather.service.ts';
import { itemsOfRun } from './print-run.repository.ts';

const shop = await testApp();
const { context, clock, signedUpMember } = shop;

/** A paid order of ten copies: 301 places with its banner, of 4,000 that 500 sheets of eight have. */
async function largeOrder(): Promise<void> {
  clock.advance(1000);
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode, { quantities: [10] }) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  await payOnSandbox(shop, await beginToPay(client, created.value.code));
}

test('a run has as many sheets as the machine takes; the first paid are in it, and the others wait on', async () => {
  for (let orders = 0; orders < 15; orders += 1) await largeOrder();
  const wish = { productCode: 'T0021', paper: 'card' };
  const made = [];
  for (let runs = 0; runs < 2; runs += 1) {
    const run = await context.db.transaction((tx) => createRun(tx, context, wish, 'test'));
    if (!run.ok) throw new Error(run.error);
    const items = await itemsOfRun(context.db, run.value.number);
    made.push([items.length, run.value.leftOrders, run.value.sheetCount]);
  }
  expect(made).toEqual([
    [13, 2, 490],
    [2, 0, 76],
  ]);
});

test('the folder of a run is gone after the work, and after its process', async () => {
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
