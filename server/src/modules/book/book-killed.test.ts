import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emptyPrintAddress } from '@fumi/domain';
import { afterAll, expect, test } from 'vitest';
import { createBody, kitOnSale, planOf, post, someone } from '../../../test/book-posting.ts';
import { type RunningServer, startServer, survivingBrowser } from '../../../test/killed-server.ts';
import { signupForm } from '../../../test/sign-up.ts';
import { testContent } from '../../../test/test-content.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-killed-'));
let server: RunningServer = await startServer(dataDir);
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const client = survivingBrowser(() => server);
const shelf = { content: await testContent() };
const kit = kitOnSale(shelf);
const items = planOf(shelf, kit, emptyPrintAddress(), [someone('山田'), someone('佐藤')]);

async function pinInInbox(): Promise<string> {
  const inbox = await (await fetch(`${server.origin}/sandbox/inbox`)).text();
  const id = /\/sandbox\/inbox\/([\w-]+)/.exec(inbox)?.[1];
  const mail = await (await fetch(`${server.origin}/sandbox/inbox/${id}`)).text();
  return />(\d{6})</.exec(mail)?.[1] ?? '';
}

async function signUp(): Promise<void> {
  const begun = await client.signup({ body: signupForm('killed@example.jp') });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const activated = await client.activate({
    body: { token: begun.value.token, pin: await pinInInbox(), mode: 2 },
  });
  if (!activated.ok) throw new Error(JSON.stringify(activated.error));
}

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

test('whenever the server is killed, the same calls finish the same book', { timeout: 120_000 }, async () => {
  await signUp();
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
