import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { knownDevice } from '../../db/tables/session.ts';

export const insertDevice = async (
  db: Database | Transaction,
  row: typeof knownDevice.$inferSelect,
): Promise<void> => {
  await db.insert(knownDevice).values(row);
};

export const deleteDevice = async (db: Database | Transaction, tokenHash: string): Promise<void> => {
  await db.delete(knownDevice).where(eq(knownDevice.tokenHash, tokenHash));
};

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
