import {
  birthdayDigits,
  type Contact,
  DEFAULT_HONORIFIC,
  emptyName,
  emptyPrintAddress,
  isBlank,
  JOINT_NAME_SLOTS,
  type PersonName,
  type PrintAddress,
} from '@fumi/domain';

/* Addresses as they cross the wire and lie in session storage (spec §3), and as the domain knows them. No schema
   library here: the browser imports this file. */

export type WireName = { name_last: string; name_first: string; honorific: string };

export type WirePrintAddress = {
  code?: string | undefined;
  zip: string;
  state: string;
  address1: string;
  address2: string;
  name: WireName;
  jointNames: WireName[];
  comment1: string;
  comment2: string;
  comment?: string | undefined;
  addContact?: boolean | undefined;
};

export type WireContact = WireName & {
  code: string;
  zip: string;
  state: string;
  address1: string;
  address2: string;
  joint_names: WireName[];
  birthday: string;
  kana?: string | undefined;
  mourning_until?: string | undefined;
  groups?: string[] | undefined;
};

const nameFromWire = (wire: WireName): PersonName => ({
  last: wire.name_last,
  first: wire.name_first,
  honorific: wire.honorific,
});

const nameToWire = (name: PersonName): WireName => ({
  name_last: name.last,
  name_first: name.first,
  honorific: name.honorific,
});

/** The domain's address; missing joint names are filled up to four, the legacy comment is read (spec §3). */
export function printAddressFromWire(wire: WirePrintAddress): PrintAddress {
  const hasComments = !isBlank(wire.comment1) || !isBlank(wire.comment2);
  return {
    ...emptyPrintAddress(),
    code: wire.code ?? '',
    zip: wire.zip,
    state: wire.state,
    address1: wire.address1,
    address2: wire.address2,
    name: nameFromWire(wire.name),
    jointNames: Array.from({ length: JOINT_NAME_SLOTS }, (_, index) => {
      const joint = wire.jointNames[index];
      return joint ? nameFromWire(joint) : emptyName();
    }),
    comment1: hasComments ? wire.comment1 : (wire.comment ?? ''),
    comment2: wire.comment2,
    addContact: wire.addContact ?? false,
  };
}

export const printAddressToWire = (address: PrintAddress): WirePrintAddress => ({
  code: address.code,
  zip: address.zip,
  state: address.state,
  address1: address.address1,
  address2: address.address2,
  name: nameToWire(address.name),
  jointNames: address.jointNames.map(nameToWire),
  comment1: address.comment1,
  comment2: address.comment2,
  addContact: address.addContact,
});

/** Birthdays lose their slashes, a blank honorific becomes 様 (spec §3). */
export const contactFromWire = (wire: WireContact): Contact => ({
  code: wire.code,
  zip: wire.zip,
  state: wire.state,
  address1: wire.address1,
  address2: wire.address2,
  name: nameFromWire({ ...wire, honorific: isBlank(wire.honorific) ? DEFAULT_HONORIFIC : wire.honorific }),
  jointNames: wire.joint_names.map(nameFromWire),
  birthday: birthdayDigits(wire.birthday),
  ...(wire.kana ? { kana: wire.kana } : {}),
  ...(wire.mourning_until ? { mourningUntil: wire.mourning_until } : {}),
  ...(wire.groups ? { groups: wire.groups } : {}),
});

const withSlashes = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3');

export const contactToWire = (contact: Contact): WireContact => ({
  code: contact.code,
  zip: contact.zip,
  state: contact.state,
  address1: contact.address1,
  address2: contact.address2,
  ...nameToWire(contact.name),
  joint_names: contact.jointNames.map(nameToWire),
  birthday: withSlashes(contact.birthday),
});
