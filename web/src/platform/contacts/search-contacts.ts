import type { Contact } from '@fumi/domain';

/** What a search sees of a contact. NFKC only here, to find; nothing that is kept or printed is changed. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const haystacks = new WeakMap<Contact, string>();

function haystackOf(contact: Contact): string {
  const known = haystacks.get(contact);
  if (known !== undefined) return known;
  const { name, jointNames, zip, state, address1, address2 } = contact;
  const names = [name, ...jointNames].map(({ last, first }) => `${last}${first}`);
  const haystack = folded([...names, zip, `${state}${address1}${address2}`].join('\n'));
  haystacks.set(contact, haystack);
  return haystack;
}

/** Contacts that hold every word of a query, in their order. */
export function searchContacts(contacts: readonly Contact[], query: string): readonly Contact[] {
  const words = query.split(/\s+/).map((word) => folded(word).replace(/^(\d{3})-(\d{1,4})$/, '$1$2'));
  const wanted = words.filter((word) => word !== '');
  if (wanted.length === 0) return contacts;
  return contacts.filter((contact) => wanted.every((word) => haystackOf(contact).includes(word)));
}
