import { type BookEntry, DEFAULT_HONORIFIC, isBlank } from '@fumi/domain';
import type { contact } from '../../db/tables/contact.ts';
import type { contactDetail } from '../../db/tables/contacts.ts';

export type ContactRow = typeof contact.$inferSelect;
export type DetailRow = typeof contactDetail.$inferSelect;
export type Detail = Omit<DetailRow, 'contactCode'>;

export type PersonRow = { readonly contact: ContactRow; readonly detail: DetailRow | null };

/** A person of the book: its code, and all that is kept. */
export type Person = BookEntry & { readonly code: string };

/** The columns of spec's contact. */
export const contactColumns = (entry: BookEntry) => ({
  zip: entry.zip,
  state: entry.state,
  address1: entry.address1,
  address2: entry.address2,
  nameLast: entry.name.last,
  nameFirst: entry.name.first,
  honorific: isBlank(entry.name.honorific) ? DEFAULT_HONORIFIC : entry.name.honorific,
  jointNames: entry.jointNames
    .filter(({ last, first }) => !isBlank(last) || !isBlank(first))
    .map(({ last, first, honorific }) => ({ name_last: last, name_first: first, honorific })),
  birthday: entry.birthday,
});

export const detailColumns = (entry: BookEntry): Detail => ({
  kanaLast: entry.kanaLast,
  kanaFirst: entry.kanaFirst,
  company: entry.company,
  department: entry.department,
  title: entry.title,
  groups: [...new Set(entry.groups)],
  note: entry.note,
  mourningUntil: entry.mourningUntil,
  history: entry.history,
});

const NO_DETAIL: Detail = {
  kanaLast: '',
  kanaFirst: '',
  company: '',
  department: '',
  title: '',
  groups: [],
  note: '',
  mourningUntil: '',
  history: [],
};

export function personOf({ contact: row, detail }: PersonRow): Person {
  const more = detail ?? NO_DETAIL;
  return {
    code: row.code,
    name: { last: row.nameLast, first: row.nameFirst, honorific: row.honorific },
    jointNames: row.jointNames.map(({ name_last, name_first, honorific }) => ({
      last: name_last,
      first: name_first,
      honorific,
    })),
    zip: row.zip,
    state: row.state,
    address1: row.address1,
    address2: row.address2,
    birthday: row.birthday,
    kanaLast: more.kanaLast,
    kanaFirst: more.kanaFirst,
    company: more.company,
    department: more.department,
    title: more.title,
    groups: more.groups,
    note: more.note,
    mourningUntil: more.mourningUntil,
    history: more.history,
  };
}
