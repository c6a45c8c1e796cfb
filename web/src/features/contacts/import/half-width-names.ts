import { fullWidthKana, type NewContact, type PersonName } from '@fumi/domain';

/* Files of old programs hold names in half-width kana (ﾔﾏﾀﾞ ﾀﾛｳ). Names print as they stand, so full width is offered. */

const fullWidthName = (name: PersonName): PersonName => ({
  ...name,
  last: fullWidthKana(name.last),
  first: fullWidthKana(name.first),
});

const isHalfWidth = ({ last, first }: PersonName): boolean => fullWidthKana(last + first) !== last + first;

/** Whether the contact has a name in half-width kana. */
export const hasHalfWidthName = ({ name, jointNames }: NewContact): boolean =>
  [name, ...jointNames].some(isHalfWidth);

/** The contact with all its names in full width. */
export const withFullWidthNames = (contact: NewContact): NewContact => ({
  ...contact,
  name: fullWidthName(contact.name),
  jointNames: contact.jointNames.map(fullWidthName),
});
