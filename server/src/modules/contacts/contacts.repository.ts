import { type AddressWarning, type Contact, type NewContact, newContactOf } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, inArray, sql } from '../../db/drizzle.ts';
import { contact } from '../../db/tables/contacts.ts';
import { CONTACT_COLUMNS, contactOf, rowOf } from './contact-row.repository.ts';
import { ORDERS } from './contacts-list.repository.ts';

type Db = Database | Transaction;

const ofMember = (memberCode: string, codes: readonly string[]) =>
  and(eq(contact.memberCode, memberCode), inArray(contact.code, [...codes]));

/** The member's own among these codes, in the order of creation. */
export const contactsByCode = async (
  db: Db,
  memberCode: string,
  codes: readonly string[],
): Promise<Contact[]> => {
  const rows = await db
    .select(CONTACT_COLUMNS)
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

/** Columns that depend on the address: when it last changed, and the dismissed doubts, none for a new address. */
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

/** The parts of a contact that are edited for many contacts at once. */
export type Editable = Pick<Contact, 'code' | 'groups' | 'history'>;

/** The contacts of these codes without what is not edited: a thousand whole contacts may be thirty megabytes. */
export const editableOf = (
  tx: Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<Editable[]> => {
  const { code, groups, history } = contact;
  return tx.select({ code, groups, history }).from(contact).where(ofMember(memberCode, codes));
};

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
