import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { beginBook, finishBook, kitOnSale, planOf, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { expireBooks } from './book-expire.service.ts';

const { context, clock, signedUpMember, runJobs } = await testApp();
const DAY_MS = 24 * 60 * 60 * 1000;

const objects = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of context.storage.list('')) keys.push(key);
  return keys;
};

test('a book that nobody ordered goes after seven days, with its photo and its press file', async () => {
  const client = await signedUpMember();
  const code = await finishBook(client, context);
  await runJobs();
  expect(await objects()).toHaveLength(2);
  clock.advance(7 * DAY_MS - 1000);
  await expireBooks(context);
  expect(await objects()).toHaveLength(2);
  clock.advance(2000);
  await expireBooks(context);
  expect(await objects()).toEqual([]);
  const again = await signedUpMember(client.email.replace('@', '+x@'));
  expect((await again.bookGet({ params: { book_code: code } })).ok).toBe(false);
});

test('a photo whose post never came to its row is swept after a day', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kitOnSale(context));
  const photo = planOf(context, kitOnSale(context), emptyPrintAddress(), []).find(
    ({ type }) => type === 'photo',
  );
  if (photo) await post(client, code, photo);
  await context.storage.put(`photo/${code}/${'0'.repeat(64)}.jpg`, Buffer.from('left behind'));
  await context.storage.put('photo/no-such-book/1.jpg', Buffer.from('left behind'));
  await context.storage.put('elsewhere/1', Buffer.from('not ours to judge'));
  clock.set(Date.now());
  await expireBooks(context);
  expect(await objects()).toHaveLength(4);
  clock.set(Date.now() + DAY_MS + 60_000);
  await expireBooks(context);
  expect((await objects()).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'elsewhere/1',
    expect.stringMatching(new RegExp(`^photo/${code}/(?!0{64})`)),
  ]);
});
