import { randomBytes } from 'node:crypto';
import { emptyPrintAddress } from '@fumi/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { finishBook, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { orderBody } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { keyringOf } from '../../secrets/keyring.ts';
import { listItems } from './book.repository.ts';
import { sealedAddress, withOpenAddress } from './sealed-address.ts';

const shop = await testApp({ environment: { RECIPIENTS: 'sealed' } });
const { context, signedUpMember } = shop;

/** What the database has of a book's recipients, as text. */
const stored = async (bookCode: string): Promise<string> =>
  JSON.stringify(
    await rowsOf(
      context,
      sql`select address from book_item where book_code = ${bookCode} and address is not null order by page_no`,
    ),
  );

const recipientsOf = async (member: SignedUp, bookCode: string) => {
  const answer = await member.bookGet({ params: { bookCode } });
  return answer.ok ? answer.value.book.recipients : [];
};

async function ordered() {
  const member = await signedUpMember();
  const bookCode = await finishBook(member, context, { recipients: [someone('山田'), someone('佐藤')] });
  const created = await member.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return { member, bookCode, orderCode: created.value.code };
}

test('whom cards went to rests sealed once the order is over, and its owner reads it as before', async () => {
  const { member, bookCode, orderCode } = await ordered();
  const before = await recipientsOf(member, bookCode);
  expect(await stored(bookCode)).toContain('山田');
  expect((await member.orderCancel({ body: { orderCode } })).ok).toBe(true);
  const text = await stored(bookCode);
  expect(text).not.toMatch(/山田|佐藤|千代田|1000001/);
  expect(text).toContain('sealed');
  expect(before).toHaveLength(2);
  expect(await recipientsOf(member, bookCode)).toEqual(before);
  const exported = await member.memberExport();
  expect(JSON.stringify(exported)).toContain('佐藤');
  const again = await member.orderCreate({ body: orderBody(bookCode) }, { idempotencyKey: 'again' });
  expect(again.ok, 'ordered once more').toBe(true);
});

test('an address that was sealed for one card opens on no other', async () => {
  const { member, bookCode, orderCode } = await ordered();
  await member.orderCancel({ body: { orderCode } });
  await rowsOf(
    context,
    sql`update book_item set address = (
          select address from book_item where book_code = ${bookCode} and kind = 'recipient' order by page_no limit 1)
        where book_code = ${bookCode} and kind = 'recipient' returning 1`,
  );
  await expect(listItems(context.db, context.keys, bookCode)).rejects.toThrow('SECRET_KEYS');
});

test('an order that ends under a new key seals anew what an older one has sealed, as far as that is there', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)];
  const row = {
    bookCode: 'book',
    pageNo: 1,
    z: 2,
    address: { ...emptyPrintAddress(), address1: '千代田区' },
  };
  const sealed = sealedAddress(keyringOf([old]), row) ?? '';
  const again = { ...row, address: { sealed } };
  const anew = sealedAddress(keyringOf([next, old]), again) ?? '';
  expect(withOpenAddress(keyringOf([next]), { ...row, address: { sealed: anew } })).toEqual(row);
  expect(sealedAddress(keyringOf([old]), again), 'sealed with the newest').toBeNull();
  expect(sealedAddress(keyringOf([next]), again), 'its key is gone').toBeNull();
});
