import type { PlainDate } from '../calendar/plain-date.ts';
import {
  DEFAULT_HONORIFIC,
  emptyName,
  emptyPrintAddress,
  JOINT_NAME_SLOTS,
  type PersonName,
  type PrintAddress,
} from './print-address.ts';
import { isBlank } from './text.ts';

/** A person in the member's address book (spec §3). */
export type Contact = {
  readonly code: string;
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
  readonly name: PersonName;
  readonly jointNames: readonly PersonName[];
  /** Eight digits YYYYMMDD, or ''. The wire returns slashes; they are stripped (spec §3). */
  readonly birthday: string;
  /** Reading of the whole name, where the book has one; for searching. */
  readonly kana?: string;
  /** Last day of mourning, where there is one. */
  readonly mourningUntil?: PlainDate;
  /** Groups of the book that this person is in. */
  readonly groups?: readonly string[];
};

/** Birthdays come with slashes and are kept as digits (spec §3). */
export const birthdayDigits = (text: string): string => text.replace(/\D/g, '');

const withHonorific = (name: PersonName): PersonName => ({
  ...name,
  honorific: isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific,
});

/** The address to print for a contact; a blank honorific becomes 様, joint names fill four slots (spec §3). */
export function contactToPrintAddress(contact: Contact): PrintAddress {
  const slots = Array.from(
    { length: JOINT_NAME_SLOTS },
    (_, index) => contact.jointNames[index] ?? emptyName(),
  );
  return {
    ...emptyPrintAddress(),
    code: contact.code,
    zip: contact.zip,
    state: contact.state,
    address1: contact.address1,
    address2: contact.address2,
    name: withHonorific(contact.name),
    jointNames: slots.map(withHonorific),
  };
}

/** The contact that keeps a printed address: updates `code` where there is one, else is a new one (spec §4). */
export const printAddressToContact = (address: PrintAddress): Contact => ({
  code: address.code,
  zip: address.zip,
  state: address.state,
  address1: address.address1,
  address2: address.address2,
  name: address.name,
  jointNames: address.jointNames.filter(({ last, first }) => !isBlank(last) || !isBlank(first)),
  birthday: '',
});
