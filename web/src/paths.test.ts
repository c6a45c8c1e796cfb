import { expect, test } from 'vitest';
import { flowPaths, paths } from './paths.ts';

const postcard = flowPaths('/jp/apps/postcard/create/');

test('the table of contents of the shop', () => {
  expect({
    home: paths.home(),
    create: postcard.create(),
    group: postcard.kit(10),
    tag: postcard.kit(10, 1001),
    preview: postcard.preview(),
    choice: postcard.preview({ groupId: 10, tagId: 1001, kitId: 27001 }),
    sender: postcard.step('sender'),
    receiver: postcard.step('receiver'),
    confirm: postcard.step('confirm'),
    orderCustomer: paths.orderCustomer('T0021', 'b0ok'),
    campaign: paths.campaign('T0021'),
    campaignCustomer: paths.campaignCustomer('T0021', 't1cket'),
    orderPayment: paths.orderPayment('normal', 'T0021', 'b0ok', '0rder'),
    orderComplete: paths.orderComplete('minchu', 'T0021', 'campa1gn', '0rder'),
    orders: paths.orders(),
    olderOrders: paths.orders(2),
    order: paths.order('0rder'),
    receipt: paths.receipt('0rder'),
    error: paths.error('/jp/apps/postcard/'),
    terms: paths.terms(),
    privacy: paths.privacy(),
    commerce: paths.commerce(),
    memberTfa: paths.memberTfa(),
    member: paths.member(),
    contactBook: paths.contactBook(),
    passwordReset: paths.passwordReset(),
  }).toMatchInlineSnapshot(`
    {
      "campaign": "/jp/apps/order/minchu/T0021/",
      "campaignCustomer": "/jp/apps/order/minchu/T0021/t1cket/customer",
      "choice": "/jp/apps/postcard/create/preview?group=10&tag=1001&kit=27001",
      "commerce": "/info/commerce/",
      "confirm": "/jp/apps/postcard/create/confirm",
      "contactBook": "/member/contacts",
      "create": "/jp/apps/postcard/create/",
      "error": "/jp/apps/postcard/error/",
      "group": "/jp/apps/postcard/create/kit/10",
      "home": "/",
      "member": "/member/",
      "memberTfa": "/member/tfa",
      "olderOrders": "/member/orders?page=2",
      "order": "/member/orders/0rder",
      "orderComplete": "/jp/apps/order/minchu/T0021/campa1gn/complete?order=0rder",
      "orderCustomer": "/jp/apps/order/normal/T0021/b0ok/customer",
      "orderPayment": "/jp/apps/order/normal/T0021/b0ok/payment?order=0rder",
      "orders": "/member/orders",
      "passwordReset": "/member/password/reset",
      "preview": "/jp/apps/postcard/create/preview",
      "privacy": "/info/privacy/app/",
      "receipt": "/member/orders/0rder/receipt",
      "receiver": "/jp/apps/postcard/create/receiver",
      "sender": "/jp/apps/postcard/create/sender",
      "tag": "/jp/apps/postcard/create/kit/10/1001#tag-1001",
      "terms": "/info/terms/app/",
    }
  `);
});
