import { printAddressFromWire, toWire } from '@fumi/contract/client';
import {
  ADDRESS_NUMERALS,
  ADDRESS_TYPEFACES,
  type AddressStyle,
  DEFAULT_ADDRESS_STYLE,
  emptyPrintAddress,
  type PrintAddress,
} from '@fumi/domain';

import { keep, recall } from '../platform/storage.ts';

export type Addresses = {
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
  /** Face and numerals of the address side. */
  readonly style: AddressStyle;
  /** The sender's address as the zip look-up left it, for the question after 'next' (spec §4). */
  readonly autocompleted: string | null;
};

/** Where session storage keeps the addresses: `{sender, receivers}` (spec §3), and their style. */
const ADDRESS_KEY = 'print-address';

export const noAddresses = (): Addresses => ({
  sender: emptyPrintAddress(),
  recipients: [],
  style: DEFAULT_ADDRESS_STYLE,
  autocompleted: null,
});

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** The style as far as it is one that the shop has. */
function styleIn(value: unknown): AddressStyle {
  const stored = isLoose(value) ? value : {};
  const { face, numerals } = DEFAULT_ADDRESS_STYLE;
  return {
    face: ADDRESS_TYPEFACES.find((known) => known === stored.face) ?? face,
    numerals: ADDRESS_NUMERALS.find((known) => known === stored.numerals) ?? numerals,
    ...(stored.barcode === true ? { barcode: true } : {}),
  };
}

export function parseAddresses(text: string | null): Addresses {
  if (text === null) return noAddresses();
  try {
    const stored: unknown = JSON.parse(text);
    if (!isLoose(stored)) return noAddresses();
    const receivers = Array.isArray(stored.receivers) ? stored.receivers : [];
    return {
      sender: printAddressFromWire(stored.sender),
      recipients: receivers.map(printAddressFromWire),
      style: styleIn(stored.style),
      autocompleted: typeof stored.autocompleted === 'string' ? stored.autocompleted : null,
    };
  } catch {
    return noAddresses();
  }
}

export const serializeAddresses = (addresses: Addresses): string => JSON.stringify(toWire(addresses));

export type AddressStorage = {
  readonly read: () => Addresses;
  readonly write: (addresses: Addresses) => void;
  readonly clear: () => void;
};

/** Whether this tab has had addresses, also where they were taken away again. */
export const hasKeptAddresses = (): boolean => recall('sessionStorage', ADDRESS_KEY) !== null;

/** Without session storage the addresses live as long as the page. */
export const sessionAddressStorage: AddressStorage = {
  read: () => parseAddresses(recall('sessionStorage', ADDRESS_KEY)),
  write: (addresses) => keep('sessionStorage', ADDRESS_KEY, serializeAddresses(addresses)),
  clear: () => keep('sessionStorage', ADDRESS_KEY, null),
};
