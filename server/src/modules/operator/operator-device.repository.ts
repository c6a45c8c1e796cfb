import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, lt } from '../../db/drizzle.ts';
import { operatorDevice, operatorSession } from '../../db/tables/operator.ts';

/** Deletes a browser, whoever's it is; its code where it was this operator's and had not expired. */
export async function takeOperatorDevice(
  tx: Transaction,
  { tokenHash, name, now }: { readonly tokenHash: string; readonly name: string; readonly now: Date },
): Promise<string | null> {
  const [row] = await tx.delete(operatorDevice).where(eq(operatorDevice.tokenHash, tokenHash)).returning();
  return row && row.name === name && row.endsAt > now ? row.code : null;
}

export const insertOperatorDevice = async (
  tx: Transaction,
  row: typeof operatorDevice.$inferInsert,
): Promise<void> => {
  await tx.insert(operatorDevice).values(row);
};

const isDevice = (name: string, code: string) =>
  and(eq(operatorDevice.name, name), eq(operatorDevice.code, code));

/** Sessions outlast the browser's own row where another operator has signed in with it. */
const isBegunWith = (name: string, code: string) =>
  and(eq(operatorSession.name, name), eq(operatorSession.deviceCode, code));

export const hasOperatorDevice = async (
  db: Database | Transaction,
  name: string,
  code: string,
): Promise<boolean> =>
  (await db.$count(operatorDevice, isDevice(name, code))) > 0 ||
  (await db.$count(operatorSession, isBegunWith(name, code))) > 0;

/** Forgets a browser and ends what was begun with it; false where neither was there. */
export async function endOperatorDevice(tx: Transaction, name: string, code: string): Promise<boolean> {
  const rows = await tx.delete(operatorDevice).where(isDevice(name, code)).returning();
  const ended = await tx.delete(operatorSession).where(isBegunWith(name, code)).returning();
  return rows.length + ended.length > 0;
}

export const deleteExpiredOperatorDevices = async (db: Database | Transaction, now: Date): Promise<void> => {
  await db.delete(operatorDevice).where(lt(operatorDevice.endsAt, now));
};
