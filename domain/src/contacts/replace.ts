import { isBlank } from '../address/text.ts';
import type { NewContact } from './contact.ts';

const PLACE = ['zip', 'state', 'address1', 'address2'] as const;
const TEXTS = [
  'kanaLast',
  'kanaFirst',
  'company',
  'department',
  'title',
  'birthday',
  'note',
  'mourningUntil',
  'skipReason',
] as const;
const LISTS = ['jointNames', 'groups', 'history', 'addressLines'] as const;

type Field = (typeof PLACE)[number] | (typeof TEXTS)[number] | (typeof LISTS)[number];

const isFilled = (value: string | readonly unknown[]): boolean =>
  typeof value === 'string' ? !isBlank(value) : value.length > 0;

const pick = (contact: NewContact, fields: readonly Field[]): Partial<NewContact> =>
  Object.fromEntries(fields.map((field) => [field, contact[field]]));

/**
 * A contact with what another says of it instead: an address as a whole, and each other field that the other fills.
 * What it says nothing of stays, for few programs keep all that we do.
 */
export function replacedContact(kept: NewContact, other: NewContact): NewContact {
  const hasPlace = PLACE.some((field) => field !== 'zip' && isFilled(other[field]));
  const named = [other.name.last, other.name.first].some(isFilled);
  const honorific = other.name.honorific || kept.name.honorific;
  return {
    ...kept,
    ...(named ? { name: { ...other.name, honorific } } : {}),
    ...(hasPlace ? pick(other, PLACE) : {}),
    ...(other.printsCompany ? { printsCompany: true } : {}),
    ...pick(
      other,
      [...TEXTS, ...LISTS].filter((field) => isFilled(other[field])),
    ),
  };
}

/** Parts of a contact, as people tell them apart. */
export const CONTACT_PARTS = {
  name: ['name'],
  kana: ['kanaLast', 'kanaFirst'],
  jointNames: ['jointNames'],
  address: [...PLACE, 'addressLines'],
  company: ['company', 'department', 'title', 'printsCompany'],
  birthday: ['birthday'],
  groups: ['groups'],
  note: ['note'],
  mourning: ['mourningUntil'],
  history: ['history'],
  skipReason: ['skipReason'],
} as const satisfies Readonly<Record<string, readonly (keyof NewContact)[]>>;

export type ContactPart = keyof typeof CONTACT_PARTS;

/** The parts in which two contacts differ. */
export const differentParts = (one: NewContact, other: NewContact): ContactPart[] =>
  (Object.keys(CONTACT_PARTS) as ContactPart[]).filter((part) =>
    CONTACT_PARTS[part].some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field])),
  );
