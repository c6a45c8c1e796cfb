import { invariant, type PrintAddress } from '@fumi/domain';
import type { SealedAddress } from '../../db/tables/book.ts';
import type { Keyring } from '../../secrets/keyring.ts';

/* Whom the cards of an order that is over went to rests sealed where RECIPIENTS says so (ADR 81). */

/** Where an address stands: sealed for one place, it opens in no other. */
export type Place = { readonly bookCode: string; readonly pageNo: number; readonly z: number };

const placeOf = ({ bookCode, pageNo, z }: Place): string => `${bookCode}/${pageNo}/${z}`;

const isSealed = (address: PrintAddress | SealedAddress): address is SealedAddress => 'sealed' in address;

/** What was sealed for the place; null where the key that sealed it is gone. What was changed or moved is no address. */
function unsealedText(keys: Keyring, place: Place, { sealed }: SealedAddress): string | null {
  if (!keys.hasKeyOf(sealed)) return null;
  const text = keys.unseal('recipient', sealed, placeOf(place));
  invariant(text !== null, 'A sealed recipient opens where its key is there: somebody changed or moved it.');
  return text;
}

/**
 * The address as text that only the shop's newest key opens; null where there is none, that has sealed it already, or
 * its own key is gone: an order ends all the same.
 */
export function sealedAddress(
  keys: Keyring,
  row: Place & { readonly address: PrintAddress | SealedAddress | null },
): string | null {
  const { address } = row;
  if (address === null || (isSealed(address) && keys.isCurrent(address.sealed))) return null;
  const text = isSealed(address) ? unsealedText(keys, row, address) : JSON.stringify(address);
  return text === null ? null : keys.seal('recipient', text, placeOf(row));
}

type WithAddress = Place & { readonly address: PrintAddress | SealedAddress | null };

/** The same row with its address as far as it opens: null, and lost, where the key that sealed it is gone. */
export function unsealedAddressOrLost<Row extends WithAddress>(
  keys: Keyring,
  row: Row,
): Omit<Row, 'address'> & { readonly address: PrintAddress | null; readonly isLost: boolean } {
  const { address } = row;
  if (address === null || !isSealed(address)) return { ...row, address, isLost: false };
  const text = unsealedText(keys, row, address);
  if (text === null) return { ...row, address: null, isLost: true };
  return { ...row, address: JSON.parse(text) as PrintAddress, isLost: false };
}

/** The same row with its address open. */
export function withUnsealedAddress<Row extends WithAddress>(
  keys: Keyring,
  row: Row,
): Omit<Row, 'address'> & { readonly address: PrintAddress | null } {
  const { isLost, address } = unsealedAddressOrLost(keys, row);
  invariant(!isLost, 'A sealed recipient opens: SECRET_KEYS holds the key that it was sealed with.');
  return { ...row, address };
}
