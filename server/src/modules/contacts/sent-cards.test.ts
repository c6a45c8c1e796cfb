import { dayInTokyo, emptyPrintAddress, invariant, type PrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { aContact } from '../../../test/a-contact.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, orderBody, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { bookItem } from '../../db/tables/book.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
type Member = Awaited<ReturnType<typeof signedUpMember>>;

/** The tests' day is in 2026, and the books of these tests greet no New Year. */
const YEAR = 2026;

async function aPerson(member: Member, isSent: boolean, first = aContact.name.first): Promise<string> {
  const history = isSent ? [{ year: YEAR, sent: true, received: false }] : [];
  const kept = await member.contactsCreate({
    body: { ...aContact, name: { ...aContact.name, first }, history },
  });
  invariant(kept.ok, 'The person is kept.');
  return kept.value.code;
}

const historyOf = async (member: Member, code: string) => {
  const found = await member.contactsGet({ params: { code } });
  return found.ok ? found.value.contact.history : null;
};

/** A paid order of a book that is addressed to these people. */
async function paidOrder(member: Member, people: readonly (string | Partial<PrintAddress>)[]) {
  const bookCode = await finishedBook(context, member.member.code);
  for (const [index, person] of people.entries()) {
    const place = { bookCode, pageNo: 2 + index * 2, z: 11, addedPageNo: [], x: 0, y: 0 };
    const address = { ...emptyPrintAddress(), ...(typeof person === 'string' ? { code: person } : person) };
    await context.db.insert(bookItem).values({ ...place, kind: 'recipient', layout: 'PortraitA', address });
  }
  const created = await member.orderCreate({ body: orderBody(bookCode) });
  invariant(created.ok, 'The order is created.');
  await payOnSandbox(shop, await beginToPay(member, created.value.code));
  expect(await stateOf(member, created.value.code)).toBe('paid');
  return created.value.code;
}

const sent = [{ year: YEAR, sent: true, received: false }];

test('a paid order marks its people as sent, and its cancellation takes that back', async () => {
  const member = await signedUpMember();
  const person = await aPerson(member, false);
  const orderCode = await paidOrder(member, [person]);
  expect(await historyOf(member, person)).toEqual(sent);
  await member.orderCancel({ body: { orderCode } });
  expect(await historyOf(member, person)).toEqual([]);
});

test('a mark that the member or another order made stays after a cancellation', async () => {
  const member = await signedUpMember();
  const [marked, twice] = [await aPerson(member, true), await aPerson(member, false)];
  const first = await paidOrder(member, [marked, twice]);
  const second = await paidOrder(member, [twice]);
  await member.orderCancel({ body: { orderCode: first } });
  expect(await historyOf(member, marked)).toEqual(sent);
  expect(await historyOf(member, twice)).toEqual(sent);
  await member.orderCancel({ body: { orderCode: second } });
  expect(await historyOf(member, twice)).toEqual([]);
});

test('all who share a card are marked as sent, except who was taken off it', async () => {
  const member = await signedUpMember();
  const household = await Promise.all(['太郎', '花子', '一郎'].map((first) => aPerson(member, false, first)));
  const [main = '', ...alsoFor] = household;
  const joint = { last: '', first: '花子', honorific: '様' };
  const { name, jointNames } = { ...emptyPrintAddress(), name: { ...aContact.name, first: '太郎' } };
  const card = { code: main, alsoFor, name, jointNames: jointNames.with(0, joint) };
  const orderCode = await paidOrder(member, [card]);
  const histories = () => Promise.all(household.map((code) => historyOf(member, code)));
  expect(await histories()).toEqual([sent, sent, []]);
  await member.orderCancel({ body: { orderCode } });
  expect(await histories()).toEqual([[], [], []]);
});

test('a book never marks the contact of another member', async () => {
  const stranger = await signedUpMember();
  const theirs = await aPerson(stranger, false);
  await paidOrder(await signedUpMember(), [theirs, { code: 'none', alsoFor: [theirs], name: aContact.name }]);
  expect(await historyOf(stranger, theirs)).toEqual([]);
});

test('marks of many years set at once are all kept', async () => {
  const member = await signedUpMember();
  const person = await aPerson(member, false);
  const years = Array.from({ length: 10 }, (_, index) => 2010 + index);
  const answers = await Promise.all(
    years.map((year) =>
      member.contactsHistory({ body: { codes: [person], year, sent: true, received: false } }),
    ),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect((await historyOf(member, person))?.map(({ year }) => year).sort()).toEqual(years);
});

test('an order names the contacts its cards went to as they are now, and who has moved since', async () => {
  const member = await signedUpMember();
  const [stays, moves, leaves] = [
    await aPerson(member, false),
    await aPerson(member, false),
    await aPerson(member, false),
  ];
  const orderCode = await paidOrder(member, [stays, moves, leaves]);
  shop.clock.advance(86_400_000);
  // A mark and a note are no move.
  await member.contactsHistory({ body: { codes: [stays], year: 2025, received: true } });
  await member.contactsUpdate({ body: { ...aContact, code: moves, address2: '9-9-9' } });
  await member.contactsDelete({ body: { codes: [leaves] } });
  const peopleOf = async (asking: Member) => {
    const answer = await asking.contactsOfOrder({ params: { orderCode } });
    return answer.ok ? answer.value.people : null;
  };
  const people = await peopleOf(member);
  const found = people?.map(({ contact, addressChangedOn }) => [
    contact.code,
    contact.address2,
    addressChangedOn,
  ]);
  const movedOn = dayInTokyo(context.clock.nowMs());
  expect(found).toEqual([
    [stays, '1-2-3', null],
    [moves, '9-9-9', movedOn],
  ]);
  expect(await peopleOf(await signedUpMember())).toEqual([]);
  expect(await member.orderGet({ params: { orderCode } })).toMatchObject({
    value: { order: { addresseeCount: 2 } },
  });
  await member.orderCancel({ body: { orderCode } });
  const named = (await peopleOf(member))?.map(({ contact }) => contact.code);
  expect(named, 'also after it was cancelled, to correct one of them').toEqual([stays, moves]);
  expect(await member.orderGet({ params: { orderCode } })).toMatchObject({
    value: { order: { addresseeCount: 2 } },
  });
});
