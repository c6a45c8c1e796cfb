import type { Api, CallName } from '@fumi/contract';
import type { Client } from '@fumi/contract/client';
import { dayInTokyo, invariant } from '@fumi/domain';
import { sql } from '../../src/db/drizzle.ts';
import { insertCampaign, insertTickets } from '../../src/modules/campaign/campaign.repository.ts';
import { ticketHashOf } from '../../src/modules/campaign/campaign.service.ts';
import { closesOf } from '../../src/modules/daily-close/daily-close.repository.ts';
import { newCode } from '../../src/random.ts';
import { finishBook, someone } from '../book-posting.ts';
import { type DeskVisitor, signedInDesk } from '../desk-client.ts';
import { TEST_NOW_MS, type TestApp } from '../harness.ts';
import { beginToPay, orderBody, payOnSandbox } from '../order-making.ts';
import { rowsOf } from '../sql-rows.ts';
import { largestMember, ORDER } from './member-lists.ts';

/** Who asks in a shop that bench/seed.sql filled, and what of it they ask about. */
export type Season = {
  readonly visitor: Client;
  /** The member with the most contacts and orders. */
  readonly member: Client;
  readonly guest: Client;
  /** A member who has ordered nothing. */
  readonly other: Client;
  readonly desk: DeskVisitor;
} & Readonly<
  Record<'today' | 'token' | 'ticket' | 'printed' | 'packed' | 'order' | 'parcel' | 'inquiry' | 'run', string>
> & {
    /** How often today was closed. */
    readonly closes: number;
    readonly draft: { readonly code: string };
    readonly book: { readonly bookCode: string };
    readonly ofOrder: { readonly orderCode: string };
  };

/** Members, operators and what they ask about; a shop without a season is asked about what is not there. */
export async function inSeason(shop: TestApp, isSeeded: boolean): Promise<Season> {
  const { context } = shop;
  const guest = await shop.signedUpMember();
  const bookCode = await finishBook(guest, context, {
    sender: someone('髙橋'),
    recipients: [someone('山田')],
  });
  const created = await guest.orderCreate({ body: orderBody(bookCode) });
  invariant(created.ok, 'A book can be ordered.');
  await payOnSandbox(shop, await beginToPay(guest, created.value.code));
  const link = await guest.addressRequestCreate({ body: { senderName: '髙橋', label: '山田' } });
  invariant(link.ok, 'A member may ask for an address.');
  const draft = { code: newCode(), productCode: 'T0021', baseRevision: 0, changes: [] };
  invariant((await guest.draftSave({ body: draft })).ok, 'A draft is kept.');
  const today = dayInTokyo(TEST_NOW_MS);
  const [campaignCode, ticket] = [newCode(), newCode()];
  await insertCampaign(context.db, {
    ...{ code: campaignCode, title: '町内会の年賀', productCode: 'T0018', bookCode, unitPriceYen: 300 },
    ...{ deliveryTypeId: 1807, startsOn: today, endsOn: '2026-12-31' },
  });
  await insertTickets(context.db, [{ codeHash: ticketHashOf(ticket), campaignCode, orderCode: null }]);
  const numberOf = async (table: string, where: string, otherwise: string): Promise<string> => {
    const one = sql.raw(`select number from ${table} where ${where} limit 1`);
    return String((await rowsOf(context, one))[0]?.number ?? otherwise);
  };
  const ofOrder = isSeeded ? ORDER : { orderCode: created.value.code };
  return {
    visitor: shop.visitor(),
    member: isSeeded ? await largestMember(shop) : guest,
    guest,
    other: await shop.signedUpMember(),
    desk: await signedInDesk(shop, 'owner'),
    today,
    closes: (await closesOf(context.db, today)).length,
    token: link.value.url.split('#').at(-1) ?? '',
    draft: { code: draft.code },
    book: { bookCode },
    ticket,
    /** An order with address faces that can be drawn. */
    printed: await numberOf('shop_order', `code = '${created.value.code}'`, ''),
    ofOrder,
    order: await numberOf('shop_order', `code = '${ofOrder.orderCode}'`, ''),
    packed: await numberOf('shop_order', `state = 'in_print' and book_code is not null`, 'F261120-00001'),
    parcel: await numberOf('parcel', 'shipped_at is null', 'F261120-00001-1'),
    inquiry: await numberOf('inquiry', 'settled_at is null', 'Q261120-00001'),
    run: await numberOf('print_run', `state = 'done'`, 'R261120-00001'),
  };
}

type Ask = (season: Season) => Promise<{ readonly ok: boolean }>;

const place = { zip: '1060032', state: '東京都', address1: '港区六本木', address2: '1-2-3' };

/** Calls by which operators change something: the contract marks them. */
type Changing = {
  [Name in CallName]: Api[Name] extends { readonly audit: 'change' } ? Name : never;
}[CallName];

/** POST calls of the shop's pages that write. How they read large tables, their statements' plans show. */
export const WRITES = [
  'addressRequestCreate',
  'addressRequestAnswer',
  'addressRequestAccept',
  'addressRequestDelete',
  'memberLogin',
  'memberLogout',
  'signup',
  'activate',
  'resendPassword',
  'resetPassword',
  'notificationEmailConfirm',
  'notificationEmailSet',
  'creditcardRemove',
  'monthlySet',
  'memberReauthenticate',
  'emailChange',
  'emailConfirm',
  'passwordChange',
  'sessionRevoke',
  'sessionRevokeOthers',
  'identityAgree',
  'identityBegin',
  'identityLink',
  'identityDecline',
  'identityUnlink',
  'memberWithdraw',
  'bookCreate',
  'bookPost',
  'bookTerminate',
  'inquiryCreate',
  'inquiryPhoto',
  'eventRecord',
  'keptWordsKeep',
  'keptWordsForget',
  'draftSave',
  'draftPhoto',
  'draftDelete',
  'passkeyAsk',
  'passkeySignIn',
  'passkeyProve',
  'passkeyPrepare',
  'passkeyAdd',
  'passkeyRemove',
  'orderCreate',
  'orderOptionSet',
  'orderCouponUse',
  'orderCouponCancel',
  'orderPayment',
  'orderPaymentConfirm',
  'orderCancel',
  'orderProfileCreate',
  'contactsCreate',
  'contactsUpdate',
  'contactsImport',
  'contactsMerge',
  'contactsApart',
  'contactsDelete',
  'contactsRestore',
  'contactsDismiss',
  'contactsGroup',
  'contactsHistory',
  'contactsShortCreate',
  'contactsShortUpdate',
  'contactsShortDelete',
  'deskSignIn',
  'deskPasskeyAsk',
  'deskPasskeySignIn',
  'deskPasskeyPrepare',
] as const satisfies readonly CallName[];

/** Every other call, with the least that it needs: one that is new does not compile before it stands here. */
export const READS: Readonly<Record<Exclude<CallName, Changing | (typeof WRITES)[number]>, Ask>> = {
  memberGet: ({ member }) => member.memberGet(),
  settingsGet: ({ member }) => member.settingsGet({ body: {} }),
  profileGet: ({ member }) => member.profileGet(),
  sessionList: ({ member }) => member.sessionList(),
  memberExport: ({ member }) => member.memberExport(),
  contactsList: ({ member }) => member.contactsList({ query: {} }),
  contactsGet: ({ member }) => member.contactsGet({ params: { code: 'seed-contact-1-1' } }),
  contactsDuplicates: ({ member }) => member.contactsDuplicates(),
  contactsTrash: ({ member }) => member.contactsTrash(),
  contactsMourning: ({ member, today }) => member.contactsMourning({ query: { on: today } }),
  contactsOfOrder: ({ member, ofOrder }) => member.contactsOfOrder({ params: ofOrder }),
  contactsShortList: ({ member }) => member.contactsShortList({ query: {} }),
  addressRequestList: ({ guest }) => guest.addressRequestList(),
  addressRequestShow: ({ visitor, token }) => visitor.addressRequestShow({ params: { token } }),
  productList: ({ visitor }) => visitor.productList(),
  productPrice: ({ visitor }) => visitor.productPrice({ query: { productCode: 'T0021' } }),
  zipinfoGet: ({ visitor }) => visitor.zipinfoGet({ query: { zip: place.zip } }),
  zipinfoCheck: ({ visitor }) => visitor.zipinfoCheck({ body: { zip: place.zip } }),
  zipSearch: ({ visitor }) => visitor.zipSearch({ body: place }),
  addressCheck: ({ member }) => member.addressCheck({ body: { addresses: [place] } }),
  glyphCheck: ({ visitor }) => visitor.glyphCheck({ params: { font: 'mincho' }, body: { text: '髙橋' } }),
  glyphs: ({ visitor }) => visitor.glyphs({ params: { font: 'mincho' }, body: { text: '髙橋' } }),
  bookGet: ({ guest, book }) => guest.bookGet({ params: book }),
  draftList: ({ guest }) => guest.draftList(),
  draftGet: ({ guest, draft }) => guest.draftGet({ params: draft }),
  keptWordsList: ({ member }) => member.keptWordsList(),
  orderGet: ({ member, ofOrder }) => member.orderGet({ params: ofOrder }),
  orderList: ({ member }) => member.orderList({ query: {} }),
  campaignShow: ({ guest, ticket }) => guest.campaignShow({ body: { minchuCode: ticket } }),
  orderCheck: ({ member, ofOrder }) => member.orderCheck({ body: ofOrder }),
  orderCouponList: ({ member, ofOrder }) => member.orderCouponList({ query: ofOrder }),
  orderProfileGet: ({ member }) => member.orderProfileGet(),
  deskSession: ({ desk }) => desk.deskSession(),
  deskPasskeyList: ({ desk }) => desk.deskPasskeyList(),
  deskAuditList: ({ desk }) => desk.deskAuditList({ query: {} }),
  deskDay: ({ desk, today }) => desk.deskDay({ params: { day: today } }),
  deskOrderList: ({ desk }) => desk.deskOrderList({ query: {} }),
  deskOrder: ({ desk, order }) => desk.deskOrder({ params: { number: order } }),
  deskFaces: ({ desk, printed }) => desk.deskFaces({ params: { number: printed, page: 4 } }),
  deskToday: ({ desk }) => desk.deskToday(),
  deskJobList: ({ desk }) => desk.deskJobList({ query: {} }),
  deskParcelList: ({ desk }) => desk.deskParcelList({ query: {} }),
  deskParcelLabel: ({ desk, parcel }) => desk.deskParcelLabel({ params: { parcel } }),
  deskParcelPapers: ({ desk, parcel }) =>
    desk.deskParcelPapers({ body: { parcels: [parcel], papers: 'labels' } }),
  deskTrackingPreview: ({ desk, parcel }) =>
    desk.deskTrackingPreview({ body: { rows: [{ parcel, trackingNumber: '400012345678' }] } }),
  deskRunWaiting: ({ desk }) => desk.deskRunWaiting(),
  deskRunList: ({ desk }) => desk.deskRunList({ query: {} }),
  deskRun: ({ desk, run }) => desk.deskRun({ params: { number: run } }),
  deskPackList: ({ desk }) => desk.deskPackList({ query: {} }),
  deskInquiryList: ({ desk }) => desk.deskInquiryList({ query: {} }),
  deskInquiry: ({ desk, inquiry }) => desk.deskInquiry({ params: { number: inquiry } }),
};
