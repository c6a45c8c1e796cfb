import { expect, test } from 'vitest';
import { finishBook, someone } from '../../../test/book-posting.ts';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { findOwnOrder } from '../order/order.repository.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const support = await signedInDesk(shop, 'support');
const manager = await signedInDesk(shop, 'manager');

const PAGE = 2;

/** Cards to two people, paid, with their press file. */
async function paidCards() {
  const client = await signedUpMember();
  const recipients = [someone('山田'), someone('佐藤')];
  const bookCode = await finishBook(client, context, { sender: someone('髙橋'), recipients });
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  await payOnSandbox(shop, await beginToPay(client, created.value.code));
  await shop.runJobs();
  const order = await findOwnOrder(context.db, created.value.code, client.member.code);
  return { client, bookCode, number: order?.number ?? '' };
}

type Cards = Awaited<ReturnType<typeof paidCards>>;
type Face = 'sender' | 'recipient';

async function wordsOf({ number }: Cards, kind: Face, page = PAGE) {
  const answer = await support.deskFaces({ params: { number, page } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const face = answer.value.faces.find((one) => one.kind === kind);
  if (!face) throw new Error(`No ${kind} on page ${page}.`);
  return face.words;
}

type Words = Awaited<ReturnType<typeof wordsOf>>;

async function correct(cards: Cards, change: Partial<Words>, kind: Face = 'recipient') {
  const words = { ...(await wordsOf(cards, kind)), ...change };
  return support.deskFaceCorrect({ body: { number: cards.number, page: PAGE, kind, words } });
}

const pressOf = async ({ bookCode }: Cards) => {
  const book = await findBookByCode(context.db, bookCode);
  return { press: book?.press, sha256: book?.pressSha256 };
};

test('a corrected address changes that card alone, renews its press file, and is logged', async () => {
  const cards = await paidCards();
  const before = await pressOf(cards);
  expect(before.press).toBe('ready');
  expect((await correct(cards, { address2: '9-9-9' })).ok).toBe(true);
  expect((await pressOf(cards)).press, 'nobody prints the file of before').toBe('waiting');
  await shop.runJobs();
  const after = await pressOf(cards);
  expect(after.press).toBe('ready');
  expect(after.sha256).not.toBe(before.sha256);
  const shown = await support.deskOrder({ params: { number: cards.number } });
  const order = shown.ok ? shown.value.order : null;
  expect([order?.recipientPages, order?.senderPages.length], 'faces that the desk offers').toEqual([
    [2, 4],
    30,
  ]);
  const seen = await cards.client.bookGet({ params: { bookCode: cards.bookCode } });
  const recipients = seen.ok ? seen.value.book.recipients : [];
  expect(recipients.map(({ address2 }) => address2)).toEqual(['9-9-9', '1-1']);
  const [noted] = await rowsOf(
    context,
    sql`select before ->> 'address2' as before, after ->> 'address2' as after
      from audit join audit_details on audit_id = id
      where object = ${cards.number} and action = 'deskFaceCorrect'`,
  );
  expect(noted).toEqual({ before: '1-1', after: '9-9-9' });
});

test('a sender is corrected on every card', async () => {
  const cards = await paidCards();
  expect((await correct(cards, { name: { last: '高橋', first: '花子', honorific: '' } }, 'sender')).ok).toBe(
    true,
  );
  expect((await wordsOf(cards, 'sender', 60)).name.last).toBe('高橋');
});

test('what the customer could not have ordered is refused, at its field', async () => {
  const cards = await paidCards();
  const nobody = {
    name: { last: '', first: '', honorific: '様' },
    zip: '',
    state: '',
    address1: '',
    address2: '',
  };
  const refusals = [
    [{ address1: '😀' }, 'recipient.address1'],
    [{ name: { last: '山\u0007田', first: '', honorific: '様' } }, 'recipient.nameLast'],
    [nobody, 'recipient'],
  ] as const;
  for (const [change, field] of refusals)
    expect(await correct(cards, change)).toMatchObject({
      error: { error: { code: 'invalid', fields: { [field]: [expect.any(String)] } } },
    });
  expect((await pressOf(cards)).press).toBe('ready');
});

test('nothing is corrected while its press file is made, in a run, or once it is in print', async () => {
  const cards = await paidCards();
  const refusedBecause = (why?: string) => ({
    error: { error: { code: 'wrong_state', ...(why ? { fields: { number: [why] } } : {}) } },
  });
  await correct(cards, { address2: '2-2' });
  expect(await correct(cards, { address2: '3-3' })).toMatchObject(refusedBecause('no-press-file'));
  await shop.runJobs();
  const run = await manager.deskRunGather({ body: { productCode: 'T0021', paper: 'card' } });
  expect(run.ok).toBe(true);
  expect(await correct(cards, { address2: '3-3' })).toMatchObject(refusedBecause('in-run'));
  if (run.ok) await manager.deskRunCancel({ body: { number: run.value.number } });
  expect((await manager.deskOrderPrint({ body: { number: cards.number } })).ok).toBe(true);
  expect(await correct(cards, { address2: '3-3' })).toMatchObject(refusedBecause());
  expect((await wordsOf(cards, 'recipient')).address2).toBe('2-2');
});
