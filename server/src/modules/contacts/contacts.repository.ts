import { setImmediate } from 'node:timers/promises';
import {
  type AddressWarning,
  type Contact,
  DEFAULT_HONORIFIC,
  hasName,
  isBlank,
  type NewContact,
  newContactOf,
  type PlainDate,
  type Whom,
} from '@fumi/domain';
import { and, asc, count, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { contact, contactApart } from '../../db/tables/contacts.ts';
import { whomRule } from './whom.repository.ts';

type Db = Database | Transaction;

export const contactOf = (row: typeof contact.$inferSelect): Contact => {
  const {
    memberCode,
    number,
    createdAt,
    updatedAt,
    nameLast,
    nameFirst,
    honorific,
    addressChangedAt,
    dismissedDoubts,
    ...kept
  } = row;
  const name = { last: nameLast, first: nameFirst, honorific };
  return { ...kept, name, ...(dismissedDoubts.length > 0 ? { dismissedDoubts } : {}) };
};

const rowOf = ({ name, ...kept }: NewContact) => ({
  ...kept,
  nameLast: name.last,
  nameFirst: name.first,
  honorific: isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific,
  jointNames: kept.jointNames.filter(hasName),
  groups: [...new Set(kept.groups)],
});

export type ContactOrder = 'kana' | 'added' | 'zip';

type Found = {
  /** A pattern that PostgreSQL understands, from the domain; '' finds all. */
  readonly pattern: string;
  /** '' is every group. */
  readonly group: string;
  readonly whom: Whom;
  /** Of the New Year's cards that are prepared now. */
  readonly year: number;
};

type Page = { readonly order: ContactOrder; readonly limit: number; readonly offset: number };

/** What a search looks at, without blanks. */
const SEARCHED = sql`regexp_replace(concat(
  ${contact.nameLast}, ${contact.nameFirst}, '/', ${contact.kanaLast}, ${contact.kanaFirst}, '/',
  ${contact.state}, ${contact.address1}, ${contact.address2}, '/', ${contact.zip}, '/',
  ${contact.company}, '/', ${contact.note}, '/', jsonb_path_query_array(${contact.jointNames}, '$[*].*')),
  '[[:space:]]', '', 'g')`;

/** Contacts without a reading come last; hiragana is sorted with katakana. */
const KANA = sql`translate(nullif(concat(${contact.kanaLast}, ${contact.kanaFirst}), ''),
  ${Array.from({ length: 86 }, (_, index) => String.fromCharCode(0x3041 + index)).join('')},
  ${Array.from({ length: 86 }, (_, index) => String.fromCharCode(0x30a1 + index)).join('')})`;

export const ORDERS: Readonly<Record<ContactOrder, readonly SQL[]>> = {
  kana: [sql`${KANA} collate "C" asc nulls last`, asc(contact.number)],
  added: [asc(contact.number)],
  zip: [sql`nullif(${contact.zip}, '') asc nulls last`, asc(contact.number)],
};

const matches = (memberCode: string, { pattern, group, whom, year }: Found) =>
  and(
    eq(contact.memberCode, memberCode),
    ...(pattern === '' ? [] : [sql`${SEARCHED} ~* ${pattern}`]),
    ...(group === '' ? [] : [sql`${contact.groups} @> ${JSON.stringify([group])}::jsonb`]),
    whomRule(whom, year),
  );

export const listContacts = async (
  db: Db,
  memberCode: string,
  { order, limit, offset, ...found }: Found & Page,
): Promise<Contact[]> => {
  const rows = await db
    .select()
    .from(contact)
    .where(matches(memberCode, found))
    .orderBy(...ORDERS[order])
    .limit(limit)
    .offset(offset);
  return rows.map(contactOf);
};

export const countContacts = (
  db: Db,
  memberCode: string,
  found: Found = { pattern: '', group: '', whom: 'all', year: 0 },
): Promise<number> => db.$count(contact, matches(memberCode, found));

/** The groups of a member's contacts, by name. */
export const countGroups = (db: Db, memberCode: string): Promise<{ name: string; count: number }[]> => {
  const named = db
    .select({ name: sql<string>`jsonb_array_elements_text(${contact.groups})`.as('group_name') })
    .from(contact)
    .where(eq(contact.memberCode, memberCode))
    .as('named');
  return db
    .select({ name: named.name, count: count() })
    .from(named)
    .groupBy(named.name)
    .orderBy(asc(named.name));
};

export type NamedContact = Pick<Contact, 'code' | 'name'>;

/** Rows that are read at once: an address book may hold twenty thousand. */
const ROWS_AT_ONCE = 200;

/** Parts of an address book in the order of writing, until one is not full. */
async function* inParts<Row extends { readonly number: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    yield rows;
    // Rows in hand come without waiting: others are served in between all the same.
    await setImmediate();
    after = rows.at(-1)?.number ?? after;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Codes and names of all, in the order of writing and in parts: what duplicates are looked for by. */
export async function* namesOfContacts(db: Db, memberCode: string): AsyncGenerator<NamedContact[]> {
  const { code, nameLast, nameFirst, number } = contact;
  const read = (after: number) =>
    db
      .select({ code, nameLast, nameFirst, number })
      .from(contact)
      .where(and(eq(contact.memberCode, memberCode), gt(number, after)))
      .orderBy(...ORDERS.added)
      .limit(ROWS_AT_ONCE);
  for await (const rows of inParts(read)) {
    yield rows.map((row) => ({
      code: row.code,
      name: { last: row.nameLast, first: row.nameFirst, honorific: '' },
    }));
  }
}

const everyone = (memberCode: string) => eq(contact.memberCode, memberCode);
const mourningOn = (memberCode: string, day: PlainDate) =>
  and(everyone(memberCode), gte(contact.mourningUntil, day));

const readWhole = (db: Db, which: SQL | undefined) =>
  inParts((after) =>
    db
      .select()
      .from(contact)
      .where(and(which, gt(contact.number, after)))
      .orderBy(...ORDERS.added)
      .limit(ROWS_AT_ONCE),
  );

/** The member's contacts who mourn on a day, in parts. */
export async function* contactsInMourning(
  db: Db,
  memberCode: string,
  day: PlainDate,
): AsyncGenerator<Contact[]> {
  for await (const rows of readWhole(db, mourningOn(memberCode, day))) yield rows.map(contactOf);
}

/** Every row of the member, for the export. */
export async function contactRows(db: Db, memberCode: string): Promise<(typeof contact.$inferSelect)[]> {
  const found: (typeof contact.$inferSelect)[] = [];
  for await (const rows of readWhole(db, everyone(memberCode))) found.push(...rows);
  return found;
}

const ofMember = (memberCode: string, codes: readonly string[]) =>
  and(eq(contact.memberCode, memberCode), inArray(contact.code, [...codes]));

/** The member's own among these codes, in the order of writing. */
export const contactsByCode = async (
  db: Db,
  memberCode: string,
  codes: readonly string[],
): Promise<Contact[]> => {
  const rows = await db
    .select()
    .from(contact)
    .where(ofMember(memberCode, codes))
    .orderBy(...ORDERS.added);
  return rows.map(contactOf);
};

/**
 * As `contactsByCode`, to be written back: nobody else changes them before the transaction ends. The lock is one
 * statement and the reading the next, for only that one sees what was committed while the lock was awaited.
 */
export async function lockContacts(
  tx: Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<Contact[]> {
  await lockRows(tx, memberCode, codes);
  return contactsByCode(tx, memberCode, codes);
}

/** Locks these contacts; false where one of them is not the member's. */
export const lockOwn = async (
  tx: Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<boolean> => (await lockRows(tx, memberCode, codes)).length === new Set(codes).size;

const lockRows = (tx: Transaction, memberCode: string, codes: readonly string[]) =>
  tx
    .select({ code: contact.code })
    .from(contact)
    .where(ofMember(memberCode, codes))
    .orderBy(asc(contact.code))
    .for('update');

/** Whose contacts are changed, and when. */
export type Change = { readonly memberCode: string; readonly now: Date };

export async function insertContacts(
  tx: Transaction,
  { memberCode, now }: Change,
  contacts: readonly Contact[],
): Promise<void> {
  const owned = { memberCode, createdAt: now, updatedAt: now };
  const rows = contacts.map((one) => ({ ...rowOf(newContactOf(one)), code: one.code, ...owned }));
  if (rows.length > 0) await tx.insert(contact).values(rows);
}

/** What follows from the place: when it was last changed, and the doubts about it, of which a new one has none. */
function ofPlace({ zip, state, address1, address2 }: NewContact, now: Date) {
  const isSame = sql`(${contact.zip}, ${contact.state}, ${contact.address1}, ${contact.address2})
    = (${zip}, ${state}, ${address1}, ${address2})`;
  return {
    addressChangedAt: sql`case when ${isSame} then ${contact.addressChangedAt} else ${now.toISOString()}::timestamptz end`,
    dismissedDoubts: sql`case when ${isSame} then ${contact.dismissedDoubts} else '[]'::jsonb end`,
  };
}

/** The caller has locked the contact, and so seen that it is the member's. */
export const updateContact = async (
  tx: Transaction,
  { memberCode, now }: Change,
  one: Contact,
): Promise<void> => {
  const columns = { ...rowOf(newContactOf(one)), updatedAt: now, ...ofPlace(one, now) };
  await tx
    .update(contact)
    .set(columns)
    .where(ofMember(memberCode, [one.code]));
};

/** What many contacts are given at once. */
export type Editable = Pick<Contact, 'code' | 'groups' | 'history'>;

/** As `lockContacts`, without what is not edited: a thousand whole contacts may be thirty megabytes. */
export async function lockEditable(
  tx: Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<Editable[]> {
  await lockRows(tx, memberCode, codes);
  const { code, groups, history } = contact;
  return tx.select({ code, groups, history }).from(contact).where(ofMember(memberCode, codes));
}

type Edited = Pick<Editable, 'code'> & Partial<Editable>;

/** Other groups or histories for many contacts, which the caller has locked, in one statement. */
export const editContacts = async (
  tx: Transaction,
  { memberCode, now }: Change,
  edited: readonly Edited[],
): Promise<void> => {
  const rows = edited.map(({ groups, ...one }) => ({
    ...one,
    ...(groups && { groups: [...new Set(groups)] }),
  }));
  await tx.execute(sql`
    update ${contact} set groups = coalesce(edited.groups, contact.groups),
      history = coalesce(edited.history, contact.history), updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as edited (code text, groups jsonb, history jsonb)
    where contact.code = edited.code and contact.member_code = ${memberCode}`);
};

export const deleteContacts = async (
  tx: Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<void> => {
  await tx.delete(contact).where(ofMember(memberCode, codes));
};

/** Notes doubts about an address that the member has dismissed; false where the contact is not theirs. */
export const dismissDoubts = async (
  db: Db,
  memberCode: string,
  code: string,
  dismissedDoubts: readonly AddressWarning[],
): Promise<boolean> => {
  const own = ofMember(memberCode, [code]);
  const rows = await db.update(contact).set({ dismissedDoubts }).where(own).returning({ code: contact.code });
  return rows.length > 0;
};

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
    inArray(contactApart.code, db.select({ code: contact.code }).from(contact).where(everyone(memberCode))),
  );

/** The caller has seen that the contacts are the member's; the lesser code of each pair comes first. */
export const insertDifferent = async (tx: Transaction, pairs: readonly Pair[]): Promise<void> => {
  await tx
    .insert(contactApart)
    .values([...pairs])
    .onConflictDoNothing();
};
