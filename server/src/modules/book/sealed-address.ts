import { invariant, type PrintAddress } from '@fumi/domain';
import type { SealedAddress } from '../../db/tables/book.ts';
import type { Keyring } from '../../secrets/keyring.ts';

/* Addresses on the cards of orders that are over are stored encrypted where RECIPIENTS is `sealed` (ADR 81). */

/** Where an address stands. It is sealed for this place and cannot be decrypted in another. */
export type Place = { readonly bookCode: string; readonly pageNo: number; readonly z: number };

const placeOf = ({ bookCode, pageNo, z }: Place): string => `${bookCode}/${pageNo}/${z}`;

const isSealed = (address: PrintAddress | SealedAddress): address is SealedAddress => 'sealed' in address;

/** The decrypted address; null where its key is gone. Throws where the text was changed or moved to another place. */
function unsealedText(keys: Keyring, place: Place, { sealed }: SealedAddress): string | null {
  if (!keys.hasKeyOf(sealed)) return null;
  const text = keys.unseal('recipient', sealed, placeOf(place));
  invariant(text !== null, 'A sealed recipient opens where its key is there: somebody changed or moved it.');
  return text;
}

/**
 * The address encrypted with the shop's newest key. Null where there is no address, where the newest key has encrypted
 * it already, and where the key that encrypted it is gone: an order can end without that key.
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

/** The row with its address decrypted; null, and `isLost` true, where the key is gone. */
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

/** The row with its address decrypted; throws where the key is gone. */
export function withUnsealedAddress<Row extends WithAddress>(
  keys: Keyring,
  row: Row,
): Omit<Row, 'address'> & { readonly address: PrintAddress | null } {
  const { isLost, address } = unsealedAddressOrLost(keys, row);
  invariant(!isLost, 'A sealed recipient opens: SECRET_KEYS holds the key that it was sealed with.');
  return { ...row, address };
}
