import { birthdayOf, isBirthday, type NewContact } from '@fumi/domain';

/** The years whose cards are noted at a contact: the coming one and the two before. */
export const cardYears = (year: number): number[] => [year, year - 1, year - 2];

/** A contact as it is typed: a birthday in any form, groups in one text. Its address has a form of its own. */
export type TypedContact = Omit<NewContact, 'groups'> & { readonly groups: string };

export const typedContact = (contact: NewContact): TypedContact => ({
  ...contact,
  birthday: contact.birthday.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3'),
  groups: contact.groups.join('、'),
});

/** The digits of a birthday as people type it and as files have it; null where it is none. */
export function birthdayTyped(text: string): string | null {
  const digits = birthdayOf(text);
  return isBirthday(digits) ? digits : null;
}

export const groupsTyped = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,;；，]/)
      .map((group) => group.trim())
      .filter((group) => group !== ''),
  ),
];
