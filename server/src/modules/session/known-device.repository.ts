import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { knownDevice } from '../../db/tables/session.ts';

export const insertDevice = async (
  db: Database | Transaction,
  row: typeof knownDevice.$inferInsert,
): Promise<void> => {
  await db.insert(knownDevice).values(row);
};

/** Takes a browser out, whoever's it is; what it was called where it was this member's and is remembered still. */
export async function takeDevice(
  db: Database | Transaction,
  {
    tokenHash,
    memberCode,
    now,
  }: { readonly tokenHash: string; readonly memberCode: string; readonly now: Date },
): Promise<{ readonly code: string | null } | null> {
  const [row] = await db.delete(knownDevice).where(eq(knownDevice.tokenHash, tokenHash)).returning();
  return row && row.memberCode === memberCode && row.endsAt > now ? { code: row.code } : null;
}

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

/** Whether the member of an address has signed in with this browser. */
export async function isDeviceOf(
  db: Database | Transaction,
  device: { readonly tokenHash: string; readonly emailKey: string; readonly now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .innerJoin(member, eq(member.code, knownDevice.memberCode))
    .where(
      and(
        eq(knownDevice.tokenHash, device.tokenHash),
        eq(member.emailKey, device.emailKey),
        gt(knownDevice.endsAt, device.now),
      ),
    );
  return rows.length > 0;
}

export const deleteDevicesOf = async (db: Database | Transaction, memberCode: string): Promise<void> => {
  await db.delete(knownDevice).where(eq(knownDevice.memberCode, memberCode));
};

export const deleteExpiredDevices = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(knownDevice).where(lt(knownDevice.endsAt, now));
};
