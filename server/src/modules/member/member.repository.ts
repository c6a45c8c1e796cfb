import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, gt, lt, sql } from '../../db/drizzle.ts';
import {
  emailChange,
  member,
  notificationConfirm,
  passwordReset,
  pendingSignup,
} from '../../db/tables/member.ts';

export type MemberRow = typeof member.$inferSelect;
export type PendingSignup = typeof pendingSignup.$inferSelect;

const first = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;

export const findMemberByEmail = async (
  db: Database | Transaction,
  emailKey: string,
): Promise<MemberRow | null> => first(await db.select().from(member).where(eq(member.emailKey, emailKey)));

export const findMember = async (db: Database | Transaction, code: string): Promise<MemberRow | null> =>
  first(await db.select().from(member).where(eq(member.code, code)));

/** As `findMember`, with the row locked until the transaction ends. */
export const lockMember = async (tx: Transaction, code: string): Promise<MemberRow | null> =>
  first(await tx.select().from(member).where(eq(member.code, code)).for('update'));

export const findMemberByReferral = async (
  db: Database | Transaction,
  referralCode: string,
): Promise<MemberRow | null> =>
  first(await db.select().from(member).where(eq(member.referralCode, referralCode)));

/** The new member, or null where the e-mail or the referral code is taken. */
export const insertMember = async (
  db: Database | Transaction,
  row: typeof member.$inferInsert,
): Promise<MemberRow | null> => first(await db.insert(member).values(row).onConflictDoNothing().returning());

export const updateMember = async (
  db: Database | Transaction,
  code: string,
  change: Partial<Omit<MemberRow, 'code'>>,
): Promise<MemberRow | null> =>
  first(await db.update(member).set(change).where(eq(member.code, code)).returning());

export const insertPendingSignup = async (
  db: Database | Transaction,
  row: typeof pendingSignup.$inferInsert,
): Promise<void> => {
  await db.insert(pendingSignup).values(row);
};

/** Takes one of the tries of a sign-up before the PIN is compared; null when none is left or it has expired. */
export const takePinTry = async (
  db: Database | Transaction,
  tokenHash: string,
  maxTries: number,
  now: Date,
): Promise<PendingSignup | null> =>
  first(
    await db
      .update(pendingSignup)
      .set({ tries: sql`${pendingSignup.tries} + 1` })
      .where(
        and(
          eq(pendingSignup.tokenHash, tokenHash),
          lt(pendingSignup.tries, maxTries),
          gt(pendingSignup.expiresAt, now),
        ),
      )
      .returning(),
  );

/** Uses a sign-up up; false for whoever comes second. */
export const deletePendingSignup = async (
  db: Database | Transaction,
  tokenHash: string,
): Promise<boolean> => {
  const rows = await db
    .delete(pendingSignup)
    .where(eq(pendingSignup.tokenHash, tokenHash))
    .returning({ tokenHash: pendingSignup.tokenHash });
  return rows.length > 0;
};

export const insertPasswordReset = async (
  db: Database | Transaction,
  row: typeof passwordReset.$inferInsert,
): Promise<void> => {
  await db.insert(passwordReset).values(row);
};

/** The member of a live reset link, which stays. */
export const memberOfReset = async (
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<MemberRow | null> =>
  first(
    await db
      .select({ member })
      .from(passwordReset)
      .innerJoin(member, eq(member.code, passwordReset.memberCode))
      .where(and(eq(passwordReset.tokenHash, tokenHash), gt(passwordReset.expiresAt, now))),
  )?.member ?? null;

/** Uses a reset link up; the member it was for, or null when it is unknown, used or expired. */
export const takePasswordReset = async (
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<string | null> => {
  const row = first(
    await db
      .delete(passwordReset)
      .where(and(eq(passwordReset.tokenHash, tokenHash), gt(passwordReset.expiresAt, now)))
      .returning(),
  );
  return row?.memberCode ?? null;
};

export const deletePasswordResets = async (db: Database | Transaction, memberCode: string): Promise<void> => {
  await db.delete(passwordReset).where(eq(passwordReset.memberCode, memberCode));
};

export const openNotificationConfirm = async (
  db: Database | Transaction,
  row: typeof notificationConfirm.$inferInsert,
): Promise<void> => {
  await db
    .insert(notificationConfirm)
    .values(row)
    .onConflictDoUpdate({
      target: [notificationConfirm.memberCode, notificationConfirm.emailKey],
      set: { expiresAt: row.expiresAt },
    });
};

/** Uses the confirmation up; false when this member has none for this address. */
export const takeNotificationConfirm = async (
  db: Database | Transaction,
  memberCode: string,
  emailKey: string,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .delete(notificationConfirm)
    .where(
      and(
        eq(notificationConfirm.memberCode, memberCode),
        eq(notificationConfirm.emailKey, emailKey),
        gt(notificationConfirm.expiresAt, now),
      ),
    )
    .returning({ emailKey: notificationConfirm.emailKey });
  return rows.length > 0;
};

export const deleteExpiredPinsAndLinks = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(pendingSignup).where(lt(pendingSignup.expiresAt, now));
  await tx.delete(passwordReset).where(lt(passwordReset.expiresAt, now));
  await tx.delete(notificationConfirm).where(lt(notificationConfirm.expiresAt, now));
  await tx.delete(emailChange).where(lt(emailChange.expiresAt, now));
};
