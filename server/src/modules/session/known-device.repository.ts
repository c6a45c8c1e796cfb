import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, gt, inArray, lt } from '../../db/drizzle.ts';
import { member } from '../../db/tables/member.ts';
import { knownDevice } from '../../db/tables/session.ts';

export const insertDevice = async (
  db: Database | Transaction,
  row: typeof knownDevice.$inferInsert,
): Promise<void> => {
  await db.insert(knownDevice).values(row);
};

/** Deletes those of these tokens that are the member's, and returns their rows. */
export const deleteDevices = async (
  db: Database | Transaction,
  memberCode: string,
  tokenHashes: readonly string[],
): Promise<(typeof knownDevice.$inferSelect)[]> =>
  tokenHashes.length === 0
    ? []
    : db
        .delete(knownDevice)
        .where(and(eq(knownDevice.memberCode, memberCode), inArray(knownDevice.tokenHash, [...tokenHashes])))
        .returning();

const isDevice = (memberCode: string, code: string) =>
  and(eq(knownDevice.memberCode, memberCode), eq(knownDevice.code, code));

/** Whether a browser of a member is remembered. */
export async function hasDevice(
  db: Database | Transaction,
  memberCode: string,
  code: string,
): Promise<boolean> {
  return (await db.$count(knownDevice, isDevice(memberCode, code))) > 0;
}

/** Forgets a browser; false where it was not remembered. */
export async function forgetDevice(tx: Transaction, memberCode: string, code: string): Promise<boolean> {
  const rows = await tx.delete(knownDevice).where(isDevice(memberCode, code)).returning();
  return rows.length > 0;
}

type OfAddress = { readonly tokenHashes: readonly string[]; readonly emailKey: string; readonly now: Date };

/** The token among these with which the member of an address has signed in; null for none. */
export async function deviceOf(
  db: Database | Transaction,
  { tokenHashes, emailKey, now }: OfAddress,
): Promise<string | null> {
  if (tokenHashes.length === 0) return null;
  const [row] = await db
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .innerJoin(member, eq(member.code, knownDevice.memberCode))
    .where(
      and(
        inArray(knownDevice.tokenHash, [...tokenHashes]),
        eq(member.emailKey, emailKey),
        gt(knownDevice.endsAt, now),
      ),
    );
  return row?.tokenHash ?? null;
}

export const deleteDevicesOf = async (db: Database | Transaction, memberCode: string): Promise<void> => {
  await db.delete(knownDevice).where(eq(knownDevice.memberCode, memberCode));
};

export const deleteExpiredDevices = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(knownDevice).where(lt(knownDevice.endsAt, now));
};
