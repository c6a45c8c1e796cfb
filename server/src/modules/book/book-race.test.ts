import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { beginBook, createBody, kitOnSale, planOf, post, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { cmykJpeg, plainJpeg } from '../../../test/photo-files.ts';
import { listItems } from './book.repository.ts';

/* Real races need several connections: on the embedded database these tests only show the order of things. */

const { context, signedUpMember, logged, runJobs } = await testApp();
const kit = kitOnSale(context);
const items = planOf(context, kit, emptyPrintAddress(), [someone('山田')]);
const times = <Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('twenty creations with one key begin one book', async () => {
  const client = await signedUpMember();
  const answers = await times(20, () =>
    client.bookCreate({ body: createBody(kit) }, { idempotencyKey: 'once' }),
  );
  const codes = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.book_code] : [])));
  expect(codes.size).toBe(1);
});

test('photos for one place at once leave one of them, and its object', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  const photo = items.find(({ type }) => type === 'photo');
  if (!photo) throw new Error('no photo');
  const photos = [
    await plainJpeg({ width: 1200, height: 900 }),
    await cmykJpeg({ width: 1200, height: 900 }),
  ];
  const answers = await times(3, (index) => post(client, code, photo, photos[index % 2]));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const [row, ...others] = await listItems(context.db, code);
  expect(others).toEqual([]);
  const keys: string[] = [];
  for await (const { key } of context.storage.list(`photo/${code}/`)) keys.push(key);
  expect(keys).toContain(row?.objectKey);
});

test('twenty terminations close a book once and order one press file', { timeout: 60_000 }, async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kit);
  for (const item of items) await post(client, code, item);
  const answers = await times(20, () =>
    client.bookTerminate({ body: { book_code: code, total: items.length } }),
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
    client.bookTerminate({ body: { book_code: code, total: items.length } }),
    post(client, code, { ...recipient, pageNo: 4 }),
  ]);
  const kept = await listItems(context.db, code);
  if (closed.ok) expect(kept).toHaveLength(items.length);
  expect(kept).toHaveLength(items.length + (posted.ok ? 1 : 0));
});
