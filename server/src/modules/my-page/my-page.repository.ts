import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, gt, lt, sql } from '../../db/drizzle.ts';
import { emailChange, memberCard } from '../../db/tables/member.ts';

export type EmailChange = typeof emailChange.$inferSelect;

/** A new request takes the place of the one before, with tries of its own. */
export const openEmailChange = async (
  db: Database | Transaction,
  row: typeof emailChange.$inferInsert,
): Promise<void> => {
  const { email, pinHash, expiresAt } = row;
  await db
    .insert(emailChange)
    .values(row)
    .onConflictDoUpdate({ target: emailChange.memberCode, set: { email, pinHash, expiresAt, tries: 0 } });
};

/** Takes one of the tries before the PIN is compared; null when none is left or it has expired. */
export async function takeEmailChangeTry(
  db: Database | Transaction,
  memberCode: string,
  maxTries: number,
  now: Date,
): Promise<EmailChange | null> {
  const rows = await db
    .update(emailChange)
    .set({ tries: sql`${emailChange.tries} + 1` })
    .where(
      and(
        eq(emailChange.memberCode, memberCode),
        lt(emailChange.tries, maxTries),
        gt(emailChange.expiresAt, now),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

export async function findCard(
  db: Database | Transaction,
  memberCode: string,
): Promise<{ readonly brand: string; readonly last4: string } | null> {
  const rows = await db
    .select({ brand: memberCard.brand, last4: memberCard.lastFour })
    .from(memberCard)
    .where(eq(memberCard.memberCode, memberCode));
  return rows[0] ?? null;
}

export const deleteCard = async (db: Database | Transaction, memberCode: string): Promise<void> => {
  await db.delete(memberCard).where(eq(memberCard.memberCode, memberCode));
};
