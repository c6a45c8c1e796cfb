import type { TextType } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook } from '../../../test/order-making.ts';
import { book, bookItem, type DesignItem } from '../../db/tables/book.ts';
import { titleOf } from './impose.service.ts';

const { context, signedUpMember } = await testApp();

/** The z of the first text of any page: title and captions differ in their page alone. */
const FIRST_WORDS_Z = 6;

const placeOf = (textType: TextType): DesignItem => {
  const place = { itemId: 1, z: FIRST_WORDS_Z, x: 0, y: 0, width: 100, height: 10 };
  return { kind: 'text', textType, ...place };
};

async function bookWith(texts: Readonly<Record<number, string>>): Promise<string> {
  const { member } = await signedUpMember();
  const bookCode = await finishedBook(context, member.code);
  const [row] = await context.db.select().from(book);
  if (!row) throw new Error('no book');
  const pages = { 1: [placeOf('BOOK_TITLE')], 2: [placeOf('PHOTO_CAPTION')] };
  await context.db.update(book).set({ design: { ...row.design, pages } });
  const kind = 'text' as const;
  const place = { bookCode, z: FIRST_WORDS_Z, addedPageNo: [], x: 0, y: 0 };
  const rows = Object.entries(texts).map(([page, textValue]) => {
    return { ...place, kind, pageNo: Number(page), textValue };
  });
  await context.db.insert(bookItem).values(rows);
  return bookCode;
}

test('the spine of a book has its title', async () => {
  expect(await titleOf(context, await bookWith({ 1: '家族の一年', 2: '海で' }))).toBe('家族の一年');
});

test('the spine of a book without a title stays empty, whatever its captions say', async () => {
  expect(await titleOf(context, await bookWith({ 2: '海で' }))).toBe('');
});
