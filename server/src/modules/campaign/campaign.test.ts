import { dayInTokyo } from '@fumi/domain';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, hanako, payOnSandbox, stateOf } from '../../../test/order-making.ts';
import { newCode } from '../../random.ts';
import { insertCampaign, insertTickets } from './campaign.repository.ts';
import { ticketHashOf } from './campaign.service.ts';

const shop = await testApp();
const { context, signedUpMember } = shop;
const today = dayInTokyo(context.clock.nowMs());

let preparedBook = '';
beforeAll(async () => {
  const operator = await signedUpMember();
  preparedBook = await finishedBook(context, operator.member.code, { priceYen: 500 });
});

type Over = Partial<
  Pick<
    Parameters<typeof insertCampaign>[1],
    'startsOn' | 'endsOn' | 'bookCode' | 'productCode' | 'deliveryTypeId'
  >
>;

/** A campaign of desk calendars with one code, unless told otherwise. */
async function aTicket(over: Over = {}): Promise<string> {
  const [campaignCode, ticket] = [newCode(), newCode()];
  await insertCampaign(context.db, {
    code: campaignCode,
    title: '町内会の年賀',
    productCode: 'T0018',
    bookCode: preparedBook,
    unitPriceYen: 300,
    deliveryTypeId: 1807,
    startsOn: today,
    endsOn: today,
    ...over,
  });
  await insertTickets(context.db, [{ codeHash: ticketHashOf(ticket), campaignCode, orderCode: null }]);
  return ticket;
}

const body = (minchuCode: string, quantities: readonly number[] = [1]) => ({
  ...hanako,
  destinations: quantities.map((quantity) => ({ ...hanako, quantity })),
  minchuCode,
});

const wrongState = { ok: false, error: { error: { code: 'wrong_state' } } };
const notFound = { ok: false, error: { error: { code: 'not_found' } } };

test("a code orders the prepared book at the campaign's terms, to several places", async () => {
  const client = await signedUpMember();
  const ticket = await aTicket();
  const shown = await client.campaignShow({ body: { minchuToken: ticket } });
  expect(shown).toMatchObject({
    ok: true,
    value: {
      campaign: {
        title: '町内会の年賀',
        productCode: 'T0018',
        unitPrice: 300,
        status: 'open',
        kitId: 27001,
      },
    },
  });
  const created = await client.orderCreate({ body: body(ticket, [2, 3]) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const got = await client.orderGet({ params: { orderCode: created.value.code } });
  expect(got).toMatchObject({
    ok: true,
    value: {
      order: {
        type: 'minchu',
        bookCode: null,
        kitId: 27001,
        statement: { total: 1500 },
        deliveryTypeId: 1807,
      },
    },
  });
});

test('a code works once; its owner is told with which order, another member is not', async () => {
  const [owner, other] = [await signedUpMember(), await signedUpMember()];
  const ticket = await aTicket();
  const created = await owner.orderCreate({ body: body(ticket) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  expect(await other.orderCreate({ body: body(ticket) })).toMatchObject(wrongState);
  const asTyped = ` ${ticket.toLowerCase()} `;
  const [mine, theirs] = await Promise.all(
    [owner, other].map((client) => client.campaignShow({ body: { minchuCode: asTyped } })),
  );
  expect(mine).toMatchObject({ value: { campaign: { status: 'used', orderCode: created.value.code } } });
  expect(theirs).toMatchObject({ value: { campaign: { status: 'used', orderCode: null } } });
});

test('who goes back or cancels can order with the same code again; a paid order keeps the code', async () => {
  const client = await signedUpMember();
  const ticket = await aTicket();
  const first = await client.orderCreate({ body: body(ticket) });
  const second = await client.orderCreate({ body: body(ticket, [1, 1]) });
  if (!first.ok || !second.ok) throw new Error('refused');
  expect(await stateOf(client, first.value.code)).toBe('cancelled');
  await payOnSandbox(shop, await beginToPay(client, second.value.code));
  expect(await client.orderCreate({ body: body(ticket) })).toMatchObject(wrongState);
  expect(await stateOf(client, second.value.code)).toBe('paid');
  await client.orderCancel({ body: { orderCode: second.value.code } });
  expect((await client.orderCreate({ body: body(ticket) })).ok, 'a refunded order gives its code back').toBe(
    true,
  );
});

test.each([
  ['not-begun', { startsOn: '2999-01-01', endsOn: '2999-01-02' }],
  ['ended', { startsOn: '2000-01-01', endsOn: '2000-01-02' }],
])('a campaign that is %s says so and orders nothing', async (status, days) => {
  const client = await signedUpMember();
  const ticket = await aTicket(days);
  const shown = await client.campaignShow({ body: { minchuCode: ticket } });
  expect(shown).toMatchObject({ value: { campaign: { status } } });
  expect(await client.orderCreate({ body: body(ticket) })).toMatchObject(notFound);
});

test('an unknown code is not found, and trying many is refused by a rate limit', async () => {
  const client = await signedUpMember();
  const attempt = () => client.campaignShow({ body: { minchuCode: newCode() } });
  expect(await attempt()).toMatchObject(notFound);
  const answers = await Promise.all(Array.from({ length: 60 }, attempt));
  expect(answers).toContainEqual(
    expect.objectContaining({
      error: expect.objectContaining({ error: expect.objectContaining({ code: 'too_many_requests' }) }),
    }),
  );
  expect(await client.campaignShow({ body: {} })).toMatchObject({ ok: false });
});

test('of a prepared postcard with recipients one set is ordered, as of any other (spec §5)', async () => {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code, { isAddressed: true });
  const ticket = await aTicket({ bookCode, productCode: 'T0021', deliveryTypeId: 7 });
  expect(await client.orderCreate({ body: body(ticket, [2]) })).toMatchObject({ ok: false });
  expect((await client.orderCreate({ body: body(ticket, [1]) })).ok).toBe(true);
});
