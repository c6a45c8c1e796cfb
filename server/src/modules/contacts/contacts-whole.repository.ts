import { setImmediate } from 'node:timers/promises';
import type { Contact, PlainDate } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, eq, gt, gte } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import { contact } from '../../db/tables/contacts.ts';
import { CONTACT_COLUMNS, contactOf } from './contact-row.repository.ts';
import { ORDERS } from './contacts-list.repository.ts';

type Db = Database | Transaction;

export type NamedContact = Pick<Contact, 'code' | 'name' | 'company'>;

/** Rows that are read at once: an address book may hold twenty thousand. */
const ROWS_AT_ONCE = 200;

/** Parts of an address book in the order of creation, until one is not full. */
async function* inParts<Row extends { readonly number: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    // Lets other calls be served between two parts, even where the rows come without waiting.
    await setImmediate();
    after = rows.at(-1)?.number ?? after;
  }
}

/** Codes, names and companies of all contacts, to find duplicates: in the order of creation, in parts. */
export async function* namesOfContacts(db: Db, memberCode: string): AsyncGenerator<NamedContact[]> {
  const { code, nameLast, nameFirst, company, number } = contact;
  const read = (after: number) =>
    db
      .select({ code, nameLast, nameFirst, company, number })
      .from(contact)
      .where(and(eq(contact.memberCode, memberCode), gt(number, after)))
      .orderBy(...ORDERS.added)
      .limit(ROWS_AT_ONCE);
  for await (const rows of inParts(read)) {
    yield rows.map((row) => ({
      code: row.code,
      name: { last: row.nameLast, first: row.nameFirst, honorific: '' },
      company: row.company,
    }));
  }
}

const inMourning = prepared(['memberCode', 'day', 'after'], (db, { memberCode, day, after }) =>
  db
    .select(CONTACT_COLUMNS)
    .from(contact)
    .where(
      and(eq(contact.memberCode, memberCode), gte(contact.mourningUntil, day), gt(contact.number, after)),
    )
    .orderBy(...ORDERS.added)
    .limit(ROWS_AT_ONCE),
);

export type InMourning = Awaited<ReturnType<typeof inMourning>>;

/** The first part of the member's contacts who mourn on a day, to be asked in one pipeline with something else. */
export const firstInMourning = (memberCode: string, day: PlainDate) =>
  inMourning.of({ memberCode, day, after: 0 });

/** The member's contacts who mourn on a day, in parts; the first may have been asked already. */
export async function* contactsInMourning(
  db: Db,
  memberCode: string,
  day: PlainDate,
  first?: InMourning,
): AsyncGenerator<Contact[]> {
  const read = async (after: number) => (after === 0 && first) || inMourning(db, { memberCode, day, after });
  for await (const rows of inParts(read)) yield rows.map(contactOf);
}

/** Every row of the member, for the export. */
export async function contactRows(db: Db, memberCode: string): Promise<(typeof contact.$inferSelect)[]> {
  const found: (typeof contact.$inferSelect)[] = [];
  const read = (after: number) =>
    db
      .select()
      .from(contact)
      .where(and(eq(contact.memberCode, memberCode), gt(contact.number, after)))
      .orderBy(...ORDERS.added)
      .limit(ROWS_AT_ONCE);
  for await (const rows of inParts(read)) found.push(...rows);
  return found;
}
