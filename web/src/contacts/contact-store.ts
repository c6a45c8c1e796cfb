import { contactFromWire, contactToWire } from '@fumi/contract/client';
import type { Contact, Result } from '@fumi/domain';
import { ok, refuse } from '@fumi/domain';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { client, newIdempotencyKey } from '../api.ts';
import { byReading } from './by-reading.ts';

/** Contacts come a page of this size at a time (spec §9). */
const PAGE_SIZE = 1000;

type ContactState = {
  /** The whole address book; null until it was fetched. */
  readonly contacts: readonly Contact[] | null;
  readonly isUnreachable: boolean;
};

export const contactStore = createStore<ContactState>()(() => ({ contacts: null, isUnreachable: false }));

export const useContacts = (): ContactState => useStore(contactStore);

async function fetchAll(): Promise<readonly Contact[] | null> {
  const all: Contact[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.contactsShortList({ query: { paginate_by: PAGE_SIZE, page } });
    if (!answer.ok) return null;
    const { contacts, total } = answer.value;
    all.push(...contacts.map(contactFromWire));
    if (contacts.length === 0 || all.length >= total) return byReading(all);
  }
}

/** Fetches the address book; what is known already stays in sight meanwhile. */
export async function loadContacts(): Promise<void> {
  contactStore.setState({ isUnreachable: false });
  const contacts = await fetchAll();
  contactStore.setState(contacts ? { contacts } : { isUnreachable: true });
}

/** At sign-out: the next person's address book is another one. */
export const forgetContacts = (): void => contactStore.setState({ contacts: null, isUnreachable: false });

const change = (apply: (contacts: readonly Contact[]) => readonly Contact[]): void => {
  const { contacts } = contactStore.getState();
  if (contacts) contactStore.setState({ contacts: apply(contacts) });
};

/** Creates a contact, or updates the one whose code it has (spec §4). A birthday that is kept stays. */
export async function saveContact(contact: Contact): Promise<Result<Contact, 'not-saved'>> {
  const known = contactStore.getState().contacts?.find(({ code }) => code === contact.code);
  const full: Contact = { ...known, ...contact, birthday: contact.birthday || (known?.birthday ?? '') };
  const { code, ...fields } = contactToWire(full);
  const answer =
    code === ''
      ? await client.contactsShortCreate({ body: fields }, { idempotencyKey: newIdempotencyKey() })
      : await client.contactsShortUpdate({ body: { code, ...fields } });
  if (!answer.ok) return refuse('not-saved');
  const saved = { ...full, code: answer.value.code };
  change((all) => (known ? all.map((each) => (each.code === saved.code ? saved : each)) : [saved, ...all]));
  return ok(saved);
}

export async function deleteContact(code: string): Promise<Result<null, 'not-deleted'>> {
  const answer = await client.contactsShortDelete({ body: { code } });
  if (!answer.ok) return refuse('not-deleted');
  change((all) => all.filter((contact) => contact.code !== code));
  return ok(null);
}
