import { setImmediate } from 'node:timers/promises';
import {
  type AddressWarning,
  CONTACT_LIMITS,
  type Contact,
  cardYear,
  composeVoicedKana,
  contactProblems,
  dayInTokyo,
  mergedContact,
  type NewContact,
  ok,
  type PersonName,
  type PlainDate,
  type Result,
  refuse,
  searchPattern,
  type Whom,
  withContactChanges,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode } from '../../random.ts';
import * as contacts from './contacts.repository.ts';
import * as list from './contacts-list.repository.ts';
import { contactsInMourning } from './contacts-whole.repository.ts';

/** More than any family writes to, and few enough not to slow the calls of others. */
const MAX_CONTACTS = 20_000;

/** More than any family mourns for; whether a recipient may be written to is asked of all. */
const MAX_MOURNING = 1000;

export type Owner = { readonly context: Pick<Context, 'db' | 'clock'>; readonly memberCode: string };

export const changeBy = ({
  context: { clock },
  memberCode,
}: {
  readonly context: Pick<Context, 'clock'>;
  readonly memberCode: string;
}): contacts.Change => ({ memberCode, now: new Date(clock.nowMs()) });

type Query = {
  readonly q: string;
  readonly group: string;
  readonly whom: Whom;
  readonly order: list.ContactOrder;
  readonly limit: number;
  readonly offset: number;
};

export async function listContacts({ context: { db, clock }, memberCode }: Owner, { q, ...query }: Query) {
  const year = cardYear(dayInTokyo(clock.nowMs()));
  const found = { ...query, pattern: searchPattern(q), year };
  return {
    contacts: await list.listContacts(db, memberCode, found),
    ...(await list.countFound(db, memberCode, found)),
  };
}

/** The contacts who mourn on a day: the first thousand. */
export async function listMourning(
  { context: { db }, memberCode }: Owner,
  day: PlainDate,
): Promise<Contact[]> {
  const found: Contact[] = [];
  for await (const part of contactsInMourning(db, memberCode, day)) {
    found.push(...part);
    if (found.length >= MAX_MOURNING) break;
  }
  return found.slice(0, MAX_MOURNING);
}

/** An answer that holds nothing. */
export type Done = Record<string, never>;

const NOT_FOUND = { code: 'not_found' } as const satisfies Refusal;

export async function findContact(
  db: Database | Transaction,
  memberCode: string,
  code: string,
): Promise<Result<Contact, Refusal>> {
  const [found] = await contacts.contactsByCode(db, memberCode, [code]);
  return found ? ok(found) : refuse(NOT_FOUND);
}

/** The contacts of these codes, locked until the transaction ends; refused where one is not the member's. */
export async function lockAll(
  tx: Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<Result<Contact[], Refusal>> {
  const unique = [...new Set(codes)];
  const locked = unique.length === 0 ? [] : await contacts.lockContacts(tx, memberCode, unique);
  return locked.length === unique.length ? ok(locked) : refuse(NOT_FOUND);
}

const composedName = ({ last, first, honorific }: PersonName): PersonName => ({
  last: composeVoicedKana(last),
  first: composeVoicedKana(first),
  honorific,
});

/** Only kana with a combining mark is composed; names are never normalised. */
export const composed = (contact: NewContact): NewContact => ({
  ...contact,
  name: composedName(contact.name),
  jointNames: contact.jointNames.map(composedName),
  kanaLast: composeVoicedKana(contact.kanaLast),
  kanaFirst: composeVoicedKana(contact.kanaFirst),
  address1: composeVoicedKana(contact.address1),
  address2: composeVoicedKana(contact.address2),
});

/** The refusal where a contact can't be kept, or null; problems are told by field. */
export function judge(contact: NewContact, prefix = ''): Refusal | null {
  const problems = Object.entries(contactProblems(contact));
  if (problems.length === 0) return null;
  const fields = Object.fromEntries(problems.map(([field, codes]) => [`${prefix}${field}`, codes]));
  return { code: 'invalid', fields };
}

/** The refusal where so many more would pass what a member may hold, or null. */
export async function judgeCount(tx: Transaction, memberCode: string, more: number): Promise<Refusal | null> {
  const held = await list.countContacts(tx, memberCode);
  return held + more > MAX_CONTACTS ? { code: 'invalid', fields: { contacts: ['too-many'] } } : null;
}

export async function createContact(
  tx: Transaction,
  change: contacts.Change,
  contact: NewContact,
): Promise<Result<{ code: string }, Refusal>> {
  const refusal = judge(contact) ?? (await judgeCount(tx, change.memberCode, 1));
  if (refusal) return refuse(refusal);
  const code = newCode();
  await contacts.insertContacts(tx, change, [{ ...composed(contact), code }]);
  return ok({ code });
}

/** Changes a contact; what the new contact leaves out stays, and so does what it leaves as it was known. */
export async function updateContact(
  tx: Transaction,
  change: contacts.Change,
  code: string,
  contact: Partial<NewContact>,
  known: Partial<NewContact> = {},
): Promise<Result<{ code: string }, Refusal>> {
  const kept = await lockAll(tx, change.memberCode, [code]);
  const [before] = kept.ok ? kept.value : [];
  if (!before) return refuse(NOT_FOUND);
  const after = withContactChanges(before, known, contact);
  const refusal = judge(after);
  if (refusal) return refuse(refusal);
  await contacts.updateContact(tx, change, { ...composed(after), code });
  return ok({ code });
}

type Imported = {
  readonly contact: NewContact;
  /** Which kept contact it is; null for a new one. */
  readonly code: string | null;
  /** The kept one becomes this; otherwise it is filled up. */
  readonly isWhole: boolean;
};

/** Takes in one part of a file, all of it or nothing. Answers with a code for each contact, in their order. */
export async function importContacts(
  tx: Transaction,
  change: contacts.Change,
  imported: readonly Imported[],
): Promise<Result<{ codes: string[] }, Refusal>> {
  const problem = imported.reduce<Refusal | null>(
    (found, { contact }, index) => found ?? judge(contact, `contacts.${index}.`),
    null,
  );
  const added = imported.filter(({ code }) => code === null).length;
  const refusal = problem ?? (await judgeCount(tx, change.memberCode, added));
  if (refusal) return refuse(refusal);
  const kept = await lockAll(
    tx,
    change.memberCode,
    imported.flatMap(({ code }) => code ?? []),
  );
  if (!kept.ok) return kept;
  const changed = new Map<string, NewContact>(kept.value.map((one) => [one.code, one]));
  const fresh: Contact[] = [];
  const codes = imported.map(({ contact, code: known, isWhole }) => {
    const code = known ?? newCode();
    const before = changed.get(code);
    if (!before) fresh.push({ ...composed(contact), code });
    else changed.set(code, isWhole ? composed(contact) : mergedContact(before, composed(contact)));
    return code;
  });
  await contacts.insertContacts(tx, change, fresh);
  for (const [code, contact] of changed) await contacts.updateContact(tx, change, { ...contact, code });
  return ok({ codes });
}

/** Dismisses doubts about an address for good. */
export const dismissDoubts = async (
  { context: { db }, memberCode }: Owner,
  code: string,
  doubts: readonly AddressWarning[],
): Promise<Result<Done, Refusal>> =>
  (await contacts.dismissDoubts(db, memberCode, code, [...new Set(doubts)])) ? ok({}) : refuse(NOT_FOUND);

/** Contacts that are edited at once: a thousand may hold a hundred thousand years of cards. */
const EDITED_AT_ONCE = 100;

type Edit = (contact: contacts.Editable) => Partial<contacts.Editable>;

/** The part that an edit grows beyond its limit, or undefined; a part that exceeds it already may stay. */
const overfull = (before: contacts.Editable, edited: Partial<contacts.Editable>) =>
  (['groups', 'history'] as const).find((part) => {
    const count = new Set<unknown>(edited[part]).size;
    return count > CONTACT_LIMITS[part] && count > before[part].length;
  });

/** Other calls are served between the parts. */
async function* inParts(tx: Transaction, memberCode: string, codes: readonly string[]) {
  for (let at = 0; at < codes.length; at += EDITED_AT_ONCE) {
    yield await contacts.editableOf(tx, memberCode, codes.slice(at, at + EDITED_AT_ONCE));
    await setImmediate();
  }
}

/** Changes groups or history of each, all of them or none; a refusal names the place in the list: `codes.3.groups`. */
export const editContacts = (
  owner: Owner,
  codes: readonly string[],
  edit: Edit,
): Promise<Result<Done, Refusal>> =>
  owner.context.db.transaction(async (tx) => {
    const unique = [...new Set(codes)];
    const change = changeBy(owner);
    if (!(await contacts.lockOwn(tx, owner.memberCode, unique))) return refuse(NOT_FOUND);
    for await (const part of inParts(tx, owner.memberCode, unique)) {
      for (const one of part) {
        const field = overfull(one, edit(one));
        if (field) {
          const place = `codes.${codes.indexOf(one.code)}.${field}`;
          return refuse({ code: 'invalid', fields: { [place]: ['too-many'] } } as const);
        }
      }
    }
    for await (const part of inParts(tx, owner.memberCode, unique))
      await contacts.editContacts(
        tx,
        change,
        part.map((one) => ({ ...edit(one), code: one.code })),
      );
    return ok({});
  });
