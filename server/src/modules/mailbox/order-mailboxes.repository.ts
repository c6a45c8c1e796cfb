import { emailKeyOf } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { member } from '../../db/tables/member.ts';
import { shopOrder } from '../../db/tables/order.ts';
import { hasProven } from './mailbox-proof.repository.ts';

type Ordered = Pick<typeof shopOrder.$inferSelect, 'memberCode' | 'customer'>;

type OrderMailboxes = {
  /** The member's own. */
  readonly to: string;
  /** What was typed with the order, where it is none of the member's; null where it is. */
  readonly typed: { readonly email: string; readonly isProven: boolean } | null;
};

/** Whether mail for this member may go there: they sign in with it, or its reader has agreed by a link. */
export async function isOwnMailbox(
  db: Database | Transaction,
  owner: Pick<typeof member.$inferSelect, 'code' | 'emailKey'>,
  email: string,
): Promise<boolean> {
  const emailKey = emailKeyOf(email);
  return emailKey === owner.emailKey || hasProven(db, { memberCode: owner.code, emailKey });
}

/** The notification e-mail once it is proven; before that the e-mail of the sign-in, where there is one. */
async function ownMailbox(
  db: Database | Transaction,
  owner: typeof member.$inferSelect,
): Promise<string | null> {
  const { notificationEmail, email } = owner;
  if (notificationEmail === null || email === null) return notificationEmail ?? email;
  return (await isOwnMailbox(db, owner, notificationEmail)) ? notificationEmail : email;
}

/** Where a member is written to, and whether it is shown to be theirs; null where they have given no address. */
export async function mailboxOf(
  db: Database | Transaction,
  memberCode: string,
): Promise<{ readonly email: string; readonly isProven: boolean } | null> {
  const [owner] = await db.select().from(member).where(eq(member.code, memberCode));
  const email = owner ? await ownMailbox(db, owner) : null;
  return owner && email !== null ? { email, isProven: await isOwnMailbox(db, owner, email) } : null;
}

/** A mailbox that is shown to be the member's, for mail that need not be sent; else null. */
export async function provenMailboxOf(
  db: Database | Transaction,
  memberCode: string,
): Promise<string | null> {
  const own = await mailboxOf(db, memberCode);
  return own?.isProven ? own.email : null;
}

/** Where a member hears of a sign-in: what they sign in with, which another mailbox cannot take the place of. */
export async function signInMailboxOf(
  db: Database | Transaction,
  memberCode: string,
): Promise<string | null> {
  const [owner] = await db.select({ email: member.email }).from(member).where(eq(member.code, memberCode));
  return owner?.email ?? provenMailboxOf(db, memberCode);
}

const orderers = prepared(['memberCode'], (db, { memberCode }) =>
  db.select().from(member).where(eq(member.code, memberCode)),
);

/**
 * Where mail about an order goes. What was typed as the customer's address may be a stranger's: nothing but the
 * question whether it is theirs goes there until its reader has agreed by the mailed link.
 */
export async function orderMailboxes(
  db: Database | Transaction,
  { memberCode, customer }: Ordered,
): Promise<OrderMailboxes> {
  const rows = memberCode === null ? [] : await orderers(db, { memberCode });
  const [owner] = rows;
  const own = owner ? await ownMailbox(db, owner) : null;
  if (!owner || own === null) return { to: customer.email, typed: null };
  const typedKey = emailKeyOf(customer.email);
  const isOwn = [own, owner.email].some((email) => email !== null && emailKeyOf(email) === typedKey);
  if (isOwn || customer.email === '') return { to: isOwn ? customer.email : own, typed: null };
  const isProven = await hasProven(db, { memberCode: owner.code, emailKey: typedKey });
  return { to: own, typed: { email: customer.email, isProven } };
}

/** Whether a mailbox has been shown to be the orderer's. */
export async function isProvenForOrder(
  db: Database | Transaction,
  orderCode: string,
  email: string,
): Promise<boolean> {
  const [found] = await db
    .select({ code: member.code, emailKey: member.emailKey })
    .from(shopOrder)
    .innerJoin(member, eq(member.code, shopOrder.memberCode))
    .where(eq(shopOrder.code, orderCode));
  return found !== undefined && isOwnMailbox(db, found, email);
}

/** The member's last orders that a mailbox was typed with. */
export const recentOrdersTypedWith = (
  tx: Transaction,
  { memberCode, emailKey }: { readonly memberCode: string; readonly emailKey: string },
  limit: number,
): Promise<(typeof shopOrder.$inferSelect)[]> =>
  tx
    .select()
    .from(shopOrder)
    .where(
      and(eq(shopOrder.memberCode, memberCode), sql`lower(${shopOrder.customer} ->> 'email') = ${emailKey}`),
    )
    .orderBy(desc(shopOrder.createdAt))
    .limit(limit);
