import type { CallName } from '@fumi/contract';
import { aContact } from '../a-contact.ts';
import { hanako } from '../order-making.ts';
import { TEST_PASSWORD } from '../sign-up.ts';
import type { Season } from './season-calls.ts';

type Ask = (season: Season) => Promise<{ readonly ok: boolean }>;

const codesOf = async ({ member }: Season): Promise<string[]> => {
  const list = await member.contactsList({ query: {} });
  return list.ok ? list.value.contacts.map(({ code }) => code) : [];
};
const removalOf = async ({ member }: Season): Promise<string> => {
  const bin = await member.contactsTrash();
  return (bin.ok ? bin.value.removals[0]?.removal : undefined) ?? '';
};

/** Calls that write, in an order in which each is answered once; they meet rows that the fuzz seldom has. */
export const WORK: Readonly<Partial<Record<CallName, Ask>>> = {
  contactsCreate: ({ member }) => member.contactsCreate({ body: aContact }),
  contactsImport: ({ member }) =>
    member.contactsImport({
      body: {
        contacts: [
          { ...aContact, name: { last: '山田', first: '次郎', honorific: '様' } },
          aContact,
          aContact,
        ],
      },
    }),
  contactsUpdate: async (season) =>
    season.member.contactsUpdate({ body: { ...aContact, code: (await codesOf(season))[0] ?? '' } }),
  contactsHistory: async (season) =>
    season.member.contactsHistory({
      body: { codes: await codesOf(season), year: 2026, sent: true, received: true },
    }),
  contactsGroup: async (season) =>
    season.member.contactsGroup({
      body: { codes: (await codesOf(season)).slice(0, 2), add: ['家族'], remove: [] },
    }),
  contactsApart: async (season) =>
    season.member.contactsApart({ body: { codes: (await codesOf(season)).slice(0, 2) } }),
  contactsMerge: async (season) => {
    const [keep = '', ...others] = (await codesOf(season)).slice(0, 2);
    return season.member.contactsMerge({ body: { keep, others } });
  },
  contactsRestore: async (season) =>
    season.member.contactsRestore({ body: { removal: await removalOf(season) } }),
  contactsDelete: async (season) =>
    season.member.contactsDelete({ body: { codes: (await codesOf(season)).slice(0, 1) } }),
  addressRequestAnswer: ({ visitor, token }) => {
    const { zip, state, address1, address2, kanaLast, kanaFirst } = aContact;
    return visitor.addressRequestAnswer({
      params: { token },
      body: {
        zip,
        state,
        address1,
        address2,
        kanaLast,
        kanaFirst,
        name: { last: '山田', first: '花子', honorific: '様' },
        jointNames: [],
      },
    });
  },
  draftSave: ({ guest, draft }) =>
    guest.draftSave({ body: { code: draft.code, productCode: 'T0021', baseRevision: 1, changes: [] } }),
  draftDelete: ({ guest, draft }) => guest.draftDelete({ body: { codes: [draft.code] } }),
  orderProfileCreate: ({ guest }) => guest.orderProfileCreate({ body: hanako }),
  orderCreate: ({ guest, ticket }) =>
    guest.orderCreate({
      body: { ...hanako, destinations: [{ ...hanako, quantity: 1 }], minchuCode: ticket },
    }),
  monthlySet: ({ guest }) => guest.monthlySet({ body: { status: true } }),
  memberReauthenticate: ({ guest }) => guest.memberReauthenticate({ body: { password: TEST_PASSWORD } }),
  emailChange: ({ guest }) => guest.emailChange({ body: { email: `other-${Date.now()}@example.jp` } }),
  passwordChange: ({ guest }) =>
    guest.passwordChange({ body: { currentPassword: TEST_PASSWORD, password: `${TEST_PASSWORD}。` } }),
  sessionRevokeOthers: ({ guest }) => guest.sessionRevokeOthers({ body: {} }),
  deskOrderNote: ({ desk, order }) => desk.deskOrderNote({ body: { number: order, words: '折れ' } }),
  deskOrderHold: ({ desk, printed }) => desk.deskOrderHold({ body: { number: printed, reason: '確認' } }),
  deskOrderRelease: ({ desk, printed }) => desk.deskOrderRelease({ body: { number: printed } }),
  deskAddressCorrect: ({ desk, printed }) => {
    const { birthday: _, email: __, ...address } = hanako;
    return desk.deskAddressCorrect({
      body: { number: printed, position: 0, address: { ...address, address2: '4-5' } },
    });
  },
  deskCarrierConfirm: ({ desk }) => desk.deskCarrierConfirm({ body: { layout: 'b2-nekopos' } }),
  deskParcelMend: ({ desk, parcel }) => {
    const { state, address1, name, tel } = hanako;
    return desk.deskParcelMend({ body: { parcel, label: { state, address1, address2: '6-7', name, tel } } });
  },
  deskTrackingTake: ({ desk, parcel }) =>
    desk.deskTrackingTake({ body: { rows: [{ parcel, trackingNumber: '400012345678' }] } }),
  deskParcelShip: ({ desk, parcel }) =>
    desk.deskParcelShip({
      body: { parcels: [{ number: parcel, trackingNumber: '400012345678', uncounted: true }] },
    }),
  deskInquiryAnswer: ({ desk, inquiry }) =>
    desk.deskInquiryAnswer({ body: { number: inquiry, words: 'はい' } }),
  deskInquirySettle: ({ desk, inquiry }) =>
    desk.deskInquirySettle({ body: { number: inquiry, words: 'はい' } }),
  deskInquiryReopen: ({ desk, inquiry }) => desk.deskInquiryReopen({ body: { number: inquiry } }),
  deskReprintAsk: ({ desk, packed }) =>
    desk.deskReprintAsk({ body: { number: packed, pages: [], kind: 'other', reason: '折れ' } }),
  deskRunGather: ({ desk }) => desk.deskRunGather({ body: { productCode: 'T0021', paper: 'card' } }),
  deskDayClose: ({ desk, today, closes }) =>
    desk.deskDayClose({ body: { day: today, revision: closes + 1, wasteNote: '処分' } }),
  memberWithdraw: ({ other }) => other.memberWithdraw({ body: {} }),
};
