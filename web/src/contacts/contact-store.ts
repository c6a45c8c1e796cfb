import type { CallFailure, CallOptions } from '@fumi/contract/client';
import {
  CONTACTS_PER_CALL,
  contactFieldsOf,
  isSameAddress,
  isSamePerson,
  ok,
  type PrintAddress,
  type Result,
} from '@fumi/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { client } from '../api.ts';
import { byReading, type ListedContact } from './find-contacts.ts';

/** All contacts of the member; null until they were fetched. */
type ContactState = { readonly contacts: readonly ListedContact[] | null };

export const contactStore = createStore<ContactState>()(() => ({ contacts: null }));

export const useContacts = () => useStore(contactStore).contacts;

/** How often contacts were forgotten: an answer that was asked for before is another member's. */
let forgotten = 0;

/** Fetches all contacts; those that are known stay in sight meanwhile. */
export async function loadContacts(): Promise<Result<null, CallFailure>> {
  const begun = forgotten;
  const all: ListedContact[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.contactsShortList({ query: { paginateBy: CONTACTS_PER_CALL.listed, page } });
    if (!answer.ok) return answer;
    const { contacts, total } = answer.value;
    all.push(...contacts);
    if (contacts.length === 0 || all.length >= total) break;
  }
  if (begun === forgotten) contactStore.setState({ contacts: byReading(all) });
  return ok(null);
}

/** At sign-out: the next member has other contacts. */
export function forgetContacts(): void {
  forgotten += 1;
  contactStore.setState({ contacts: null });
}

/** Notes that a card of a year came from a contact, or takes it back; answers with why it could not be kept, or null. */
export async function noteReceived(
  code: string,
  year: number,
  isReceived: boolean,
): Promise<CallFailure | null> {
  const put = (isThere: boolean) =>
    contactStore.setState(({ contacts }) => ({
      contacts:
        contacts?.map((contact) =>
          contact.code === code ? withReceived(contact, year, isThere) : contact,
        ) ?? null,
    }));
  put(isReceived);
  const answer = await client.contactsHistory({ body: { codes: [code], year, received: isReceived } });
  if (answer.ok) return null;
  put(!isReceived);
  return answer.error;
}

function withReceived(contact: ListedContact, year: number, isReceived: boolean): ListedContact {
  const others = (contact.receivedYears ?? []).filter((one) => one !== year);
  return { ...contact, receivedYears: isReceived ? [year, ...others] : others };
}

/** The contact with this name and address. A match is looked up again in a fresh list: it may be deleted by now. */
async function findKept(address: PrintAddress): Promise<ListedContact | undefined> {
  const find = () => contactStore.getState().contacts?.find((contact) => isSamePerson(address, contact));
  if (contactStore.getState().contacts !== null && !find()) return undefined;
  await loadContacts();
  return find();
}

/**
 * Saves an address as a contact (spec §4): updates that of its code, else leaves the same person at the same address as
 * is, else creates one. Answers its code, or '' if that same person mourns. Parts as in `before` are not overwritten.
 */
export async function saveContact(
  address: PrintAddress,
  options: CallOptions,
  before: PrintAddress | null = null,
): Promise<Result<string, CallFailure>> {
  const kept = address.code === '' ? await findKept(address) : undefined;
  if (kept) return ok(kept.mourningUntil ? '' : kept.code);
  const known = contactStore.getState().contacts?.find(({ code }) => code === address.code);
  // A printed address has no birthday: a change leaves out what it does not know.
  const fields = contactFieldsOf(address);
  const isTakenOff = (before ?? known)?.office !== undefined && !address.office;
  const office = address.office ? { office: address.office } : {};
  const was = before && { ...contactFieldsOf(before), ...(before.office ? { office: before.office } : {}) };
  const answer =
    address.code === ''
      ? await client.contactsShortCreate({ body: { ...fields, ...office, birthday: '' } }, options)
      : await client.contactsShortUpdate(
          {
            body: {
              code: address.code,
              ...fields,
              ...(isTakenOff ? { office: null } : office),
              ...(was ? { known: was } : {}),
            },
          },
          options,
        );
  if (!answer.ok) return answer;
  const { code } = answer.value;
  // Parts that were not changed here may have been changed elsewhere.
  if (was) void loadContacts();
  // A changed address loses its dismissed doubts, here as on the server.
  const dismissedDoubts = known && isSameAddress(known, address) ? known.dismissedDoubts : undefined;
  const saved = { birthday: '', ...known, ...fields, office: address.office, code, dismissedDoubts };
  const others = contactStore.getState().contacts;
  if (others) {
    const changed = others.map((each) => (each.code === code ? saved : each));
    contactStore.setState({ contacts: known ? changed : [saved, ...others] });
  }
  return ok(code);
}
