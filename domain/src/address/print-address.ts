import { isBlank } from './text.ts';

/** Honorific that recipients get unless another is chosen (spec §3). */
export const DEFAULT_HONORIFIC = '様';

/** Joint-name slots of every address (spec §9). */
export const JOINT_NAME_SLOTS = 4;

export type PersonName = { readonly last: string; readonly first: string; readonly honorific: string };

/** Where somebody works, as it stands on a card beside the name. */
export type Office = { readonly company: string; readonly department: string; readonly title: string };

/** What is printed of a sender or of one recipient (spec §3). `code` is the contact's, '' where there is none. */
export type PrintAddress = {
  readonly code: string;
  /** Codes of further contacts whose names share the card; absent where there are none. */
  readonly alsoFor?: readonly string[] | undefined;
  /** Seven half-width digits, or ''. */
  readonly zip: string;
  /** Prefecture. */
  readonly state: string;
  /** City and town. */
  readonly address1: string;
  /** Street number and building. */
  readonly address2: string;
  readonly name: PersonName;
  /** Always four slots. */
  readonly jointNames: readonly PersonName[];
  readonly comment1: string;
  readonly comment2: string;
  /** Of a recipient: where the comments are printed if the design has a place for them; else on the address side. */
  readonly commentSide?: 'picture' | undefined;
  /** Absent where no company is printed (ADR 50). */
  readonly office?: Office;
  /** Codes of contacts in mourning who, as the customer said, are other people. */
  readonly differsFrom?: readonly string[];
  /** The lines of the address as somebody has broken it; see `linesByHand`. */
  readonly addressLines?: readonly string[];
  /** The sender wishes to be kept in the address book. */
  readonly addContact: boolean;
};

export const emptyName = (honorific: string = DEFAULT_HONORIFIC): PersonName => ({
  last: '',
  first: '',
  honorific,
});

export const emptyPrintAddress = (): PrintAddress => ({
  code: '',
  zip: '',
  state: '',
  address1: '',
  address2: '',
  name: emptyName(),
  jointNames: Array.from({ length: JOINT_NAME_SLOTS }, () => emptyName()),
  comment1: '',
  comment2: '',
  addContact: false,
});

/** The contacts to whom a card goes, by code, as far as they are in the address book. */
export const contactCodesOf = ({ code, alsoFor = [] }: Pick<PrintAddress, 'code' | 'alsoFor'>): string[] =>
  [code, ...alsoFor].filter((one) => one !== '');

/** A name is present when first or last is non-blank after trimming (spec §3). */
export const hasName = ({ last, first }: PersonName): boolean => !isBlank(last) || !isBlank(first);

export const noOffice = (): Office => ({ company: '', department: '', title: '' });

export const hasOffice = ({ company, department, title }: Office): boolean =>
  ![company, department, title].every(isBlank);

/** The address with this office; without an office where all three of its fields are blank. */
export function withOffice({ office: _, ...address }: PrintAddress, office: Office): PrintAddress {
  return hasOffice(office) ? { ...address, office } : address;
}

/** Empty when zip, state, address lines, both comments and all name parts are blank (spec §3), and no office is there. */
export const isEmptyAddress = (address: PrintAddress): boolean =>
  [address.zip, address.state, address.address1, address.address2, address.comment1, address.comment2].every(
    isBlank,
  ) &&
  ![address.name, ...address.jointNames].some(hasName) &&
  !hasOffice(address.office ?? noOffice());

/**
 * The joint name that stands for a whole family. The sender's has no honorific. The recipient's is split over last
 * name, first name and honorific, because 御一同様 as an honorific alone would make the block of names longer.
 */
const FAMILY: Readonly<Record<'sender' | 'recipient', PersonName>> = {
  sender: { last: '', first: '家族一同', honorific: '' },
  recipient: { last: 'ご家族', first: '御一同', honorific: '様' },
};

/** The same address with the whole family in place of its joint names. */
export const withFamily = (address: PrintAddress, party: keyof typeof FAMILY): PrintAddress => ({
  ...address,
  jointNames: address.jointNames.map((_, slot) => (slot === 0 ? FAMILY[party] : emptyName())),
});

/** From this combined length on, names are set small (spec §4). */
export const LONG_NAME_LENGTH = 13;
