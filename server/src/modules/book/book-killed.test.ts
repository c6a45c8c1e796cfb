import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emptyPrintAddress } from '@fumi/domain';
import { afterAll, expect, test } from 'vitest';
import { createBody, kitOnSale, planOf, post, someone } from '../../../test/book-posting.ts';
import { type RunningServer, startServer, survivingBrowser } from '../../../test/killed-server.ts';
import { signUpByInbox } from '../../../test/sign-up.ts';
import { testContent } from '../../../test/test-content.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-killed-'));
let server: RunningServer = await startServer(dataDir);
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const client = survivingBrowser(() => server);
const stock = { content: await testContent() };
const kit = kitOnSale(stock);
const items = planOf(stock, kit, emptyPrintAddress(), [someone('山田'), someone('佐藤')]);

/** Kills the server while it is at work on a call, and starts it again on the same data. */
async function killDuring(call: Promise<unknown>): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await server.kill();
  await call;
  server = await startServer(dataDir);
}

const create = () => client.bookCreate({ body: createBody(kit) }, { idempotencyKey: 'the-book' });

async function repeatAll(): Promise<string> {
  const created = await create();
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const code = created.value.bookCode;
  for (const item of items) {
    const posted = await post(client, code, item);
    if (!posted.ok) throw new Error(JSON.stringify(posted.error));
  }
  return code;
}

test('whenever the server is killed, the same calls finish the same book', async () => {
  await signUpByInbox(client, server.origin, 'killed@example.jp');
  await killDuring(create());
  const code = await repeatAll();
  const photo = items.find(({ type }) => type === 'photo');
  if (!photo) throw new Error('no photo');
  await killDuring(post(client, code, photo));
  expect(await repeatAll()).toBe(code);
  await killDuring(client.bookTerminate({ body: { bookCode: code, total: items.length } }));
  const closed = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toEqual({ ok: true, value: { code } });
  const seen = await client.bookGet({ params: { bookCode: code } });
  expect(seen.ok && seen.value.book.recipients).toHaveLength(2);
});
