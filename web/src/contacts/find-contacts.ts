import { isSamePerson, isWhom, type PrintAddress, searchPattern, type Whom } from '@fumi/domain';
import type { Answered } from '../api.ts';

/** A contact as lists to choose from have it (spec §3). */
export type ListedContact = Answered<'contactsShortList'>['contacts'][number];

const HIRAGANA = /[\u3041-\u3096]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

const readingOf = ({ kana = '' }: ListedContact): string =>
  kana.replace(HIRAGANA, (character) => String.fromCharCode(character.charCodeAt(0) + HIRAGANA_TO_KATAKANA));

/** Contacts by their reading, hiragana and katakana alike; those without a reading come last. */
export function byReading(contacts: readonly ListedContact[]): readonly ListedContact[] {
  const keyed = contacts.map((contact) => ({ contact, reading: readingOf(contact) }));
  keyed.sort((a, b) => {
    if (a.reading === b.reading) return 0;
    if (a.reading === '' || b.reading === '') return a.reading === '' ? 1 : -1;
    return a.reading < b.reading ? -1 : 1;
  });
  return keyed.map(({ contact }) => contact);
}

/** Contacts of a group, in their order; of '', all. */
export const inGroup = (contacts: readonly ListedContact[], group: string): readonly ListedContact[] =>
  group === '' ? contacts : contacts.filter(({ groups = [] }) => groups.includes(group));

/** Whom cards went to, or are still to go to, in their order. */
export const ofWhom = (
  contacts: readonly ListedContact[],
  whom: Whom,
  year: number,
): readonly ListedContact[] =>
  whom === 'all' ? contacts : contacts.filter((contact) => isWhom(whom, contact, year));

export type Group = { readonly name: string; readonly count: number };

export function groupsOf(contacts: readonly ListedContact[]): Group[] {
  const counts = new Map<string, number>();
  for (const { groups = [] } of contacts)
    for (const name of groups) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count })).sort((a, b) =>
    a.name.localeCompare(b.name, 'ja'),
  );
}

const withoutBlanks = (text: string): string => text.replace(/[^\S\n]+/g, '');

/** What a search looks through, kept while the contact is. */
const searchedTexts = new WeakMap<ListedContact, string>();

function searchedText(contact: ListedContact): string {
  const known = searchedTexts.get(contact);
  if (known !== undefined) return known;
  const { name, jointNames, zip, state, address1, address2, kana = '' } = contact;
  const names = [name, ...jointNames].map(({ last, first }) => `${last}${first}`);
  const text = withoutBlanks([...names, kana, zip, `${state}${address1}${address2}`].join('\n'));
  searchedTexts.set(contact, text);
  return text;
}

/** Contacts that hold every word of a query, in their order: old kanji, both kana and both widths are found. */
export function searchContacts(contacts: readonly ListedContact[], query: string): readonly ListedContact[] {
  const words = query
    .split(/\s+/)
    .map((word) => word.replace(/^([0-9０-９]{3})[-－]([0-9０-９]{1,4})$/, '$1$2'));
  const wanted = words.filter((word) => word !== '').map((word) => new RegExp(searchPattern(word), 'iu'));
  if (wanted.length === 0) return contacts;
  return contacts.filter((contact) => wanted.every((word) => word.test(searchedText(contact))));
}

type Contacts = (contact: ListedContact) => boolean;

/** Which of the contacts is the sender: compared once, and asked for each of thousands at every change of a list. */
export function findSender(sender: PrintAddress | null, contacts: readonly ListedContact[]): Contacts {
  const found = contacts.filter((contact) => sender !== null && isSamePerson(sender, contact));
  const codes = new Set(found.map(({ code }) => code));
  return ({ code }) => codes.has(code);
}

/** Whether 'all' picks a contact: none who is skipped, blocked for the design, or the sender. */
export const getsCard =
  (isBlocked: Contacts, isSender: Contacts): Contacts =>
  (contact) =>
    (contact.skipReason ?? '') === '' && !isBlocked(contact) && !isSender(contact);

type Pickable = {
  readonly found: readonly ListedContact[];
  readonly picked: ReadonlySet<string>;
  readonly isFree: (contact: ListedContact) => boolean;
  /** How many may be picked beside those who are. */
  readonly room: number;
};

/** What a press on 'all' does with those found: `all` could be picked, `added` are, and `left` find no room. */
export function pickAll({ found, picked, isFree, room }: Pickable) {
  const all = found.filter(isFree);
  const others = all.filter(({ code }) => !picked.has(code)).map(({ code }) => code);
  const added = others.slice(0, Math.max(0, room));
  return { all: all.length, added, left: others.length - added.length };
}
