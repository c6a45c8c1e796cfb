import {
  CONTACT_LIMITS,
  hasForbiddenCharacter,
  INPUT_MAX_LENGTH,
  isBirthday,
  isPlainDate,
  isZip,
  MOST_ADDRESS_LINES,
  type NewContact,
  type PersonName,
} from '@fumi/domain';
import { importCopy } from '../../../copy/contacts-import.ts';

/* Fits contacts of a file to what the server accepts: one odd row would get a hundred others refused. */

/** Removes hidden characters, which the server refuses, and cuts the text at `max`. */
function visible(text: string, max: number): string {
  const clean = hasForbiddenCharacter(text)
    ? Array.from(text)
        .filter((character) => !hasForbiddenCharacter(character))
        .join('')
    : text;
  // A cut never leaves half a character behind.
  return clean.length > max ? clean.slice(0, max).replace(/[\ud800-\udbff]$/, '') : clean;
}

const line = (text: string): string => visible(text, INPUT_MAX_LENGTH);

const nameOf = ({ last, first, honorific }: PersonName): PersonName => ({
  last: line(last),
  first: line(first),
  honorific: line(honorific),
});

const noteOf = (parts: readonly string[]): string => {
  const lines = parts.join('\n').split('\n');
  const clean = lines.map((one) => visible(one, CONTACT_LIMITS.note)).filter((one) => one.trim() !== '');
  return visibleNote(clean.join('\n'));
};

const visibleNote = (note: string): string =>
  note.slice(0, CONTACT_LIMITS.note).replace(/[\ud800-\udbff]$/, '');

const groupsOf = (groups: readonly string[]): string[] =>
  [
    ...new Set(
      groups
        .flatMap((group) => visible(group, 1000).split(/[;、]/))
        .map((group) => visible(group.trim(), CONTACT_LIMITS.group)),
    ),
  ]
    .filter((group) => group !== '')
    .slice(0, CONTACT_LIMITS.groups);

/** The contact as it can be kept: an invalid zip, birthday or end of mourning moves into the note, so that it is not lost. */
export function keepable(contact: NewContact): NewContact {
  const zip = isZip(contact.zip) ? contact.zip : '';
  const birthday = isBirthday(contact.birthday) ? contact.birthday : '';
  const mourningUntil = isPlainDate(contact.mourningUntil) ? contact.mourningUntil : '';
  const odd = [
    zip === contact.zip ? '' : importCopy.oddZip(contact.zip),
    birthday === contact.birthday ? '' : importCopy.oddBirthday(contact.birthday),
    mourningUntil === contact.mourningUntil ? '' : importCopy.oddMourning(contact.mourningUntil),
  ];
  return {
    name: nameOf(contact.name),
    jointNames: contact.jointNames.map(nameOf),
    kanaLast: line(contact.kanaLast),
    kanaFirst: line(contact.kanaFirst),
    zip,
    state: line(contact.state),
    address1: line(contact.address1),
    address2: line(contact.address2),
    company: line(contact.company),
    department: line(contact.department),
    title: line(contact.title),
    printsCompany: contact.printsCompany,
    birthday,
    groups: groupsOf(contact.groups),
    note: noteOf([contact.note, ...odd]),
    mourningUntil,
    history: contact.history
      .filter(({ year }) => year >= CONTACT_LIMITS.firstYear && year <= CONTACT_LIMITS.lastYear)
      .slice(0, CONTACT_LIMITS.history),
    addressLines: contact.addressLines.slice(0, MOST_ADDRESS_LINES).map(line),
    skipReason: contact.skipReason,
  };
}
