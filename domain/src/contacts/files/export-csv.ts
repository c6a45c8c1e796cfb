import type { PersonName } from '../../address/print-address.ts';
import { type Contact, historyText, linesText, type NewContact } from '../contact.ts';
import { writeCsv } from './csv.ts';
import type { ImportTarget } from './import-target.ts';
import { OWN_COLUMNS, PRINTS_COMPANY } from './own-layout.data.ts';
import { guardCell } from './sheet-cell.ts';

type Plain = Exclude<ImportTarget, `joint${number}.${string}`>;

/** By its code a contact is recognised when the file is imported again; one that is not kept has none. */
type Exported = NewContact & Partial<Pick<Contact, 'code'>>;

const PLAIN: Partial<Record<Plain, (contact: Exported) => string>> = {
  nameLast: ({ name }) => name.last,
  nameFirst: ({ name }) => name.first,
  honorific: ({ name }) => name.honorific,
  kanaLast: ({ kanaLast }) => kanaLast,
  kanaFirst: ({ kanaFirst }) => kanaFirst,
  zip: ({ zip }) => zip,
  state: ({ state }) => state,
  city: ({ address1 }) => address1,
  street: ({ address2 }) => address2,
  company: ({ company }) => company,
  department: ({ department }) => department,
  title: ({ title }) => title,
  printsCompany: ({ printsCompany }) => (printsCompany ? PRINTS_COMPANY : ''),
  birthday: ({ birthday }) => birthday,
  groups: ({ groups }) => groups.join(';'),
  note: ({ note }) => note,
  mourningUntil: ({ mourningUntil }) => mourningUntil,
  history: ({ history }) => historyText(history),
  skipReason: ({ skipReason }) => skipReason,
  addressLines: ({ addressLines }) => linesText(addressLines),
  code: ({ code = '' }) => code,
};

function cellOf(contact: Exported, target: ImportTarget): string {
  const [, slot, part] = /^joint(\d)\.(last|first|honorific)$/.exec(target) ?? [];
  if (slot === undefined) return PLAIN[target as Plain]?.(contact) ?? '';
  return contact.jointNames[Number(slot) - 1]?.[part as keyof PersonName] ?? '';
}

/** The address book as CSV with headers; every cell is safe in a spreadsheet. Without a byte-order mark. */
export const exportCsv = (contacts: readonly Exported[]): string =>
  writeCsv([
    OWN_COLUMNS.map(([header]) => header),
    ...contacts.map((contact) => OWN_COLUMNS.map(([, target]) => guardCell(cellOf(contact, target)))),
  ]);
