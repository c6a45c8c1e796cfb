import type { Database, Transaction } from '../../db/database.ts';
import { and, desc, eq, lt } from '../../db/drizzle.ts';
import { keptWords } from '../../db/tables/kept-words.ts';

type KeptWordsRow = typeof keptWords.$inferSelect;

/** More than anybody orders in fourteen months. */
const LISTED = 200;

export const listKept = (db: Database | Transaction, memberCode: string): Promise<KeptWordsRow[]> =>
  db
    .select()
    .from(keptWords)
    .where(eq(keptWords.memberCode, memberCode))
    .orderBy(desc(keptWords.keptAt), desc(keptWords.code))
    .limit(LISTED);

/** Keeps an order's words once; answers with the code under which they are kept. */
export async function insertKept(tx: Transaction, row: KeptWordsRow): Promise<string> {
  await tx.insert(keptWords).values(row).onConflictDoNothing({ target: keptWords.orderCode });
  const [kept] = await tx
    .select({ code: keptWords.code })
    .from(keptWords)
    .where(eq(keptWords.orderCode, row.orderCode));
  return kept?.code ?? row.code;
}

/** False where these are not the member's. */
export const deleteKept = async (
  db: Database | Transaction,
  memberCode: string,
  code: string,
): Promise<boolean> => {
  const own = and(eq(keptWords.code, code), eq(keptWords.memberCode, memberCode));
  return (await db.delete(keptWords).where(own).returning({ code: keptWords.code })).length > 0;
};

export const deleteKeptBefore = async (db: Database | Transaction, before: Date): Promise<void> => {
  await db.delete(keptWords).where(lt(keptWords.keptAt, before));
};
