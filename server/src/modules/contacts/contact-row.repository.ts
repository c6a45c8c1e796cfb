import {
  type Contact,
  DEFAULT_HONORIFIC,
  hasName,
  isBlank,
  linesByHand,
  type NewContact,
  type PersonName,
} from '@fumi/domain';
import { getTableColumns } from '../../db/drizzle.ts';
import { contact } from '../../db/tables/contacts.ts';

const {
  memberCode: _owner,
  createdAt: _created,
  updatedAt: _updated,
  addressChangedAt: _moved,
  nameLast: last,
  nameFirst: first,
  honorific,
  ...kept
} = getTableColumns(contact);

/** Columns that are read of a contact, without its times: nobody asks, and reading them is slow. */
export const CONTACT_COLUMNS = { ...kept, name: { last, first, honorific } };

type ContactRow = Pick<typeof contact.$inferSelect, keyof typeof kept> & { readonly name: PersonName };

export const contactOf = ({ number: _, dismissedDoubts, ...kept }: ContactRow): Contact => ({
  ...kept,
  ...(dismissedDoubts.length > 0 ? { dismissedDoubts } : {}),
});

export const rowOf = ({ name, ...kept }: NewContact) => ({
  ...kept,
  nameLast: name.last,
  nameFirst: name.first,
  honorific: isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific,
  addressLines: linesByHand(kept) ?? [],
  jointNames: kept.jointNames.filter(hasName),
  groups: [...new Set(kept.groups)],
});
