import {
  emptyName,
  emptyPrintAddress,
  isBlank,
  JOINT_NAME_SLOTS,
  linesByHand,
  type PersonName,
  type PrintAddress,
  withOffice,
} from '@fumi/domain';

/* A print address as it crosses the wire and lies in session storage (spec §3), and as the domain has it. No
   schema library here: the browser imports this file. */

type WireName = { name_last: string; name_first: string; honorific: string };

type WirePrintAddress = Omit<
  PrintAddress,
  'name' | 'jointNames' | 'alsoFor' | 'differsFrom' | 'addressLines' | 'commentSide'
> & {
  comment_side?: 'picture';
  address_lines?: readonly string[];
  also_for?: readonly string[];
  differs_from?: readonly string[];
  name: WireName;
  jointNames: WireName[];
};

type Fields = Readonly<Record<string, unknown>>;

/** Session storage may have been written by an older version or by hand: each field is checked by itself. */
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textIn = (fields: Fields, key: string): string => {
  const text = fields[key];
  return typeof text === 'string' ? text : '';
};

function nameFromWire(value: unknown): PersonName {
  const wire = fieldsOf(value);
  return {
    last: textIn(wire, 'name_last'),
    first: textIn(wire, 'name_first'),
    honorific: textIn(wire, 'honorific'),
  };
}

const nameToWire = ({ last, first, honorific }: PersonName): WireName => ({
  name_last: last,
  name_first: first,
  honorific,
});

/** The domain's address; missing joint names are filled up to four, the legacy comment is read (spec §3). */
export function printAddressFromWire(value: unknown): PrintAddress {
  const wire = fieldsOf(value);
  const joint = Array.isArray(wire.jointNames) ? wire.jointNames : [];
  const alsoFor = Array.isArray(wire.also_for) ? wire.also_for.map(String) : [];
  const differsFrom = Array.isArray(wire.differs_from) ? wire.differs_from.map(String) : [];
  const addressLines = Array.isArray(wire.address_lines) ? wire.address_lines.map(String) : [];
  const [comment1, comment2] = [textIn(wire, 'comment1'), textIn(wire, 'comment2')];
  const office = fieldsOf(wire.office);
  const address = {
    ...emptyPrintAddress(),
    code: textIn(wire, 'code'),
    zip: textIn(wire, 'zip'),
    state: textIn(wire, 'state'),
    address1: textIn(wire, 'address1'),
    address2: textIn(wire, 'address2'),
    name: nameFromWire(wire.name),
    jointNames: Array.from({ length: JOINT_NAME_SLOTS }, (_, index) =>
      index < joint.length ? nameFromWire(joint[index]) : emptyName(),
    ),
    comment1: isBlank(comment1) && isBlank(comment2) ? textIn(wire, 'comment') : comment1,
    comment2,
    addContact: wire.addContact === true,
    ...(wire.comment_side === 'picture' ? { commentSide: 'picture' as const } : {}),
    ...(addressLines.length > 0 ? { addressLines } : {}),
    ...(alsoFor.length > 0 ? { alsoFor } : {}),
    ...(differsFrom.length > 0 ? { differsFrom } : {}),
  };
  return withOffice(address, {
    company: textIn(office, 'company'),
    department: textIn(office, 'department'),
    title: textIn(office, 'title'),
  });
}

/** Lines by hand that do not make up the address are left out. */
export function printAddressToWire({
  alsoFor,
  differsFrom,
  addressLines,
  commentSide,
  ...address
}: PrintAddress): WirePrintAddress {
  const lines = linesByHand({ ...address, addressLines });
  return {
    ...address,
    name: nameToWire(address.name),
    jointNames: address.jointNames.map(nameToWire),
    ...(commentSide ? { comment_side: commentSide } : {}),
    ...(lines ? { address_lines: lines } : {}),
    ...(alsoFor ? { also_for: alsoFor } : {}),
    ...(differsFrom ? { differs_from: differsFrom } : {}),
  };
}
