import { mournsAtNewYear, newYearOf, type TagGroup } from '@fumi/domain';
import type { ListedContact } from './find-contacts.ts';

/** Who must not get a design of a group: a family in mourning gets no New Year's card. */
export function mournsFor(
  group: Pick<TagGroup, 'id' | 'expirationDate'> | undefined,
): (contact: ListedContact) => boolean {
  const year = group ? newYearOf(group) : null;
  return ({ mourningUntil }) => year !== null && mournsAtNewYear(mourningUntil ?? '', year);
}
