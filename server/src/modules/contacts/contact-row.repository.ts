import {
  type Contact,
  DEFAULT_HONORIFIC,
  hasName,
  isBlank,
  linesByHand,
  type NewContact,
} from '@fumi/domain';
import type { contact } from '../../db/tables/contacts.ts';

export const contactOf = (row: typeof contact.$inferSelect): Contact => {
  const {
    memberCode,
    number,
    createdAt,
    updatedAt,
    nameLast,
    nameFirst,
    honorific,
    addressChangedAt,
    dismissedDoubts,
    ...kept
  } = row;
  const name = { last: nameLast, first: nameFirst, honorific };
  return { ...kept, name, ...(dismissedDoubts.length > 0 ? { dismissedDoubts } : {}) };
};

export const rowOf = ({ name, ...kept }: NewContact) => ({
  ...kept,
  nameLast: name.last,
  nameFirst: name.first,
  honorific: isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific,
  addressLines: linesByHand(kept) ?? [],
  jointNames: kept.jointNames.filter(hasName),
  groups: [...new Set(kept.groups)],
});
