import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { operator, operatorSession } from '../../db/tables/operator.ts';

export type OperatorRow = typeof operator.$inferSelect;

/** False where the name is taken. */
export async function insertOperator(
  db: Database | Transaction,
  row: typeof operator.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(operator).values(row).onConflictDoNothing().returning({ name: operator.name });
  return rows.length > 0;
}

export async function findOperator(db: Database | Transaction, name: string): Promise<OperatorRow | null> {
  const rows = await db.select().from(operator).where(eq(operator.name, name));
  return rows[0] ?? null;
}

export const listOperators = (
  db: Database | Transaction,
): Promise<Pick<OperatorRow, 'name' | 'createdAt'>[]> =>
  db
    .select({ name: operator.name, createdAt: operator.createdAt })
    .from(operator)
    .orderBy(asc(operator.name));

export async function deleteOperator(db: Database | Transaction, name: string): Promise<boolean> {
  const rows = await db.delete(operator).where(eq(operator.name, name)).returning({ name: operator.name });
  return rows.length > 0;
}

/** Uses a time step up; false where it was used before: a code that was looked at over a shoulder is worthless. */
export async function takeStep(db: Database | Transaction, name: string, step: number): Promise<boolean> {
  const rows = await db
    .update(operator)
    .set({ lastStep: step })
    .where(and(eq(operator.name, name), lt(operator.lastStep, step)))
    .returning({ name: operator.name });
  return rows.length > 0;
}

export const insertOperatorSession = async (
  db: Database | Transaction,
  row: typeof operatorSession.$inferSelect,
): Promise<void> => {
  await db.delete(operatorSession).where(eq(operatorSession.name, row.name));
  await db.insert(operatorSession).values(row);
};

/** The operator of a live token, or null. */
export async function operatorOfToken(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const rows = await db
    .select({ name: operatorSession.name })
    .from(operatorSession)
    .where(and(eq(operatorSession.tokenHash, tokenHash), gt(operatorSession.endsAt, now)));
  return rows[0]?.name ?? null;
}

export const deleteOperatorSessions = async (db: Database | Transaction, name: string): Promise<void> => {
  await db.delete(operatorSession).where(eq(operatorSession.name, name));
};
