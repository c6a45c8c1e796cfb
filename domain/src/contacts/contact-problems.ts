import type { PersonName } from '../address/print-address.ts';
import { hasForbiddenCharacter } from '../address/text.ts';
import { isZip } from '../address/zip.ts';
import { isPlainDate } from '../calendar/plain-date.ts';
import { isNameless, type NewContact } from './contact.ts';

/*
 * Why a contact is not kept: it has characters that hide or reorder others, a wrong date or zip, or names
 * nobody. Whether an address fits a card is judged where it is printed.
 */

const nameText = ({ last, first, honorific }: PersonName): string => `${last}${first}${honorific}`;

/** Limits of a contact beside those of its single lines; what exceeds them is refused. Years are of cards. */
export const CONTACT_LIMITS = {
  note: 2000,
  groups: 20,
  group: 40,
  history: 100,
  firstYear: 1950,
  lastYear: 2200,
} as const;

/** Contacts that one call takes or gives; the browser sends more in parts, so that progress can be shown. */
export const CONTACTS_PER_CALL = {
  imported: 200,
  /** Marked, moved or deleted. */
  chosen: 1000,
  /** Compared with the zip table. */
  checked: 500,
  listed: 1000,
} as const;

/** Eight digits of a day that exists, or ''. */
export const isBirthday = (digits: string): boolean =>
  digits === '' ||
  (/^\d{8}$/.test(digits) && isPlainDate(digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')));

type Check = readonly [field: string, problem: string, holds: (contact: NewContact) => boolean];

const PLAIN_TEXTS = {
  state: ({ state }) => state,
  address1: ({ address1 }) => address1,
  address2: ({ address2 }) => address2,
  kanaLast: ({ kanaLast }) => kanaLast,
  kanaFirst: ({ kanaFirst }) => kanaFirst,
  company: ({ company }) => company,
  department: ({ department }) => department,
  title: ({ title }) => title,
  // A forbidden character in any part of the name is reported at nameLast, and also at the field that holds it.
  nameLast: ({ name }) => nameText(name),
  nameFirst: ({ name }) => name.first,
  honorific: ({ name }) => name.honorific,
  jointNames: ({ jointNames }) => jointNames.map(nameText).join(''),
  groups: ({ groups }) => groups.join(''),
  // A note may have several lines.
  note: ({ note }) => note.replace(/[\n\t]/g, ''),
} as const satisfies Readonly<Record<string, (contact: NewContact) => string>>;

const CHECKS: readonly Check[] = [
  ...Object.entries(PLAIN_TEXTS).map(
    ([field, text]): Check => [field, 'forbidden', (contact) => hasForbiddenCharacter(text(contact))],
  ),
  ['zip', 'zip', ({ zip }) => zip !== '' && !isZip(zip)],
  ['birthday', 'date', ({ birthday }) => !isBirthday(birthday)],
  ['mourningUntil', 'date', ({ mourningUntil }) => mourningUntil !== '' && !isPlainDate(mourningUntil)],
  ['nameLast', 'required', isNameless],
];

/** Problem codes by field; an empty object where the contact can be kept. */
export function contactProblems(contact: NewContact): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [field, problem, holds] of CHECKS) if (holds(contact)) fields[field] = [problem];
  return fields;
}
