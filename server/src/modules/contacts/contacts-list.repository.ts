import { setImmediate } from 'node:timers/promises';
import type { Contact, Whom } from '@fumi/domain';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { contact } from '../../db/tables/contacts.ts';
import { contactOf } from './contact-row.ts';
import { whomRule } from './whom.repository.ts';

type Db = Database | Transaction;

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

/** Rows that are read at once: a page of a thousand may be thirty megabytes, and others are served in between. */
const ROWS_AT_ONCE = 100;

const byCodes = prepared(['memberCode', 'codes'], (db, { memberCode, codes }) =>
  db
    .select()
    .from(contact)
    .where(and(eq(contact.memberCode, memberCode), sql`${contact.code} = any(${codes}::text[])`)),
);

export async function listContacts(
  db: Db,
  memberCode: string,
  { order, limit, offset, ...found }: Found & Page,
): Promise<Contact[]> {
  const page = await db
    .select({ code: contact.code })
    .from(contact)
    .where(matches(memberCode, found))
    .orderBy(...ORDERS[order])
    .limit(limit)
    .offset(offset);
  const listed: Contact[] = [];
  for (let at = 0; at < page.length; at += ROWS_AT_ONCE) {
    const codes = page.slice(at, at + ROWS_AT_ONCE).map(({ code }) => code);
    const rows = new Map((await byCodes(db, { memberCode, codes })).map((row) => [row.code, row]));
    listed.push(...codes.flatMap((code) => rows.get(code) ?? []).map(contactOf));
    await setImmediate();
  }
  return listed;
}

export const countContacts = (
  db: Db,
  memberCode: string,
  found: Found = { pattern: '', group: '', whom: 'all', year: 0 },
): Promise<number> => db.$count(contact, matches(memberCode, found));

const groups = prepared(['memberCode'], (db, { memberCode }) => {
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
});

/** The groups of a member's contacts, by name. */
export const countGroups = (db: Db, memberCode: string): Promise<{ name: string; count: number }[]> =>
  groups(db, { memberCode });
