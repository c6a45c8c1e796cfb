import {
  type BookEntry,
  duplicateGroups,
  entryProblems,
  mergeEntries,
  ok,
  type Result,
  refuse,
  searchPattern,
  stillDoubtful,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode } from '../../random.ts';
import * as book from './address-book.repository.ts';
import { MAX_CONTACTS } from './contact.service.ts';
import { contactColumns, detailColumns, type Person, personOf } from './person-row.ts';

/** Groups of duplicates that one answer shows; who merges them sees the next. */
const MAX_DUPLICATE_GROUPS = 100;

export type Owner = { readonly context: Context; readonly memberCode: string };

/** Whose people are changed, and when. */
export type Change = { readonly memberCode: string; readonly now: Date };

export const changeBy = ({ context, memberCode }: Owner): Change => ({
  memberCode,
  now: new Date(context.clock.nowMs()),
});
const rowOf = (code: string, entry: BookEntry) => ({
  code,
  contact: contactColumns(entry),
  detail: detailColumns(entry),
});

export async function listBook(
  { context, memberCode }: Owner,
  query: { q: string; group: string; order: book.BookOrder; limit: number; offset: number },
) {
  const found = { pattern: searchPattern(query.q), group: query.group };
  const [rows, total, groups] = [
    await book.findPeople(context.db, memberCode, { ...query, ...found }),
    await book.countPeople(context.db, memberCode, found),
    await book.countGroups(context.db, memberCode),
  ];
  return { people: rows.map(personOf), total, groups };
}

export async function findPerson(
  db: Database | Transaction,
  memberCode: string,
  code: string,
): Promise<Result<Person, Refusal>> {
  const [row] = await book.peopleByCode(db, memberCode, [code]);
  return row ? ok(personOf(row)) : refuse({ code: 'not_found' });
}

const judge = (entry: BookEntry, prefix = ''): Refusal | null => {
  const problems = Object.entries(entryProblems(entry));
  if (problems.length === 0) return null;
  return {
    code: 'invalid',
    fields: Object.fromEntries(problems.map(([field, codes]) => [`${prefix}${field}`, codes])),
  };
};

/** The refusal where so many more would pass what a member may hold, or null. */
async function overfull(tx: Transaction, memberCode: string, more: number): Promise<Refusal | null> {
  const held = await book.countPeople(tx, memberCode);
  return held + more > MAX_CONTACTS ? { code: 'invalid', fields: { contacts: ['too-many'] } } : null;
}

export async function createPerson(
  tx: Transaction,
  change: Change,
  entry: BookEntry,
): Promise<Result<string, Refusal>> {
  const refusal = judge(entry) ?? (await overfull(tx, change.memberCode, 1));
  if (refusal) return refuse(refusal);
  const code = newCode();
  await book.insertPeople(tx, change, [rowOf(code, entry)]);
  return ok(code);
}

export async function updatePerson(
  tx: Transaction,
  change: Change,
  code: string,
  entry: BookEntry,
): Promise<Result<string, Refusal>> {
  const refusal = judge(entry);
  if (refusal) return refuse(refusal);
  const isTheirs = await book.changePerson(tx, change, rowOf(code, entry));
  return isTheirs ? ok(code) : refuse({ code: 'not_found' });
}

export type Imported = { readonly entry: BookEntry; readonly mergeInto: string | null };

function judgeAll(people: readonly Imported[]): Refusal | null {
  for (const [index, { entry }] of people.entries()) {
    const refusal = judge(entry, `people.${index}.`);
    if (refusal) return refusal;
  }
  return null;
}

/** Takes in one part of a file, all of it or nothing. Answers with a code for each person, in their order. */
export async function importPeople(
  tx: Transaction,
  change: Change,
  people: readonly Imported[],
): Promise<Result<string[], Refusal>> {
  const fresh = people.filter(({ mergeInto }) => mergeInto === null);
  const refusal = judgeAll(people) ?? (await overfull(tx, change.memberCode, fresh.length));
  if (refusal) return refuse(refusal);
  const wanted = people.flatMap(({ mergeInto }) => mergeInto ?? []);
  const codes = people.map(({ mergeInto }) => mergeInto ?? newCode());
  const rows = wanted.length > 0 ? await book.peopleToChange(tx, change.memberCode, wanted) : [];
  const known = new Map(rows.map((row) => [row.contact.code, personOf(row)]));
  if (wanted.some((code) => !known.has(code))) return refuse({ code: 'not_found' });
  const added = people.flatMap(({ entry, mergeInto }, index) =>
    mergeInto === null ? [rowOf(codes[index] ?? '', entry)] : [],
  );
  await book.insertPeople(tx, change, added);
  for (const { entry, mergeInto } of people) {
    const kept = known.get(mergeInto ?? '');
    if (!kept) continue;
    const merged = mergeEntries(kept, entry);
    known.set(kept.code, { ...merged, code: kept.code });
    await book.changePerson(tx, change, rowOf(kept.code, merged));
  }
  return ok(codes);
}

const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Groups of people who are probably the same; the page shows them side by side. */
export async function findDuplicates({ context, memberCode }: Owner): Promise<Person[][]> {
  const rows = await book.allPeople(context.db, memberCode);
  const pairs = await book.apartPairs(context.db, memberCode);
  const apart = new Set(pairs.map(({ code, otherCode }) => pairKey(code, otherCode)));
  const isApart = (one: Person, other: Person) => apart.has(pairKey(one.code, other.code));
  return duplicateGroups(rows.map(personOf))
    .map((group) => stillDoubtful(group, isApart))
    .filter((group) => group.length > 1)
    .slice(0, MAX_DUPLICATE_GROUPS);
}

/** Remembers that people of one name are different, each from each. */
export async function tellApart(owner: Owner, codes: readonly string[]): Promise<Result<null, Refusal>> {
  const { db } = owner.context;
  const sorted = [...new Set(codes)].sort();
  const rows = await book.peopleByCode(db, owner.memberCode, sorted);
  if (rows.length !== sorted.length) return refuse({ code: 'not_found' });
  const pairs = sorted.flatMap((code, at) => sorted.slice(at + 1).map((otherCode) => ({ code, otherCode })));
  if (pairs.length > 0) await book.insertApart(db, pairs);
  return ok(null);
}

export async function mergePeople(
  owner: Owner,
  keep: string,
  others: readonly string[],
): Promise<Result<string, Refusal>> {
  if (others.includes(keep)) return refuse({ code: 'bad_request', fields: { others: ['keep'] } });
  return owner.context.db.transaction(async (tx) => {
    const rows = await book.peopleToChange(tx, owner.memberCode, [keep, ...others]);
    const known = new Map(rows.map((row) => [row.contact.code, personOf(row)]));
    const kept = known.get(keep);
    const rest = others.map((code) => known.get(code));
    if (!kept || rest.some((person) => person === undefined)) return refuse({ code: 'not_found' } as const);
    const merged = rest.reduce<BookEntry>((one, other) => (other ? mergeEntries(one, other) : one), kept);
    await book.changePerson(tx, changeBy(owner), rowOf(keep, merged));
    await book.deletePeople(tx, owner.memberCode, others);
    return ok(keep);
  });
}

/** Deletes all of them, or none where one is not the member's. */
export async function removePeople(owner: Owner, codes: readonly string[]): Promise<Result<null, Refusal>> {
  const { db } = owner.context;
  const unique = [...new Set(codes)];
  const rows = await book.peopleByCode(db, owner.memberCode, unique);
  if (rows.length !== unique.length) return refuse({ code: 'not_found' });
  await book.deletePeople(db, owner.memberCode, unique);
  return ok(null);
}

/** Changes what is kept of each, all of them or none. */
export async function editPeople(
  owner: Owner,
  codes: readonly string[],
  edit: (person: Person) => BookEntry,
): Promise<Result<null, Refusal>> {
  const unique = [...new Set(codes)];
  return owner.context.db.transaction(async (tx) => {
    const rows = await book.peopleToChange(tx, owner.memberCode, unique);
    if (rows.length !== unique.length) return refuse({ code: 'not_found' } as const);
    for (const row of rows) await book.saveDetail(tx, row.contact.code, detailColumns(edit(personOf(row))));
    return ok(null);
  });
}
