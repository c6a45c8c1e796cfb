import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { beginBook, createBody, kitOnSale, planOf, post, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { cmykJpeg, plainJpeg } from '../../../test/photo-files.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { listItems } from './book-item.repository.ts';
import { terminateBook } from './book-terminate.service.ts';

/* Real races need several connections: on the embedded database these tests only show the order of things. */

const { context, signedUpMember, logged, runJobs } = await testApp();
const kit = kitOnSale(context);
const items = planOf(context, kit, emptyPrintAddress(), [someone('山田')]);
const photo = items.find(({ type }) => type === 'photo');
if (!photo) throw new Error('no photo');
const times = <Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('thirty creations with one key begin one book, and count once against the limit of twenty', async () => {
  const client = await signedUpMember();
  const answers = await times(30, () =>
    client.bookCreate({ body: createBody(kit) }, { idempotencyKey: 'once' }),
  );
  const codes = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.bookCode] : [])));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(codes.size).toBe(1);
});

test('photos for one place at once leave one of them, and its object', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  const photos = [
    await plainJpeg({ width: 1200, height: 900 }),
    await cmykJpeg({ width: 1200, height: 900 }),
  ];
  const answers = await times(3, (index) => post(client, code, photo, photos[index % 2]));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const [row, ...others] = await listItems(context.db, context.keys, code);
  expect(others).toEqual([]);
  const keys: string[] = [];
  for await (const { key } of context.storage.list(`photo/${code}/`)) keys.push(key);
  expect(keys).toContain(row?.objectKey);
});

test('twenty terminations close a book once and order one press file', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  for (const item of items) await post(client, code, item);
  const answers = await times(20, () =>
    client.bookTerminate({ body: { bookCode: code, total: items.length } }),
  );
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: { code } })));
  await runJobs();
  expect(logged.filter((line) => line.includes('press file rendered'))).toHaveLength(1);
});

test('a post that races with the termination is in the finished book or refused, never in between', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  for (const item of items) await post(client, code, item);
  const recipient = items.find(({ type }) => type === 'recipient');
  if (!recipient) throw new Error('no recipient');
  const [closed, posted] = await Promise.all([
    client.bookTerminate({ body: { bookCode: code, total: items.length } }),
    post(client, code, { ...recipient, pageNo: 4 }),
  ]);
  const kept = await listItems(context.db, context.keys, code);
  if (closed.ok) expect(kept).toHaveLength(items.length);
  expect(kept).toHaveLength(items.length + (posted.ok ? 1 : 0));
});

const photoKey = async (code: string): Promise<string> =>
  (await listItems(context.db, context.keys, code)).find(({ kind }) => kind === 'photo')?.objectKey ?? '';

/** Closes a book on a store that does something else before it gives the first photo. */
async function closeOnStore(before: (client: SignedUp, code: string) => Promise<void>) {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  for (const item of items) await post(client, code, item);
  let once = () => {
    once = async () => {};
    return before(client, code);
  };
  const get = async (key: string) => {
    await once();
    return context.storage.get(key);
  };
  const shop = { ...context, storage: { ...context.storage, get } };
  return terminateBook(shop, { code, memberCode: client.member.code, total: items.length });
}

test('while the store hangs, the book that is being closed can still be posted to', async () => {
  const closed = await closeOnStore(async (client, code) => {
    for (const item of items) expect(await post(client, code, item)).toMatchObject({ ok: true });
  });
  expect(closed.ok).toBe(true);
});

test('a photo that is posted while a book is being closed is looked for in the store too', async () => {
  const closed = await closeOnStore(async (client, code) => {
    const before = await photoKey(code);
    await post(client, code, photo, await cmykJpeg({ width: 1200, height: 900 }));
    const posted = await photoKey(code);
    expect(posted).not.toBe(before);
    await context.storage.delete(posted);
  });
  expect(closed).toMatchObject({ ok: false, error: { fields: { page: ['1:missing'] } } });
});
