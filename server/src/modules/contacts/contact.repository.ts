import { and, asc, count, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { contact } from '../../db/tables/contact.ts';

export type ContactRow = typeof contact.$inferSelect;
export type ContactFields = Omit<ContactRow, 'code' | 'number' | 'memberCode' | 'createdAt' | 'updatedAt'>;

export const countContacts = async (db: Database | Transaction, memberCode: string): Promise<number> => {
  const rows = await db.select({ total: count() }).from(contact).where(eq(contact.memberCode, memberCode));
  return rows[0]?.total ?? 0;
};

export const listContacts = (
  db: Database | Transaction,
  memberCode: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<ContactRow[]> =>
  db
    .select()
    .from(contact)
    .where(eq(contact.memberCode, memberCode))
    .orderBy(asc(contact.number))
    .limit(page.limit)
    .offset(page.offset);

export const insertContact = async (
  db: Database | Transaction,
  row: typeof contact.$inferInsert,
): Promise<void> => {
  await db.insert(contact).values(row);
};

/** False where the code is not one of this member's: foreign and unknown are the same. */
export const updateContact = async (
  db: Database | Transaction,
  owner: { readonly code: string; readonly memberCode: string },
  change: ContactFields & { readonly updatedAt: Date },
): Promise<boolean> => {
  const rows = await db
    .update(contact)
    .set(change)
    .where(and(eq(contact.code, owner.code), eq(contact.memberCode, owner.memberCode)))
    .returning({ code: contact.code });
  return rows.length > 0;
};

export const deleteContact = async (
  db: Database | Transaction,
  owner: { readonly code: string; readonly memberCode: string },
): Promise<boolean> => {
  const rows = await db
    .delete(contact)
    .where(and(eq(contact.code, owner.code), eq(contact.memberCode, owner.memberCode)))
    .returning({ code: contact.code });
  return rows.length > 0;
};
