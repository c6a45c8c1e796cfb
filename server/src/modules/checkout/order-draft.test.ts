import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';

const { context, app, signedUpMember } = await testApp();

async function draftOf(client: SignedUp, code: string, baseRevision = 0): Promise<number> {
  const value = { groupId: 10, tagId: 1001, kitId: 27001 + baseRevision };
  const saved = await client.draftSave({
    body: { code, productCode: 'T0021', baseRevision, changes: [{ field: 'choice', value }] },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value.revision;
}

async function order(client: SignedUp, draft: { code: string; revision: number }): Promise<string> {
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: { ...orderBody(bookCode), draft } });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value.code;
}

const pay = async (client: SignedUp, orderCode: string) =>
  payOnSandbox({ app }, await beginToPay(client, orderCode));

async function draftsOf(client: SignedUp): Promise<string[]> {
  const list = await client.draftList();
  return list.ok ? list.value.drafts.map(({ code }) => code) : [];
}

test('the draft of an order ends with its payment, and not before', async () => {
  const client = await signedUpMember();
  const code = crypto.randomUUID();
  const ordered = await order(client, { code, revision: await draftOf(client, code) });
  expect(await draftsOf(client)).toEqual([code]);
  await pay(client, ordered);
  expect(await draftsOf(client)).toEqual([]);
});

test('a draft that was changed since it was ordered stays until its last revision is paid', async () => {
  const client = await signedUpMember();
  const code = crypto.randomUUID();
  const first = await order(client, { code, revision: await draftOf(client, code) });
  const second = await order(client, { code, revision: await draftOf(client, code, 1) });
  await pay(client, first);
  expect(await draftsOf(client)).toEqual([code]);
  await pay(client, second);
  expect(await draftsOf(client)).toEqual([]);
});

test('nobody’s payment ends the draft of somebody else', async () => {
  const [owner, other] = [await signedUpMember(), await signedUpMember()];
  const code = crypto.randomUUID();
  await pay(other, await order(other, { code, revision: await draftOf(owner, code) }));
  expect(await draftsOf(owner)).toEqual([code]);
});
