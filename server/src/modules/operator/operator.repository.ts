import type { Role } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, gt, lt, ne } from '../../db/drizzle.ts';
import { operator, operatorSession } from '../../db/tables/operator.ts';

export type OperatorRow = typeof operator.$inferSelect;
type SessionRow = typeof operatorSession.$inferSelect;

const isIn = (place: SessionRow['place']) => eq(operatorSession.place, place);

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

/** Those who can sign in: the sandbox's own has no password. */
export const listOperators = (
  db: Database | Transaction,
): Promise<Pick<OperatorRow, 'name' | 'role' | 'createdAt'>[]> =>
  db
    .select({ name: operator.name, role: operator.role, createdAt: operator.createdAt })
    .from(operator)
    .where(ne(operator.passwordHash, ''))
    .orderBy(asc(operator.name));

/** Secrets of second factors; operators of the sandbox have none. */
export const listSecrets = (
  db: Database | Transaction,
): Promise<Pick<OperatorRow, 'name' | 'totpSecret'>[]> =>
  db
    .select({ name: operator.name, totpSecret: operator.totpSecret })
    .from(operator)
    .where(ne(operator.totpSecret, ''));

/** Stores a secret sealed anew, unless it was changed meanwhile. */
export const replaceSecret = async (
  db: Database | Transaction,
  { name, totpSecret }: Pick<OperatorRow, 'name' | 'totpSecret'>,
  sealed: string,
): Promise<void> => {
  await db
    .update(operator)
    .set({ totpSecret: sealed })
    .where(and(eq(operator.name, name), eq(operator.totpSecret, totpSecret)));
};

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

export const insertOperatorSession = async (db: Database | Transaction, row: SessionRow): Promise<void> => {
  await db.delete(operatorSession).where(and(eq(operatorSession.name, row.name), isIn(row.place)));
  await db.insert(operatorSession).values(row);
};

/** Adds a browser to those that somebody is signed in with: a desk and a tablet at the machine are two. */
export const insertBrowserSession = async (
  db: Database | Transaction,
  row: SessionRow,
  now: Date,
): Promise<void> => {
  await db
    .delete(operatorSession)
    .where(and(eq(operatorSession.name, row.name), lt(operatorSession.endsAt, now)));
  await db.insert(operatorSession).values(row);
};

export type OperatorOfSession = {
  readonly name: string;
  readonly role: Role;
  readonly deviceCode: string | null;
  readonly endsAt: Date;
  /** Made by the sandbox, without password and second factor. */
  readonly isSandbox: boolean;
};

/** The operator who is signed in with a browser, or null. */
export async function operatorOfBrowser(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<OperatorOfSession | null> {
  const rows = await db
    .select({
      name: operator.name,
      role: operator.role,
      passwordHash: operator.passwordHash,
      deviceCode: operatorSession.deviceCode,
      endsAt: operatorSession.endsAt,
    })
    .from(operatorSession)
    .innerJoin(operator, eq(operator.name, operatorSession.name))
    .where(and(eq(operatorSession.tokenHash, tokenHash), isIn('browser'), gt(operatorSession.endsAt, now)));
  const [found] = rows;
  if (!found) return null;
  const { passwordHash, ...operatorOf } = found;
  return { ...operatorOf, isSandbox: passwordHash === '' };
}

export const deleteOperatorToken = async (db: Database | Transaction, tokenHash: string): Promise<void> => {
  await db.delete(operatorSession).where(eq(operatorSession.tokenHash, tokenHash));
};

/** The operator of a live token of a shell, or null. */
export async function operatorOfToken(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const rows = await db
    .select({ name: operatorSession.name })
    .from(operatorSession)
    .where(and(eq(operatorSession.tokenHash, tokenHash), isIn('shell'), gt(operatorSession.endsAt, now)));
  return rows[0]?.name ?? null;
}

/** Signs an operator out in their shell, or in their browsers too. */
export const deleteOperatorSessions = async (
  db: Database | Transaction,
  name: string,
  { isEverywhere = false } = {},
): Promise<void> => {
  const where = isEverywhere ? undefined : isIn('shell');
  await db.delete(operatorSession).where(and(eq(operatorSession.name, name), where));
};
