import type { AddressWarning } from '../address/address-checks.ts';
import { linesByHand } from '../address/lines-by-hand.ts';
import {
  DEFAULT_HONORIFIC,
  emptyName,
  emptyPrintAddress,
  hasName,
  hasOffice,
  JOINT_NAME_SLOTS,
  type Office,
  type PersonName,
  type PrintAddress,
  withOffice,
} from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import type { CardHistory } from './card-history.ts';
import { SKIP_REASONS, type SkipReason } from './whom.ts';

/** A contact as it is typed or read from a file: a person or a household, with everything that is kept of them. */
export type NewContact = {
  readonly name: PersonName;
  readonly kanaLast: string;
  readonly kanaFirst: string;
  /** Others of the household who stand on the card as well; four at most. */
  readonly jointNames: readonly PersonName[];
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
  /** The lines of the address as somebody has broken it; empty where the engine does. See `linesByHand`. */
  readonly addressLines: readonly string[];
  readonly company: string;
  readonly department: string;
  readonly title: string;
  /** Company, department and title stand on the card: it goes to the office (ADR 50). */
  readonly printsCompany: boolean;
  /** Eight digits YYYYMMDD, or ''. */
  readonly birthday: string;
  /** Names of groups, without `;` and `、`, which separate them in files. */
  readonly groups: readonly string[];
  readonly note: string;
  /** `YYYY-MM-DD`: last day of mourning, or ''. Until then no New Year's card is sent. */
  readonly mourningUntil: string;
  readonly history: readonly CardHistory[];
  readonly skipReason: SkipReason;
};

/** A contact as it is kept for a member, who knows it by its code. */
export type Contact = NewContact & {
  readonly code: string;
  /** Doubts about the address that the member has looked at and dismissed; they come back when it changes. */
  readonly dismissedDoubts?: readonly AddressWarning[] | undefined;
};

/** A kept contact without its code and its dismissed doubts. */
export const newContactOf = ({ code: _, dismissedDoubts: __, ...contact }: Contact): NewContact => contact;

export const emptyContact = (): NewContact => ({
  name: { last: '', first: '', honorific: '' },
  kanaLast: '',
  kanaFirst: '',
  jointNames: [],
  zip: '',
  state: '',
  address1: '',
  address2: '',
  addressLines: [],
  company: '',
  department: '',
  title: '',
  printsCompany: false,
  birthday: '',
  groups: [],
  note: '',
  mourningUntil: '',
  history: [],
  skipReason: '',
});

type Named = Pick<NewContact, 'name'> & Partial<Pick<NewContact, 'company' | 'department'>>;

/** Neither a person nor a company is named: such a contact is not kept, for nobody could find or write to it. */
export const isNameless = ({ name, company = '', department = '' }: Named): boolean =>
  !hasName(name) && [company, department].every(isBlank);

/** Neither a name nor a company nor an address. */
export const isEmptyContact = ({ name, company, zip, state, address1, address2 }: NewContact): boolean =>
  [name.last, name.first, company, zip, state, address1, address2].every(isBlank);

const withHonorific = (name: PersonName): PersonName => ({
  ...name,
  honorific: isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific,
});

/** Where a contact works, and whether that is where the card goes. */
export type Workplace = Pick<NewContact, 'name' | 'company' | 'department' | 'title' | 'printsCompany'>;

/** What of a contact's company stands on the card; always where nobody is named, for then the card goes to it. */
export function officeOnCard({ name, printsCompany, ...work }: Workplace): Office | null {
  const { company, department, title } = work;
  const office = { company, department, title };
  return hasOffice(office) && (printsCompany || !hasName(name)) ? office : null;
}

type Printable = Pick<Contact, 'code' | 'zip' | 'state' | 'address1' | 'address2' | 'name' | 'jointNames'> &
  Partial<Workplace> & {
    /** Of a contact in its short form, which tells nothing else of a company. */
    readonly office?: Office | undefined;
    readonly addressLines?: readonly string[] | undefined;
  };

/** The address to print for a contact; a blank honorific becomes 様, joint names fill four slots (spec §3). */
export function contactToPrintAddress(contact: Printable): PrintAddress {
  const office = contact.office ?? officeOnCard({ ...emptyContact(), ...contact });
  const addressLines = linesByHand(contact);
  const slots = Array.from(
    { length: JOINT_NAME_SLOTS },
    (_, index) => contact.jointNames[index] ?? emptyName(),
  );
  const address = {
    ...emptyPrintAddress(),
    code: contact.code,
    zip: contact.zip,
    state: contact.state,
    address1: contact.address1,
    address2: contact.address2,
    name: withHonorific(contact.name),
    jointNames: slots.map(withHonorific),
    ...(addressLines ? { addressLines } : {}),
  };
  return office ? withOffice(address, office) : address;
}

/** What a contact keeps of a printed address (spec §4). */
export const contactFieldsOf = (address: PrintAddress) => ({
  zip: address.zip,
  state: address.state,
  address1: address.address1,
  address2: address.address2,
  addressLines: linesByHand(address) ?? [],
  name: address.name,
  jointNames: address.jointNames.filter(hasName),
});

/** `2026:sr 2025:r`: years with s for sent and r for received, as files of ours carry them. */
export const historyText = (history: readonly CardHistory[]): string =>
  history.map(({ year, sent, received }) => `${year}:${sent ? 's' : ''}${received ? 'r' : ''}`).join(' ');

/** The reason that a file of ours names; '' where it is none. */
export const readSkipReason = (text: string): SkipReason =>
  SKIP_REASONS.find((reason) => reason === text.trim()) ?? '';

/** Newest first, in whatever order the file has them. */
export const readHistory = (text: string): CardHistory[] =>
  Array.from(text.matchAll(/(\d{4}):(s?)(r?)(?= |$)/g), ([, year, sent, received]) => ({
    year: Number(year),
    sent: sent === 's',
    received: received === 'r',
  })).sort((a, b) => b.year - a.year);

/** Lines as a cell of a file holds them. */
export const linesText = (lines: readonly string[]): string => lines.join('\n');

export const readLines = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
