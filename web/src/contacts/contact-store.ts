import type { CallFailure, CallOptions } from '@fumi/contract/client';
import { contactFromWire, contactToWire } from '@fumi/contract/client';
import { type Contact, ok, type Result, refuse } from '@fumi/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { client, newIdempotencyKey } from '../api.ts';
import { byReading } from './find-contacts.ts';

/** Contacts come a page of this size at a time (spec §9). */
const PAGE_SIZE = 1000;

/** All contacts of the member; null until they were fetched. */
type ContactState = { readonly contacts: readonly Contact[] | null };

export const contactStore = createStore<ContactState>()(() => ({ contacts: null }));

export const useContacts = () => useStore(contactStore).contacts;

/** Fetches all contacts; those that are known stay in sight meanwhile. */
export async function loadContacts(): Promise<Result<null, 'unreachable'>> {
  const all: Contact[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.contactsShortList({ query: { paginate_by: PAGE_SIZE, page } });
    if (!answer.ok) return refuse('unreachable');
    const { contacts, total } = answer.value;
    all.push(...contacts.map(contactFromWire));
    if (contacts.length === 0 || all.length >= total) break;
  }
  contactStore.setState({ contacts: byReading(all) });
  return ok(null);
}

/** At sign-out: the next member has other contacts. */
export const forgetContacts = (): void => contactStore.setState({ contacts: null });

/** Creates a contact, or updates the one whose code it has (spec §4). A birthday that is kept stays. */
export async function saveContact(
  contact: Contact,
  options: CallOptions = { idempotencyKey: newIdempotencyKey() },
): Promise<Result<Contact, CallFailure>> {
  const { contacts } = contactStore.getState();
  const known = contacts?.find(({ code }) => code === contact.code);
  const full: Contact = { ...known, ...contact, birthday: contact.birthday || (known?.birthday ?? '') };
  const { code, ...fields } = contactToWire(full);
  const answer =
    code === ''
      ? await client.contactsShortCreate({ body: fields }, options)
      : await client.contactsShortUpdate({ body: { code, ...fields } }, options);
  if (!answer.ok) return answer;
  const saved = { ...full, code: answer.value.code };
  const others = contactStore.getState().contacts;
  if (others) {
    const changed = others.map((each) => (each.code === saved.code ? saved : each));
    contactStore.setState({ contacts: known ? changed : [saved, ...others] });
  }
  return ok(saved);
}
