import { type Contact, searchPattern } from '@fumi/domain';

const withoutBlanks = (text: string): string => text.replace(/[^\S\n]+/g, '');

const haystacks = new WeakMap<Contact, string>();

function haystackOf(contact: Contact): string {
  const known = haystacks.get(contact);
  if (known !== undefined) return known;
  const { name, jointNames, zip, state, address1, address2, kana = '' } = contact;
  const names = [name, ...jointNames].map(({ last, first }) => `${last}${first}`);
  const haystack = withoutBlanks([...names, kana, zip, `${state}${address1}${address2}`].join('\n'));
  haystacks.set(contact, haystack);
  return haystack;
}

/** Contacts that hold every word of a query, in their order: old kanji, both kana and both widths are found. */
export function searchContacts(contacts: readonly Contact[], query: string): readonly Contact[] {
  const words = query
    .split(/\s+/)
    .map((word) => word.replace(/^([0-9０-９]{3})[-－]([0-9０-９]{1,4})$/, '$1$2'));
  const wanted = words.filter((word) => word !== '').map((word) => new RegExp(searchPattern(word), 'iu'));
  if (wanted.length === 0) return contacts;
  return contacts.filter((contact) => wanted.every((word) => word.test(haystackOf(contact))));
}
