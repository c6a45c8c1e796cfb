import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, gt, lt, or, sql } from '../../db/drizzle.ts';
import { member } from '../../db/tables/member.ts';
import { operator } from '../../db/tables/operator.ts';
import { passkey, passkeyChallenge } from '../../db/tables/passkey.ts';

export type PasskeyRow = typeof passkey.$inferSelect;

/** Whose passkeys: a member's by code, an operator's by name. */
export type PasskeyOwner =
  | { readonly kind: 'member'; readonly code: string }
  | { readonly kind: 'operator'; readonly name: string };

const isOf = (owner: PasskeyOwner) =>
  owner.kind === 'member' ? eq(passkey.memberCode, owner.code) : eq(passkey.operatorName, owner.name);

export const insertChallenge = async (
  db: Database | Transaction,
  row: typeof passkeyChallenge.$inferInsert,
): Promise<void> => {
  await db.insert(passkeyChallenge).values(row);
};

/** Uses a challenge up; false where this browser was not given it for this purpose, or too long ago. */
export async function takeChallenge(
  db: Database | Transaction,
  key: {
    readonly challengeHash: string;
    readonly browserHash: string;
    readonly purpose: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, key.challengeHash),
        eq(passkeyChallenge.browserHash, key.browserHash),
        eq(passkeyChallenge.purpose, key.purpose),
        gt(passkeyChallenge.expiresAt, key.now),
      ),
    )
    .returning({ challengeHash: passkeyChallenge.challengeHash });
  return rows.length > 0;
}

export const deleteExpiredChallenges = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
};

/** False where the authenticator's credential is somebody's already. */
export async function insertPasskey(
  tx: Transaction,
  row: Omit<PasskeyRow, 'memberCode' | 'operatorName'>,
  owner: PasskeyOwner,
): Promise<boolean> {
  const owned =
    owner.kind === 'member'
      ? { memberCode: owner.code, operatorName: null }
      : { memberCode: null, operatorName: owner.name };
  const rows = await tx
    .insert(passkey)
    .values({ ...row, ...owned })
    .onConflictDoNothing()
    .returning({ code: passkey.code });
  return rows.length > 0;
}

/** Locks the owner: passkeys are added one at a time, so that they can be counted. */
export async function lockOwner(tx: Transaction, owner: PasskeyOwner): Promise<void> {
  if (owner.kind === 'member')
    await tx.select({ code: member.code }).from(member).where(eq(member.code, owner.code)).for('update');
  else
    await tx
      .select({ name: operator.name })
      .from(operator)
      .where(eq(operator.name, owner.name))
      .for('update');
}

export const listPasskeys = (db: Database | Transaction, owner: PasskeyOwner): Promise<PasskeyRow[]> =>
  db.select().from(passkey).where(isOf(owner)).orderBy(asc(passkey.createdAt), asc(passkey.code));

export async function findPasskey(
  db: Database | Transaction,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const rows = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return rows[0] ?? null;
}

type Use = {
  readonly credentialId: string;
  readonly counter: number;
  readonly isSynced: boolean;
  readonly at: Date;
};

/** Notes a use; false where its count has not gone up since it was read, unless the authenticator does not count. */
export async function notePasskeyUse(
  db: Database | Transaction,
  { credentialId, counter, isSynced, at }: Use,
): Promise<boolean> {
  const countsUp = or(
    lt(passkey.counter, counter),
    and(eq(passkey.counter, 0), eq(sql`${counter}::bigint`, 0)),
  );
  const rows = await db
    .update(passkey)
    .set({ counter, isSynced, lastUsedAt: at })
    .where(and(eq(passkey.credentialId, credentialId), countsUp))
    .returning({ code: passkey.code });
  return rows.length > 0;
}

/** False where the owner has none of this code. */
export async function deletePasskey(tx: Transaction, owner: PasskeyOwner, code: string): Promise<boolean> {
  const rows = await tx
    .delete(passkey)
    .where(and(isOf(owner), eq(passkey.code, code)))
    .returning({ code: passkey.code });
  return rows.length > 0;
}

const isOfDevice = (owner: PasskeyOwner, deviceCode: string) =>
  and(isOf(owner), eq(passkey.deviceCode, deviceCode));

/** Whether the owner has added a passkey with this browser. */
export const hasPasskeysOfDevice = async (
  db: Database | Transaction,
  owner: PasskeyOwner,
  deviceCode: string,
): Promise<boolean> => (await db.$count(passkey, isOfDevice(owner, deviceCode))) > 0;

/** Removes the passkeys that were added with this browser; false where there are none. */
export async function deletePasskeysOfDevice(
  tx: Transaction,
  owner: PasskeyOwner,
  deviceCode: string,
): Promise<boolean> {
  const rows = await tx
    .delete(passkey)
    .where(isOfDevice(owner, deviceCode))
    .returning({ code: passkey.code });
  return rows.length > 0;
}
