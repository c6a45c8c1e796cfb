import { fillFromZip, type PrintAddress, type ZipPlace } from '@fumi/domain';

export type Filled = {
  readonly address: PrintAddress;
  /** The whole place as it was filled, for `looksUnfinished` (spec §4). */
  readonly autocompleted: string;
};

const placeText = ({ state, address1, address2 }: PrintAddress): string => `${state}${address1}${address2}`;

/** True when a look-up may fill by itself: nothing was typed, or what is there came from a look-up. */
export const mayFill = (address: PrintAddress, autocompleted: string | null): boolean =>
  placeText(address) === '' || placeText(address) === autocompleted;

/**
 * Puts a place into an address; a street number that continues it stays, and so does a building. Lines that would
 * pass their limits are parted (spec §5).
 */
export function fillPlace(address: PrintAddress, place: ZipPlace): Filled {
  const { state, address1, address2 } = fillFromZip(place);
  const filled = {
    ...address,
    state,
    address1: address.address1.startsWith(address1) ? address.address1 : address1,
    address2: address2 === '' ? address.address2 : address2,
  };
  return { address: filled, autocompleted: placeText(filled) };
}
