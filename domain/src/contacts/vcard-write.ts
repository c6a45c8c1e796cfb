import { type BookEntry, historyText } from './book-entry.ts';
import { escapeValue, foldLine } from './vcard-lines.ts';
import { PRODUCT } from './vcard-read.ts';

const structured = (parts: readonly string[]): string => parts.map(escapeValue).join(';');

const day = (birthday: string): string => birthday.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

function linesOf(entry: BookEntry): [name: string, value: string][] {
  const { name } = entry;
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['PRODID', PRODUCT],
    ['N', structured([name.last, name.first, '', '', ''])],
    ['FN', escapeValue([name.last, name.first].filter(Boolean).join(' ') || entry.company)],
    ['X-FUMI-HONORIFIC', escapeValue(name.honorific)],
    ['X-PHONETIC-LAST-NAME', escapeValue(entry.kanaLast)],
    ['X-PHONETIC-FIRST-NAME', escapeValue(entry.kanaFirst)],
    ['ADR;TYPE=HOME', structured(['', '', entry.address2, entry.address1, entry.state, entry.zip, '日本'])],
    ['ORG', structured([entry.company, entry.department]).replace(/^;$/, '')],
    ['TITLE', escapeValue(entry.title)],
    ['BDAY', day(entry.birthday)],
    ['CATEGORIES', entry.groups.map(escapeValue).join(',')],
    ['NOTE', escapeValue(entry.note)],
    ...entry.jointNames.map((joint): [string, string] => [
      'X-FUMI-JOINT',
      structured([joint.last, joint.first, joint.honorific]),
    ]),
    ['X-FUMI-MOURNING', entry.mourningUntil],
    ['X-FUMI-HISTORY', historyText(entry.history)],
    ['END', 'VCARD'],
  ];
}

/** The address book as vCard 3.0, UTF-8. */
export const writeVCards = (entries: readonly BookEntry[]): string =>
  entries
    .flatMap(linesOf)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => foldLine(`${name}:${value}`))
    .join('');
