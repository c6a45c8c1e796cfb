import { fillFromZip, type PrintAddress, type ZipPlace } from '@fumi/domain';

/** What of an address a zip can tell; the address of a card and of an order have more. */
export type ZipAddress = Pick<PrintAddress, 'zip' | 'state' | 'address1' | 'address2'>;

export type Filled<A extends ZipAddress> = {
  readonly address: A;
  /** The whole place as it was filled, for `looksUnfinished` (spec §4). */
  readonly autocompleted: string;
};

const placeText = ({ state, address1, address2 }: ZipAddress): string => `${state}${address1}${address2}`;

/** True when a look-up may fill by itself: nothing was typed, or what is there came from a look-up. */
export const mayFill = (address: ZipAddress, autocompleted: string | null): boolean =>
  placeText(address) === '' || placeText(address) === autocompleted;

/**
 * Puts a place into an address; a street number that continues it stays, and so does a building. Lines that would
 * pass their limits are parted (spec §5).
 */
export function fillPlace<A extends ZipAddress>(address: A, place: ZipPlace): Filled<A> {
  const { state, address1, address2 } = fillFromZip(place);
  const filled = {
    ...address,
    state,
    address1: address.address1.startsWith(address1) ? address.address1 : address1,
    address2: address2 === '' ? address.address2 : address2,
  };
  return { address: filled, autocompleted: placeText(filled) };
}
