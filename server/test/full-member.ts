import { emptyPrintAddress, type NewContact } from '@fumi/domain';
import type { Context } from '../src/context.ts';
import { bookItem } from '../src/db/tables/book.ts';
import { addressRequest, contact } from '../src/db/tables/contacts.ts';
import { orderDestination, shopOrder } from '../src/db/tables/order.ts';
import { session } from '../src/db/tables/session.ts';
import { digest, newCode } from '../src/random.ts';
import { kanji } from './largest-body.ts';
import { finishedBook, hanako } from './order-making.ts';

/* A member who holds as much as anybody may: what lists, exports and searches cost at most. */

/** Nearly as many as a member may keep (contacts.service.ts), with room for a few more. */
const CONTACTS = 19_500;
/** Of these so many hold as much as a contact may: one page of the list. */
const LARGE_CONTACTS = 1000;
const ORDERS = 200;
const REQUESTS = 200;
const SESSIONS = 500;
const ROWS_AT_ONCE = 500;

const largeName = { last: kanji(255), first: kanji(255, 300), honorific: kanji(255, 600) };

/** A contact with as much as every field takes. */
export const largeContact = (): NewContact => ({
  name: largeName,
  jointNames: Array.from({ length: 4 }, () => largeName),
  kanaLast: 'ア'.repeat(255),
  kanaFirst: 'イ'.repeat(255),
  zip: '1060032',
  state: kanji(255),
  address1: kanji(255),
  address2: kanji(255),
  company: kanji(255),
  department: kanji(255),
  title: kanji(255),
  printsCompany: true,
  birthday: '19800102',
  groups: Array.from({ length: 20 }, (_, index) => `${kanji(38)}${String(index).padStart(2, '0')}`),
  note: kanji(2000),
  mourningUntil: '2027-12-31',
  history: Array.from({ length: 100 }, (_, index) => ({ year: 1950 + index, sent: true, received: true })),
  addressLines: [],
  skipReason: 'stopped',
});

const namesake = (index: number): NewContact => ({
  ...largeContact(),
  name: { last: '佐藤', first: `花子${index % 7000}`, honorific: '様' },
  jointNames: [],
  state: '東京都',
  address1: '港区六本木',
  address2: `1-2-${index}`,
  company: '',
  department: '',
  title: '',
  printsCompany: false,
  groups: ['友人'],
  note: '',
  history: [{ year: 2026, sent: true, received: false }],
});

const contactRow = ({ name, ...kept }: NewContact, memberCode: string, now: Date) => ({
  ...kept,
  code: newCode(),
  memberCode,
  nameLast: name.last,
  nameFirst: name.first,
  honorific: name.honorific,
  createdAt: now,
  updatedAt: now,
});

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}

type FullMember = {
  readonly contactCodes: readonly string[];
  readonly bookCode: string;
  readonly orderCode: string;
};

/** Fills the member's account up to its bounds. */
export async function fillMember({ db, clock }: Context, memberCode: string): Promise<FullMember> {
  const now = new Date(clock.nowMs());
  const contacts = Array.from({ length: CONTACTS }, (_, index) =>
    contactRow(index < LARGE_CONTACTS ? largeContact() : namesake(index), memberCode, now),
  );
  for (let at = 0; at < CONTACTS; at += 200) await db.insert(contact).values(contacts.slice(at, at + 200));
  const context = { db, clock } as Context;
  const bookCode = await finishedBook(context, memberCode);
  const address = { ...emptyPrintAddress(), ...largeContact(), name: largeName };
  await db.insert(bookItem).values(
    Array.from({ length: 30 }, (_, index) => ({
      bookCode,
      pageNo: 2 + 2 * index,
      z: 11,
      kind: 'recipient' as const,
      addedPageNo: [],
      x: 0,
      y: 0,
      layout: 'PortraitA',
      address: {
        ...emptyPrintAddress(),
        zip: address.zip,
        state: address.state,
        address1: address.address1,
        address2: address.address2,
        name: largeName,
        jointNames: address.jointNames,
        comment1: kanji(255),
        comment2: kanji(255),
      },
    })),
  );
  const orders = Array.from({ length: ORDERS }, (_, index) => ({
    code: newCode(),
    number: `F261120-${String(index).padStart(5, '0')}`,
    memberCode,
    type: 'normal' as const,
    bookCode: null,
    productCode: 'T0021',
    state: 'shipped' as const,
    unitPriceYen: 500,
    deliveryTypeId: 1,
    deliveryFeeYen: 0,
    totalYen: 500,
    customer: { ...hanako, name: kanji(255), address1: kanji(255) },
    createdAt: now,
  }));
  await inParts(orders, (part) => db.insert(shopOrder).values(part));
  const { birthday: _, email: __, ...place } = hanako;
  const destinations = orders.flatMap(({ code: orderCode }) =>
    Array.from({ length: 20 }, (_, position) => ({
      orderCode,
      position,
      quantity: 1,
      address: { ...place, name: kanji(255), address1: kanji(255), address2: kanji(255) },
    })),
  );
  await inParts(destinations, (part) => db.insert(orderDestination).values(part));
  await db.insert(addressRequest).values(
    Array.from({ length: REQUESTS }, (_, index) => ({
      code: newCode(),
      memberCode,
      tokenHash: digest(`request ${index}`),
      senderName: kanji(40),
      label: kanji(40),
      contactCode: contacts[index]?.code ?? null,
      proposal: { ...largeContact() },
      answeredAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
      createdAt: now,
    })),
  );
  await db.insert(session).values(
    Array.from({ length: SESSIONS }, (_, index) => ({
      tokenHash: digest(`session ${index}`),
      code: newCode(),
      memberCode,
      isRemembered: true,
      device: kanji(200),
      createdAt: now,
      lastSeenAt: now,
      provenAt: now,
      endsAt: new Date(now.getTime() + 86_400_000),
      idleEndsAt: new Date(now.getTime() + 86_400_000),
    })),
  );
  return {
    contactCodes: contacts.map(({ code }) => code),
    bookCode,
    orderCode: orders[0]?.code ?? '',
  };
}
