import type { Database, Transaction } from '../../db/database.ts';
import { and, eq } from '../../db/drizzle.ts';
import { sandboxPayment } from '../../db/tables/payment.ts';

export type SandboxRow = typeof sandboxPayment.$inferSelect;

/** Opens the payment of an attempt; a second call with the same attempt finds the first payment. */
export async function openSandboxPayment(
  db: Database | Transaction,
  row: typeof sandboxPayment.$inferInsert,
): Promise<SandboxRow> {
  await db.insert(sandboxPayment).values(row).onConflictDoNothing();
  const rows = await db.select().from(sandboxPayment).where(eq(sandboxPayment.attemptCode, row.attemptCode));
  return rows[0] as SandboxRow;
}

export async function findSandboxPayment(
  db: Database | Transaction,
  ref: string,
): Promise<SandboxRow | null> {
  const rows = await db.select().from(sandboxPayment).where(eq(sandboxPayment.ref, ref));
  return rows[0] ?? null;
}

/** Moves a payment from one state to another; false where it was not in that state. */
export async function moveSandboxPayment(
  db: Database | Transaction,
  ref: string,
  from: SandboxRow['state'],
  to: SandboxRow['state'],
): Promise<boolean> {
  const rows = await db
    .update(sandboxPayment)
    .set({ state: to })
    .where(and(eq(sandboxPayment.ref, ref), eq(sandboxPayment.state, from)))
    .returning({ ref: sandboxPayment.ref });
  return rows.length > 0;
}
