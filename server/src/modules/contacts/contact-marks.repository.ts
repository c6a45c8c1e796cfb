import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { contactDetail } from '../../db/tables/contacts.ts';

/** What spec's list of contacts tells of the rest that the book keeps; nothing where there is nothing. */
export type ContactMarks = {
  readonly kana?: string;
  readonly mourning_until?: string;
  readonly groups?: string[];
};

/** Marks by contact. The codes are those of contacts that the caller may see. */
export async function marksOf(
  db: Database | Transaction,
  codes: readonly string[],
): Promise<Map<string, ContactMarks>> {
  if (codes.length === 0) return new Map();
  const { contactCode, kanaLast, kanaFirst, mourningUntil, groups } = contactDetail;
  const rows = await db
    .select({ contactCode, kanaLast, kanaFirst, mourningUntil, groups })
    .from(contactDetail)
    .where(inArray(contactCode, [...codes]));
  return new Map(
    rows.map((row) => {
      const kana = `${row.kanaLast}${row.kanaFirst}`;
      const marks = {
        ...(kana === '' ? {} : { kana }),
        ...(row.mourningUntil === '' ? {} : { mourning_until: row.mourningUntil }),
        ...(row.groups.length === 0 ? {} : { groups: [...row.groups] }),
      };
      return [row.contactCode, marks];
    }),
  );
}
