import type { NewContact } from './contact.ts';
import { mergedContact } from './merge.ts';
import { CONTACT_PARTS, type ContactPart, differentParts } from './replace.ts';

/** One of the values that a part of a merged contact may have. */
type PartChoice = {
  readonly contact: NewContact;
  /** True for a combined value, such as two notes in one, that none of the contacts has by itself. */
  readonly isBoth: boolean;
};

/** A part in which contacts differ, with what it may become; merging by itself takes the first. */
type Conflict = { readonly part: ContactPart; readonly choices: readonly PartChoice[] };

const isSame = (part: ContactPart, one: NewContact, other: NewContact): boolean =>
  !differentParts(one, other).includes(part);

const isBlankPart = (part: ContactPart, contact: NewContact): boolean =>
  CONTACT_PARTS[part].every((field) => {
    const value: unknown = contact[field];
    return value === '' || value === false || (Array.isArray(value) && value.length === 0);
  });

/** One contact out of several: what one lacks comes from the others. */
export const mergedContacts = ([first, ...others]: readonly [NewContact, ...NewContact[]]): NewContact =>
  others.reduce(mergedContact, first);

/** Where somebody must say which is right: two of the contacts say different things. What one lacks is no conflict. */
export function mergeConflicts(contacts: readonly [NewContact, ...NewContact[]]): Conflict[] {
  const merged = mergedContacts(contacts);
  return (Object.keys(CONTACT_PARTS) as ContactPart[]).flatMap((part) => {
    const filled = contacts.filter((contact) => !isBlankPart(part, contact));
    const distinct = filled.filter((one, at) => filled.findIndex((other) => isSame(part, one, other)) === at);
    if (distinct.length < 2) return [];
    const ofOne = distinct.map((contact) => ({ contact, isBoth: false }));
    const first = ofOne.find(({ contact }) => isSame(part, contact, merged));
    const choices = first
      ? [first, ...ofOne.filter((one) => one !== first)]
      : [{ contact: merged, isBoth: true }, ...ofOne];
    return [{ part, choices }];
  });
}

/** The merged contact with what was chosen of its parts. */
export const withChoices = (
  merged: NewContact,
  chosen: readonly (readonly [part: ContactPart, from: NewContact])[],
): NewContact => {
  const fields = chosen.flatMap(([part, from]) =>
    CONTACT_PARTS[part].map((field) => [field, from[field]] as const),
  );
  return { ...merged, ...Object.fromEntries(fields) };
};
