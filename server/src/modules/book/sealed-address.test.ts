import { randomBytes } from 'node:crypto';
import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { finishBook, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { orderBody } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { keyringOf } from '../../secrets/keyring.ts';
import { readEverything } from '../my-page/export.repository.ts';
import { lockOrder } from '../order/order.repository.ts';
import { changeOrder } from '../order/order-change.service.ts';
import { findBookByCode } from './book.repository.ts';
import { designItems } from './book-design.ts';
import { listItems } from './book-item.repository.ts';
import { sealedAddress, unsealedAddressOrLost, withUnsealedAddress } from './sealed-address.ts';

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

test('recipients are stored sealed once the order is over, and their owner can still read them', async () => {
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

test('an order can be paid, and the account exported, where the key of its recipients is gone', async () => {
  const { member, bookCode, orderCode } = await ordered();
  await member.orderCancel({ body: { orderCode } });
  const again = await member.orderCreate({ body: orderBody(bookCode) }, { idempotencyKey: 'again' });
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  const bereft = { ...context, keys: keyringOf([randomBytes(32)]) };
  const paid = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, again.value.code);
    const waiting = order && (await changeOrder(tx, bereft, order, 'payment-started', 'member'));
    return waiting && (await changeOrder(tx, bereft, waiting, 'payment-succeeded', 'payment'));
  });
  expect(paid?.state).toBe('paid');
  const { book_items: items = [] } = await readEverything(context.db, bereft.keys, member.member.code);
  const recipients = items.filter((item) => (item as { kind: string }).kind === 'recipient');
  expect(recipients).toHaveLength(2);
  expect(recipients).toEqual(
    recipients.map(() => expect.objectContaining({ address: null, isAddressLost: true })),
  );
});

test('a photo is seen and words are kept, also where the key of the recipients is gone', async () => {
  const { member, bookCode, orderCode } = await ordered();
  await member.orderCancel({ body: { orderCode } });
  const book = await findBookByCode(context.db, bookCode);
  const place = book && designItems(book.design, 1).find(({ kind }) => kind === 'text');
  await context.db.execute(sql`insert into book_item (book_code, page_no, z, kind, added_page_no, x, y, text_value)
    values (${bookCode}, 1, ${place?.z}, 'text', '{}', 0, 0, '謹賀新年')`);
  await context.db.execute(sql`update book_item set address = '{"sealed": "lostlost.AAAA"}'
    where book_code = ${bookCode} and address is not null`);
  expect((await member.request({ path: `/api/book/${bookCode}/photo/1.jpg` })).status).toBe(200);
  expect(await member.keptWordsKeep({ body: { orderCode } })).toMatchObject({ ok: true });
});

test('an address that was sealed for one card cannot be unsealed on another', async () => {
  const { member, bookCode, orderCode } = await ordered();
  await member.orderCancel({ body: { orderCode } });
  await rowsOf(
    context,
    sql`update book_item set address = (
          select address from book_item where book_code = ${bookCode} and kind = 'recipient' order by page_no limit 1)
        where book_code = ${bookCode} and kind = 'recipient' returning 1`,
  );
  await expect(listItems(context.db, context.keys, bookCode)).rejects.toThrow('changed or moved');
});

test('a sealed address that was changed is reported, and is not taken for one whose key is gone', () => {
  const keys = keyringOf([randomBytes(32)]);
  const row = { bookCode: 'book', pageNo: 1, z: 2, address: emptyPrintAddress() };
  const sealed = sealedAddress(keys, row) ?? '';
  const [id, rest = ''] = sealed.split('.');
  const changed = {
    ...row,
    address: { sealed: `${id}.${rest.startsWith('A') ? 'B' : 'A'}${rest.slice(1)}` },
  };
  expect(() => unsealedAddressOrLost(keys, changed)).toThrow('changed or moved');
  expect(() => sealedAddress(keyringOf([randomBytes(32)]), changed)).not.toThrow();
  const bereft = keyringOf([randomBytes(32)]);
  expect(unsealedAddressOrLost(bereft, changed)).toMatchObject({ address: null, isLost: true });
});

test('a book tells its owner how many addresses nobody can read any more, and has all the rest', async () => {
  const { member, bookCode, orderCode } = await ordered();
  await member.orderCancel({ body: { orderCode } });
  const read = async () => {
    const answer = await member.bookGet({ params: { bookCode } });
    return answer.ok ? answer.value.book : null;
  };
  expect(await read()).toMatchObject({ lostRecipients: 0, isSenderLost: false });
  await context.db.execute(sql`update book_item set address = '{"sealed": "lostlost.AAAA"}'
    where book_code = ${bookCode} and kind = 'recipient'`);
  expect(await read()).toMatchObject({ code: bookCode, recipients: [], lostRecipients: 2 });
});

test('an address sealed with an older key is sealed anew with the newest, unless the old one is gone', () => {
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
  expect(withUnsealedAddress(keyringOf([next]), { ...row, address: { sealed: anew } })).toEqual(row);
  expect(sealedAddress(keyringOf([old]), again), 'sealed with the newest').toBeNull();
  expect(sealedAddress(keyringOf([next]), again), 'its key is gone').toBeNull();
});
