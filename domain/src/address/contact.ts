import {
  DEFAULT_HONORIFIC,
  emptyName,
  emptyPrintAddress,
  hasName,
  JOINT_NAME_SLOTS,
  type PersonName,
  type PrintAddress,
} from './print-address.ts';
import { isBlank } from './text.ts';

/** What is printed of a contact. */
type Addressee = Pick<
  PrintAddress,
  'code' | 'zip' | 'state' | 'address1' | 'address2' | 'name' | 'jointNames'
>;

/** Birthdays come with slashes and are kept as digits (spec §3). */
export const birthdayDigits = (text: string): string => text.replace(/\D/g, '');

const withHonorific = (name: PersonName): PersonName => ({
  ...name,
  honorific: isBlank(name.honorific) ? DEFAULT_HONORIFIC : name.honorific,
});

/** The address to print for a contact; a blank honorific becomes 様, joint names fill four slots (spec §3). */
export function contactToPrintAddress(contact: Addressee): PrintAddress {
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

/** What a contact keeps of a printed address (spec §4). */
export const contactFieldsOf = ({ zip, state, address1, address2, name, jointNames }: PrintAddress) => ({
  zip,
  state,
  address1,
  address2,
  name,
  jointNames: jointNames.filter(hasName),
});
