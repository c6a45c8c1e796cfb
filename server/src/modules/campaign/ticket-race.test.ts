import { dayInTokyo } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, hanako } from '../../../test/order-making.ts';
import { newCode } from '../../random.ts';
import { insertCampaign, insertTickets } from './campaign.repository.ts';
import { ticketHashOf } from './campaign.service.ts';

const { context, signedUpMember } = await testApp();

test('ordering again with a code while cancelling does not deadlock', async () => {
  const client = await signedUpMember();
  const today = dayInTokyo(context.clock.nowMs());
  const [code, ticket] = [newCode(), newCode()];
  await insertCampaign(context.db, {
    code,
    title: '町内会の年賀',
    productCode: 'T0021',
    bookCode: await finishedBook(context, client.member.code),
    unitPriceYen: 300,
    deliveryTypeId: 7,
    startsOn: today,
    endsOn: today,
  });
  await insertTickets(context.db, [{ codeHash: ticketHashOf(ticket), campaignCode: code, orderCode: null }]);
  const body = { ...hanako, destinations: [{ ...hanako, quantity: 1 }], minchuCode: ticket };
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const first = await client.orderCreate({ body });
    const orderCode = first.ok ? first.value.code : '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 === 0 ? client.orderCreate({ body }) : client.orderCancel({ body: { orderCode } }),
      ),
    );
    for (const answer of answers)
      if (!answer.ok && answer.error.kind === 'refused') statuses.push(answer.error.status);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
