import { setImmediate } from 'node:timers/promises';
import type { Contact, Whom } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, count, eq, type Placeholder, type SQL, sql } from '../../db/drizzle.ts';
import { prepared, runPipelined } from '../../db/prepared.ts';
import { contact } from '../../db/tables/contacts.ts';
import { CONTACT_COLUMNS, contactOf } from './contact-row.repository.ts';
import { whomRule } from './whom.repository.ts';

type Db = Database | Transaction;

export type ContactOrder = 'kana' | 'added' | 'zip';

type Found = {
  /** A pattern that PostgreSQL understands, from the domain; '' finds all. */
  readonly pattern: string;
  /** '' is every group. */
  readonly group: string;
  readonly whom: Whom;
  /** Year of the New Year's cards that are prepared now. */
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

const SEARCH = ['memberCode', 'pattern', 'groups'] as const;

const matches = (
  { memberCode, pattern, groups }: Readonly<Record<(typeof SEARCH)[number], Placeholder>>,
  found: Found,
) =>
  and(
    eq(contact.memberCode, memberCode),
    ...(found.pattern === '' ? [] : [sql`${SEARCHED} ~* ${pattern}`]),
    ...(found.group === '' ? [] : [sql`${contact.groups} @> ${groups}::jsonb`]),
    whomRule(found.whom, found.year),
  );

const searchOf = (memberCode: string, { pattern, group }: Found) => ({
  memberCode,
  pattern,
  groups: JSON.stringify([group]),
});

/** Keeps a statement for each kind of search, whose search terms are parameters. */
function byKind<Statement>(make: (found: Found, order: ContactOrder) => Statement) {
  const made = new Map<string, Statement>();
  return (found: Found, order: ContactOrder = 'added'): Statement => {
    const kind = [order, found.pattern === '', found.group === '', found.whom, found.year].join();
    const statement = made.get(kind) ?? make(found, order);
    made.set(kind, statement);
    return statement;
  };
}

const pageOf = byKind((found, order) =>
  prepared([...SEARCH, 'limit', 'offset'], (db, { limit, offset, ...search }) =>
    db
      .select({ code: contact.code })
      .from(contact)
      .where(matches(search, found))
      .orderBy(...ORDERS[order])
      .limit(limit)
      .offset(offset),
  ),
);

const totalOf = byKind((found) =>
  prepared(SEARCH, (db, search) => db.select({ total: count() }).from(contact).where(matches(search, found))),
);

/** Rows that are read at once: a page of a thousand may be thirty megabytes, and others are served in between. */
const ROWS_AT_ONCE = 100;

const byCodes = prepared(['memberCode', 'codes'], (db, { memberCode, codes }) =>
  db
    .select(CONTACT_COLUMNS)
    .from(contact)
    .where(and(eq(contact.memberCode, memberCode), sql`${contact.code} = any(${codes}::text[])`)),
);

export async function listContacts(
  db: Db,
  memberCode: string,
  { order, limit, offset, ...found }: Found & Page,
): Promise<Contact[]> {
  const page = await pageOf(found, order)(db, { ...searchOf(memberCode, found), limit, offset });
  const listed: Contact[] = [];
  for (let at = 0; at < page.length; at += ROWS_AT_ONCE) {
    const codes = page.slice(at, at + ROWS_AT_ONCE).map(({ code }) => code);
    const rows = new Map((await byCodes(db, { memberCode, codes })).map((row) => [row.code, row]));
    listed.push(...codes.flatMap((code) => rows.get(code) ?? []).map(contactOf));
    await setImmediate();
  }
  return listed;
}

export async function countContacts(
  db: Db,
  memberCode: string,
  found: Found = { pattern: '', group: '', whom: 'all', year: 0 },
): Promise<number> {
  const rows = await totalOf(found)(db, searchOf(memberCode, found));
  return rows[0]?.total ?? 0;
}

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

/** How many are found, and the groups of all contacts by name with how many are in each. */
export async function countFound(
  db: Db,
  memberCode: string,
  found: Found,
): Promise<{ readonly total: number; readonly groups: readonly { name: string; count: number }[] }> {
  const [totals, named] = await runPipelined(
    db,
    totalOf(found).of(searchOf(memberCode, found)),
    groups.of({ memberCode }),
  );
  return { total: totals[0]?.total ?? 0, groups: named };
}
