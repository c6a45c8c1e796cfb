import type { Database, Transaction } from '../../db/database.ts';
import { eq, inArray } from '../../db/drizzle.ts';
import { contact, contactApart } from '../../db/tables/contacts.ts';

type Db = Database | Transaction;

type Pair = { readonly code: string; readonly otherCode: string };

/** Pairs of the member's contacts that were marked as different people. */
export const differentPairs = (db: Db, memberCode: string): Promise<Pair[]> =>
  db
    .select({ code: contactApart.code, otherCode: contactApart.otherCode })
    .from(contactApart)
    .innerJoin(contact, eq(contact.code, contactApart.code))
    .where(eq(contact.memberCode, memberCode));

export const countDifferent = (db: Db, memberCode: string): Promise<number> =>
  db.$count(
    contactApart,
    inArray(
      contactApart.code,
      db.select({ code: contact.code }).from(contact).where(eq(contact.memberCode, memberCode)),
    ),
  );

/** The caller has seen that the contacts are the member's; the lesser code of each pair comes first. */
export const insertDifferent = async (tx: Transaction, pairs: readonly Pair[]): Promise<void> => {
  await tx
    .insert(contactApart)
    .values([...pairs])
    .onConflictDoNothing();
};
