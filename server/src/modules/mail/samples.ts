import type { MailContent } from './mail-body.ts';
import * as account from './templates/account-mails.ts';
import * as device from './templates/device-mails.ts';
import * as inquiry from './templates/inquiry-mails.ts';
import * as member from './templates/member-mails.ts';
import * as order from './templates/order-mails.ts';
import * as passkey from './templates/passkey-mails.ts';

/** One mail of each kind with facts that could be somebody's: for docs/mails.md and its test. */
type MailSample = { readonly kind: string; readonly content: MailContent };

const PIN = '012345';
const NOON_MS = Date.parse('2026-11-20T12:00:00+09:00');
const SHOP = 'https://fumi.example/';
const PAGE = `${SHOP}member/`;

const FACTS: order.OrderMailFacts = {
  number: 'F-2026-000123',
  name: '髙橋 花子',
  destinations: [{ name: '髙橋 花子', address: '〒106-0032 東京都港区六本木1-2-3', count: 1 }],
  arrival: { from: '2026-12-02', to: '2026-12-04' },
  receiptUrl: `${PAGE}orders/code/receipt`,
  contactUrl: `${SHOP}contact/?order=code`,
  lines: [
    { label: 'ポストカード 30枚', count: 1, amountYen: 500 },
    { label: 'ネコポス', count: 1, amountYen: 190 },
  ],
  totalYen: 690,
  trackingNumber: '1234-5678-9012',
  parcelOf: null,
  trackingUrl: null,
  url: `${SHOP}jp/apps/order/`,
  pictureUrl: `${SHOP}material/v2/kit/media/27001/1/thumb.jpg`,
};

const ofOrder = ({ kind, ...content }: order.OrderMail): MailSample => ({ kind, content });

export const MAIL_SAMPLES: readonly MailSample[] = [
  { kind: 'signup-pin', content: member.signupPinMail(PIN) },
  { kind: 'already-registered', content: member.alreadyRegisteredMail(SHOP) },
  {
    kind: 'password-link',
    content: member.passwordLinkMail(`${SHOP}member/password/reset?token=once&only`),
  },
  { kind: 'password-changed', content: member.passwordChangedMail(SHOP) },
  { kind: 'notification-confirm', content: member.notificationConfirmMail(SHOP, `${SHOP}mailbox/once`) },
  { kind: 'notification-changed', content: member.notificationChangedMail(SHOP) },
  { kind: 'identity-linked', content: account.identityLinkedMail('au', PAGE) },
  { kind: 'email-change-pin', content: account.emailChangePinMail(PIN) },
  { kind: 'email-changed', content: account.emailChangedMail(`${SHOP}contact/`) },
  {
    kind: 'new-device',
    content: device.newDeviceMail({
      atMs: NOON_MS,
      way: 'password',
      device: 'Chrome（Windows）',
      url: `${SHOP}sign-out/once`,
    }),
  },
  {
    kind: 'operator-device',
    content: device.operatorDeviceMail({
      atMs: NOON_MS,
      name: 'aoi',
      way: 'password',
      device: null,
      url: `${SHOP}sign-out/desk/once`,
    }),
  },
  { kind: 'passkey-add', content: passkey.passkeyMail('passkey-add', PAGE) },
  { kind: 'passkey-remove', content: passkey.passkeyMail('passkey-remove', PAGE) },
  { kind: 'operator-passkey-add', content: passkey.operatorPasskeyMail('passkey-add', 'aoi') },
  { kind: 'operator-passkey-remove', content: passkey.operatorPasskeyMail('passkey-remove', 'aoi') },
  { kind: 'withdrawn', content: account.withdrawnMail(SHOP) },
  {
    kind: 'monthly',
    content: member.monthlyMail({ month: 1, url: `${SHOP}jp/apps/monthly/`, stopUrl: PAGE }),
  },
  { kind: 'address-answered', content: member.addressAnsweredMail(PAGE) },
  {
    kind: 'inquiry-received',
    content: inquiry.inquiryReceivedMail({
      number: 'ABCD2345',
      reason: 'damaged',
      orderNumber: 'F-2026-000123',
      text: '角が折れていました。',
    }),
  },
  {
    kind: 'inquiry-shop',
    content: inquiry.inquiryForShopMail({
      number: 'ABCD2345',
      reason: 'damaged',
      orderNumber: 'F-2026-000123',
      memberCode: 'm',
      name: '髙橋 花子',
      email: 'hanako@example.jp',
      text: '角が折れていました。',
    }),
  },
  {
    kind: 'inquiry-answer',
    content: inquiry.inquiryAnswerMail({
      number: 'ABCD2345',
      words: 'ご迷惑をおかけしました。刷り直して、明日お送りします。',
      formUrl: `${SHOP}contact/`,
    }),
  },
  { kind: 'order-mailbox', content: order.orderMailboxMail(`${SHOP}mailbox/once`) },
  ofOrder(order.orderReceivedMail(FACTS)),
  ofOrder(order.orderReceivedAnewMail(FACTS)),
  ofOrder(order.orderPaidMail(FACTS)),
  ofOrder(order.orderInPrintMail(FACTS)),
  ofOrder(
    order.orderShippedMail({ ...FACTS, trackingUrl: 'https://carrier.example/parcel?id=1234-5678-9012' }),
  ),
  ofOrder(order.orderCancelledMail(FACTS)),
  ofOrder(order.orderRefundWaitingMail(FACTS)),
  ofOrder(
    order.orderPartRefundedMail(FACTS, {
      amountYen: 190,
      backYen: 190,
      ways: ['provider'],
      returnInvoiceUrl: `${PAGE}back`,
    }),
  ),
  ofOrder(
    order.orderOverpaymentRefundedMail(FACTS, { amountYen: FACTS.totalYen, way: 'provider', stands: 'paid' }),
  ),
  ofOrder(
    order.orderRefundedMail(FACTS, { backYen: FACTS.totalYen, ways: ['provider'], returnInvoiceUrl: null }),
  ),
];
