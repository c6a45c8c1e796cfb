import { historyText, type NewContact } from '../contact.ts';
import { escapeValue, foldLine } from './vcard-lines.ts';
import { PRODUCT } from './vcard-read.ts';

const structured = (parts: readonly string[]): string => parts.map(escapeValue).join(';');

const day = (birthday: string): string => birthday.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

function linesOf(contact: NewContact): [name: string, value: string][] {
  const { name } = contact;
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['PRODID', PRODUCT],
    ['N', structured([name.last, name.first, '', '', ''])],
    ['FN', escapeValue([name.last, name.first].filter(Boolean).join(' ') || contact.company)],
    ['X-FUMI-HONORIFIC', escapeValue(name.honorific)],
    ['X-PHONETIC-LAST-NAME', escapeValue(contact.kanaLast)],
    ['X-PHONETIC-FIRST-NAME', escapeValue(contact.kanaFirst)],
    [
      'ADR;TYPE=HOME',
      structured(['', '', contact.address2, contact.address1, contact.state, contact.zip, '日本']),
    ],
    ['ORG', structured([contact.company, contact.department]).replace(/^;$/, '')],
    ['TITLE', escapeValue(contact.title)],
    ['X-FUMI-PRINTS-COMPANY', contact.printsCompany ? '1' : ''],
    ['BDAY', day(contact.birthday)],
    ['CATEGORIES', contact.groups.map(escapeValue).join(',')],
    ['NOTE', escapeValue(contact.note)],
    ...contact.jointNames.map((joint): [string, string] => [
      'X-FUMI-JOINT',
      structured([joint.last, joint.first, joint.honorific]),
    ]),
    ['X-FUMI-MOURNING', contact.mourningUntil],
    ['X-FUMI-HISTORY', historyText(contact.history)],
    ['X-FUMI-SKIP', contact.skipReason],
    ['X-FUMI-LINES', structured(contact.addressLines)],
    ['END', 'VCARD'],
  ];
}

/** The address book as vCard 3.0, UTF-8. */
export const writeVCards = (contacts: readonly NewContact[]): string =>
  contacts
    .flatMap(linesOf)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => foldLine(`${name}:${value}`))
    .join('');
