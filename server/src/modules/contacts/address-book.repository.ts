import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { contact } from '../../db/tables/contact.ts';
import { contactApart, contactDetail } from '../../db/tables/contacts.ts';
import type { contactColumns, Detail, PersonRow } from './person-row.ts';

export type BookOrder = 'kana' | 'added' | 'zip';

export type BookQuery = {
  /** A pattern that PostgreSQL understands, from the domain; '' finds everybody. */
  readonly pattern: string;
  /** '' is every group. */
  readonly group: string;
  readonly order: BookOrder;
  readonly limit: number;
  readonly offset: number;
};

/** What a search looks at, without blanks. */
const SEARCHED = sql`regexp_replace(concat(
  ${contact.nameLast}, ${contact.nameFirst}, '/', ${contactDetail.kanaLast}, ${contactDetail.kanaFirst}, '/',
  ${contact.state}, ${contact.address1}, ${contact.address2}, '/', ${contact.zip}, '/',
  ${contactDetail.company}, '/', ${contactDetail.note}, '/', ${contact.jointNames}), '[[:space:]]', '', 'g')`;

/** Who has no reading comes last; hiragana is sorted with katakana. */
const KANA = sql`translate(nullif(concat(${contactDetail.kanaLast}, ${contactDetail.kanaFirst}), ''),
  ${Array.from({ length: 86 }, (_, index) => String.fromCharCode(0x3041 + index)).join('')},
  ${Array.from({ length: 86 }, (_, index) => String.fromCharCode(0x30a1 + index)).join('')})`;

const ORDERS: Readonly<Record<BookOrder, readonly SQL[]>> = {
  kana: [sql`${KANA} collate "C" asc nulls last`, asc(contact.number)],
  added: [asc(contact.number)],
  zip: [sql`nullif(${contact.zip}, '') asc nulls last`, asc(contact.number)],
};

const inGroup = (group: string) => sql`${contactDetail.groups} @> ${JSON.stringify([group])}::jsonb`;

function matches(memberCode: string, { pattern, group }: Pick<BookQuery, 'pattern' | 'group'>) {
  return and(
    eq(contact.memberCode, memberCode),
    ...(pattern === '' ? [] : [sql`${SEARCHED} ~* ${pattern}`]),
    ...(group === '' ? [] : [inGroup(group)]),
  );
}

const people = (db: Database | Transaction) =>
  db
    .select({ contact, detail: contactDetail })
    .from(contact)
    .leftJoin(contactDetail, eq(contactDetail.contactCode, contact.code));

export const findPeople = (
  db: Database | Transaction,
  memberCode: string,
  query: BookQuery,
): Promise<PersonRow[]> =>
  people(db)
    .where(matches(memberCode, query))
    .orderBy(...ORDERS[query.order])
    .limit(query.limit)
    .offset(query.offset);

export async function countPeople(
  db: Database | Transaction,
  memberCode: string,
  query: Pick<BookQuery, 'pattern' | 'group'> = { pattern: '', group: '' },
): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(contact)
    .leftJoin(contactDetail, eq(contactDetail.contactCode, contact.code))
    .where(matches(memberCode, query));
  return rows[0]?.total ?? 0;
}

/** The groups of a book, by name. */
export const countGroups = (
  db: Database | Transaction,
  memberCode: string,
): Promise<{ name: string; count: number }[]> => {
  const name = sql<string>`jsonb_array_elements_text(${contactDetail.groups})`;
  const named = db
    .select({ name: name.as('group_name') })
    .from(contactDetail)
    .innerJoin(contact, eq(contactDetail.contactCode, contact.code))
    .where(eq(contact.memberCode, memberCode))
    .as('named');
  return db
    .select({ name: named.name, count: count() })
    .from(named)
    .groupBy(named.name)
    .orderBy(asc(named.name));
};

/** The member's own among these codes, in the order of the book. */
export const peopleByCode = (
  db: Database | Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<PersonRow[]> =>
  people(db)
    .where(and(eq(contact.memberCode, memberCode), inArray(contact.code, [...codes])))
    .orderBy(asc(contact.number));

/**
 * As `peopleByCode`, to be written back: nobody else changes them before the transaction ends. The lock is one
 * statement and the reading the next, for only that one sees what was committed while the lock was awaited.
 */
export async function peopleToChange(
  tx: Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<PersonRow[]> {
  await tx
    .select({ code: contact.code })
    .from(contact)
    .where(and(eq(contact.memberCode, memberCode), inArray(contact.code, [...codes])))
    .orderBy(asc(contact.code))
    .for('update');
  return peopleByCode(tx, memberCode, codes);
}

export const allPeople = (db: Database | Transaction, memberCode: string): Promise<PersonRow[]> =>
  people(db).where(eq(contact.memberCode, memberCode)).orderBy(asc(contact.number));

/** Pairs of the member's people who were called different. */
export const apartPairs = (
  db: Database | Transaction,
  memberCode: string,
): Promise<{ readonly code: string; readonly otherCode: string }[]> =>
  db
    .select({ code: contactApart.code, otherCode: contactApart.otherCode })
    .from(contactApart)
    .innerJoin(contact, eq(contact.code, contactApart.code))
    .where(eq(contact.memberCode, memberCode));

/** The caller has seen that the people are the member's; the lesser code of each pair comes first. */
export const insertApart = async (
  db: Database | Transaction,
  pairs: readonly { readonly code: string; readonly otherCode: string }[],
): Promise<void> => {
  await db
    .insert(contactApart)
    .values([...pairs])
    .onConflictDoNothing();
};

type NewPerson = {
  readonly code: string;
  readonly contact: ReturnType<typeof contactColumns>;
  readonly detail: Detail;
};

export async function insertPeople(
  tx: Transaction,
  owner: { readonly memberCode: string; readonly now: Date },
  rows: readonly NewPerson[],
): Promise<void> {
  if (rows.length === 0) return;
  const { memberCode, now } = owner;
  await tx
    .insert(contact)
    .values(
      rows.map((row) => ({ ...row.contact, code: row.code, memberCode, createdAt: now, updatedAt: now })),
    );
  await tx.insert(contactDetail).values(rows.map((row) => ({ ...row.detail, contactCode: row.code })));
}

/** False where the person is not the member's. */
export async function changePerson(
  tx: Transaction,
  owner: { readonly memberCode: string; readonly now: Date },
  row: NewPerson,
): Promise<boolean> {
  const changed = await tx
    .update(contact)
    .set({ ...row.contact, updatedAt: owner.now })
    .where(and(eq(contact.code, row.code), eq(contact.memberCode, owner.memberCode)))
    .returning({ code: contact.code });
  if (changed.length === 0) return false;
  await saveDetail(tx, row.code, row.detail);
  return true;
}

/** The caller has seen that the person is the member's. */
export async function saveDetail(
  db: Database | Transaction,
  contactCode: string,
  detail: Detail,
): Promise<void> {
  await db
    .insert(contactDetail)
    .values({ ...detail, contactCode })
    .onConflictDoUpdate({ target: contactDetail.contactCode, set: detail });
}

export const deletePeople = async (
  db: Database | Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<number> => {
  const rows = await db
    .delete(contact)
    .where(and(eq(contact.memberCode, memberCode), inArray(contact.code, [...codes])))
    .returning({ code: contact.code });
  return rows.length;
};
