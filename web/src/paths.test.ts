import { expect, test } from 'vitest';
import { PRODUCT_ROOTS, paths } from './paths.ts';

test('the table of contents of the shop', () => {
  expect({
    home: paths.home(),
    ...PRODUCT_ROOTS,
    create: paths.create(),
    group: paths.kit(10),
    tag: paths.kit(10, 1001),
    preview: paths.preview(),
    choice: paths.preview({ groupId: 10, tagId: 1001, kitId: 27001 }),
    sender: paths.sender(),
    receiver: paths.receiver(),
    confirm: paths.confirm(),
    orderCustomer: paths.orderCustomer('T0021', 'b0ok'),
    error: paths.error(paths.postcardRoot()),
    terms: paths.terms(),
    privacy: paths.privacy(),
    memberTfa: paths.memberTfa(),
    member: paths.member(),
    contactBook: paths.contactBook(),
    passwordReset: paths.passwordReset(),
  }).toMatchInlineSnapshot(`
    {
      "choice": "/jp/apps/postcard/create/preview?group=10&tag=1001&kit=27001",
      "confirm": "/jp/apps/postcard/create/confirm",
      "contactBook": "/member/contacts",
      "create": "/jp/apps/postcard/create/",
      "deskCalendar": "/calendar/",
      "error": "/jp/apps/postcard/error/",
      "group": "/jp/apps/postcard/create/kit/10",
      "home": "/",
      "idCard": "/jp/apps/cards/id/",
      "member": "/member/",
      "memberTfa": "/member/tfa",
      "monthly": "/jp/apps/monthly/",
      "orderCustomer": "/jp/apps/order/normal/T0021/b0ok/customer",
      "passwordReset": "/member/password/reset",
      "photobook": "/jp/photobook/",
      "postcard": "/jp/apps/postcard/",
      "preview": "/jp/apps/postcard/create/preview",
      "privacy": "/info/privacy/app/",
      "receiver": "/jp/apps/postcard/create/receiver",
      "ringDeskCalendar": "/jp/ring-desk-calendar/",
      "ringDeskCalendarPostcard": "/jp/ring-desk-calendar-postcard/",
      "sender": "/jp/apps/postcard/create/sender",
      "tag": "/jp/apps/postcard/create/kit/10/1001#tag-1001",
      "terms": "/info/terms/app/",
      "wallCalendar": "/jp/wall-calendar/",
    }
  `);
});
