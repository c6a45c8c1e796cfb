import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, gt, lt } from '../../db/drizzle.ts';
import {
  authTransaction,
  identity,
  identityOffer,
  pendingPerson,
  smartpassEntitlement,
} from '../../db/tables/identity.ts';
import { member } from '../../db/tables/member.ts';
import type { MemberRow } from '../member/member.repository.ts';

export type Authorization = typeof authTransaction.$inferSelect;
type IdentityRow = typeof identity.$inferSelect;
export type PendingPerson = typeof pendingPerson.$inferSelect;
type IdentityOffer = typeof identityOffer.$inferSelect;

export const insertAuthorization = async (db: Database | Transaction, row: Authorization): Promise<void> => {
  await db.insert(authTransaction).values(row);
};

/** Uses an authorization up; null where this browser did not begin it, or too long ago. */
export async function takeAuthorization(
  db: Database | Transaction,
  key: { readonly stateHash: string; readonly browserHash: string; readonly now: Date },
): Promise<Authorization | null> {
  const rows = await db
    .delete(authTransaction)
    .where(
      and(
        eq(authTransaction.stateHash, key.stateHash),
        eq(authTransaction.browserHash, key.browserHash),
        gt(authTransaction.expiresAt, key.now),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

export const deleteExpiredAuthorizations = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(authTransaction).where(lt(authTransaction.expiresAt, now));
};

export async function findMemberByIdentity(
  db: Database | Transaction,
  issuer: string,
  subject: string,
): Promise<MemberRow | null> {
  const rows = await db
    .select({ member })
    .from(identity)
    .innerJoin(member, eq(member.code, identity.memberCode))
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return rows[0]?.member ?? null;
}

/** False where the person already belongs to a member. */
export async function insertIdentity(db: Database | Transaction, row: IdentityRow): Promise<boolean> {
  const rows = await db
    .insert(identity)
    .values(row)
    .onConflictDoNothing()
    .returning({ subject: identity.subject });
  return rows.length > 0;
}

export const listIdentities = (db: Database | Transaction, memberCode: string): Promise<IdentityRow[]> =>
  db.select().from(identity).where(eq(identity.memberCode, memberCode)).orderBy(asc(identity.createdAt));

export async function deleteIdentity(
  db: Database | Transaction,
  memberCode: string,
  provider: IdentityRow['provider'],
): Promise<boolean> {
  const rows = await db
    .delete(identity)
    .where(and(eq(identity.memberCode, memberCode), eq(identity.provider, provider)))
    .returning({ subject: identity.subject });
  return rows.length > 0;
}

/** Keeps somebody who has not agreed to the terms yet; a browser has one at a time. */
export const putPendingPerson = async (db: Database | Transaction, row: PendingPerson): Promise<void> => {
  await db
    .insert(pendingPerson)
    .values(row)
    .onConflictDoUpdate({ target: pendingPerson.browserHash, set: row });
};

/** Takes the waiting person of this browser; null where there is none, or too long. */
export async function takePendingPerson(
  db: Database | Transaction,
  browserHash: string,
  now: Date,
): Promise<PendingPerson | null> {
  const rows = await db
    .delete(pendingPerson)
    .where(and(eq(pendingPerson.browserHash, browserHash), gt(pendingPerson.expiresAt, now)))
    .returning();
  return rows[0] ?? null;
}

export const deleteExpiredPersons = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(pendingPerson).where(lt(pendingPerson.expiresAt, now));
};

/** Opens the offer to link a person to the session's member; it replaces an earlier offer of the session. */
export const putOffer = async (db: Database | Transaction, row: IdentityOffer): Promise<void> => {
  await db
    .insert(identityOffer)
    .values(row)
    .onConflictDoUpdate({ target: identityOffer.sessionCode, set: row });
};

export async function findOffer(
  db: Database | Transaction,
  sessionCode: string,
  now: Date,
): Promise<IdentityOffer | null> {
  const rows = await db
    .select()
    .from(identityOffer)
    .where(and(eq(identityOffer.sessionCode, sessionCode), gt(identityOffer.endsAt, now)));
  return rows[0] ?? null;
}

/** Deletes the session's offer; true where there was one. */
export async function takeOffer(db: Database | Transaction, sessionCode: string): Promise<boolean> {
  const rows = await db
    .delete(identityOffer)
    .where(eq(identityOffer.sessionCode, sessionCode))
    .returning({ sessionCode: identityOffer.sessionCode });
  return rows.length > 0;
}

export const deleteExpiredOffers = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(identityOffer).where(lt(identityOffer.endsAt, now));
};

/** Once ever for a person of the carrier: false a second time, even for another member. */
export async function insertEntitlement(
  db: Database | Transaction,
  row: typeof smartpassEntitlement.$inferSelect,
): Promise<boolean> {
  const rows = await db
    .insert(smartpassEntitlement)
    .values(row)
    .onConflictDoNothing()
    .returning({ memberCode: smartpassEntitlement.memberCode });
  return rows.length > 0;
}
