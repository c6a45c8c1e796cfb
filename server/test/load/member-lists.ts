import type { Client } from '@fumi/contract/client';
import { eq } from '../../src/db/drizzle.ts';
import { session } from '../../src/db/tables/session.ts';
import { SESSION_COOKIE } from '../../src/modules/session/session.service.ts';
import { digest } from '../../src/random.ts';
import type { TestApp } from '../harness.ts';
import { testClient } from '../test-client.ts';

/** An order of the largest member, of the last day. */
export const ORDER = { orderCode: 'seed-order-499800' };

type Answer = Promise<{ readonly ok: boolean }>;

/** A browser of the member of bench/seed.sql who has most: 2,000 contacts, and an order every day. */
export async function largestMember({ app, context }: Pick<TestApp, 'app' | 'context'>): Promise<Client> {
  const token = 'season';
  await context.db
    .update(session)
    .set({ tokenHash: digest(token), provenAt: new Date(context.clock.nowMs()) })
    .where(eq(session.code, 'seed-session-1'));
  return testClient(app, new Map([[SESSION_COOKIE, token]]));
}

/** Every list of a member, as a page first asks for it, filtered, and far down. */
export const MEMBER_LISTS: readonly (readonly [what: string, ask: (member: Client) => Answer])[] = [
  ['account', (member) => member.memberGet()],
  ['orders', (member) => member.orderList({ query: {} })],
  ['orders, far down', (member) => member.orderList({ query: { page: 30 } })],
  ['order', (member) => member.orderGet({ params: ORDER })],
  ['contacts', (member) => member.contactsList({ query: {} })],
  ['contacts, far down', (member) => member.contactsList({ query: { page: 20 } })],
  ['contacts by name', (member) => member.contactsList({ query: { q: 'ハナコ' } })],
  ['contacts of the steps', (member) => member.contactsShortList({ query: {} })],
  ['contacts that may be the same', (member) => member.contactsDuplicates()],
  ['deleted contacts', (member) => member.contactsTrash()],
  ['contacts of an order', (member) => member.contactsOfOrder({ params: ORDER })],
  ['address requests', (member) => member.addressRequestList()],
  ['drafts', (member) => member.draftList()],
  ['kept words', (member) => member.keptWordsList()],
  ['sessions', (member) => member.sessionList()],
  ['coupons', (member) => member.orderCouponList({ query: ORDER })],
];
