import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/keyset.ts';
import { inquiry, inquiryNote, inquiryPhoto } from '../../db/tables/inquiry.ts';

export type InquiryRow = typeof inquiry.$inferSelect;

/** An inquiry and the keys of its photos in the object store, in their order. */
export type InquiryWithPhotos = InquiryRow & { readonly photoKeys: readonly string[] };

export const insertInquiry = async (tx: Transaction, row: InquiryRow): Promise<void> => {
  await tx.insert(inquiry).values(row);
};

/** The inquiry that takes photos under this token, locked, and how many it has; null where it is too old. */
export async function lockForPhoto(
  tx: Transaction,
  photoTokenHash: string,
  since: Date,
): Promise<{ readonly row: InquiryRow; readonly photos: number } | null> {
  const [row] = await tx
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.photoTokenHash, photoTokenHash), gt(inquiry.createdAt, since)))
    .for('update');
  if (!row) return null;
  const [counted] = await tx
    .select({ photos: count() })
    .from(inquiryPhoto)
    .where(eq(inquiryPhoto.inquiryCode, row.code));
  return { row, photos: counted?.photos ?? 0 };
}

export const findForPhoto = async (
  db: Database,
  photoTokenHash: string,
  since: Date,
): Promise<InquiryRow | null> => {
  const rows = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.photoTokenHash, photoTokenHash), gt(inquiry.createdAt, since)));
  return rows[0] ?? null;
};

export const insertPhoto = async (tx: Transaction, row: typeof inquiryPhoto.$inferSelect): Promise<void> => {
  await tx.insert(inquiryPhoto).values(row);
};

async function withPhotos(
  db: Database | Transaction,
  rows: readonly InquiryRow[],
): Promise<InquiryWithPhotos[]> {
  const codes = rows.map(({ code }) => code);
  const photos =
    codes.length === 0
      ? []
      : await db
          .select()
          .from(inquiryPhoto)
          .where(inArray(inquiryPhoto.inquiryCode, codes))
          .orderBy(asc(inquiryPhoto.position));
  return rows.map((row) => ({
    ...row,
    photoKeys: photos.filter(({ inquiryCode }) => inquiryCode === row.code).map(({ objectKey }) => objectKey),
  }));
}

/** Inquiries that wait, or that are settled, newest first. */
export async function listInquiries(
  db: Database | Transaction,
  {
    isSettled,
    limit,
    offset = 0,
  }: { readonly isSettled: boolean; readonly limit: number; readonly offset?: number },
): Promise<InquiryWithPhotos[]> {
  const rows = await db
    .select()
    .from(inquiry)
    .where(isSettled ? isNotNull(inquiry.settledAt) : isNull(inquiry.settledAt))
    .orderBy(desc(inquiry.createdAt), desc(inquiry.code))
    .limit(limit)
    .offset(offset);
  return withPhotos(db, rows);
}

/** The inquiry of a number, or null. */
export async function findByNumber(
  db: Database | Transaction,
  number: string,
): Promise<InquiryWithPhotos | null> {
  const [found] = await withPhotos(db, await db.select().from(inquiry).where(eq(inquiry.number, number)));
  return found ?? null;
}

/** Inquiries about an order, newest first. */
export const inquiriesOfOrder = async (
  db: Database | Transaction,
  orderCode: string,
): Promise<InquiryWithPhotos[]> =>
  withPhotos(
    db,
    await db.select().from(inquiry).where(eq(inquiry.orderCode, orderCode)).orderBy(desc(inquiry.createdAt)),
  );

/** The row of an inquiry, locked; null where there is none. */
export async function lockInquiry(tx: Transaction, number: string): Promise<InquiryRow | null> {
  const rows = await tx.select().from(inquiry).where(eq(inquiry.number, number)).for('update');
  return rows[0] ?? null;
}

export const insertInquiryNote = async (
  tx: Transaction,
  row: typeof inquiryNote.$inferInsert,
): Promise<void> => {
  await tx.insert(inquiryNote).values(row);
};

/** What operators wrote about an inquiry, oldest first. */
export const notesOfInquiry = (db: Database | Transaction, code: string) =>
  db.select().from(inquiryNote).where(eq(inquiryNote.inquiryCode, code)).orderBy(asc(inquiryNote.id));

/** Marks an inquiry as settled; null opens it again. */
export const settleInquiry = async (
  db: Database | Transaction,
  code: string,
  settledAt: Date | null,
): Promise<void> => {
  await db.update(inquiry).set({ settledAt }).where(eq(inquiry.code, code));
};

/** Inquiries from before an instant, the oldest first. */
export async function inquiriesBefore(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ code: inquiry.code })
    .from(inquiry)
    .where(lt(inquiry.createdAt, before))
    .orderBy(asc(inquiry.createdAt))
    .limit(limit);
  return rows.map(({ code }) => code);
}

/** Which of these inquiries exist. */
export async function inquiriesThere(db: Database, codes: readonly string[]): Promise<string[]> {
  const rows = await db.select({ code: inquiry.code }).from(inquiry).where(isAnyOf(inquiry.code, codes));
  return rows.map(({ code }) => code);
}

export const deleteInquiry = async (db: Database | Transaction, code: string): Promise<void> => {
  await db.delete(inquiry).where(eq(inquiry.code, code));
};
