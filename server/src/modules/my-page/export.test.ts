import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, orderedBook, payOnSandbox } from '../../../test/order-making.ts';
import { newEmail } from '../../../test/sign-up.ts';

const shop = await testApp();
const { signedUpMember, context, runJobs } = shop;

test('the export holds money, devices, a new e-mail and deleted contacts, and no provider’s id', async () => {
  const member = await signedUpMember();
  const email = newEmail();
  await member.emailChange({ body: { email } });
  const added = await member.contactsShortCreate({
    body: {
      zip: '1000001',
      state: '東京都',
      address1: '千代田区',
      address2: '',
      name: { last: '秘密田', first: '花', honorific: '様' },
      jointNames: [],
      birthday: '',
    },
  });
  await member.contactsDelete({ body: { codes: [added.ok ? added.value.code : ''] } });
  const orderCode = await orderedBook(member, context);
  await payOnSandbox(shop, await beginToPay(member, orderCode));
  await member.orderCancel({ body: { orderCode } });
  await runJobs();
  const { text } = await member.request({ path: '/api/member/export' });
  expect(JSON.parse(text).export).toMatchObject({
    email_change: [{ email }],
    deleted_contacts: [{ contact: { name_last: '秘密田' } }],
    known_devices: [{ code: expect.any(String) }],
    payments: [{ orderCode }],
    refunds: [{ state: 'done' }],
  });
  expect(text).not.toMatch(/providerRef|_?hash"/i);
});
