import type { Contact } from '@fumi/domain';

const HIRAGANA = /[\u3041-\u3096]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

const readingOf = ({ kana = '' }: Contact): string =>
  kana.replace(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + HIRAGANA_TO_KATAKANA));

/** Contacts as the address book lists them: by their reading, both kana alike; who has none comes last. */
export function byReading(contacts: readonly Contact[]): readonly Contact[] {
  const keyed = contacts.map((contact) => ({ contact, reading: readingOf(contact) }));
  keyed.sort((a, b) => {
    if (a.reading === b.reading) return 0;
    if (a.reading === '' || b.reading === '') return a.reading === '' ? 1 : -1;
    return a.reading < b.reading ? -1 : 1;
  });
  return keyed.map(({ contact }) => contact);
}
