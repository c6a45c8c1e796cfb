import type { PrintAddress, ZipPlace } from '@fumi/domain';

export type Filled = {
  readonly address: PrintAddress;
  /** The whole place as it was filled, for `looksUnfinished` (spec §4). */
  readonly autocompleted: string;
};

const placeText = ({ state, address1, address2 }: PrintAddress): string => `${state}${address1}${address2}`;

/** True when a look-up may fill by itself: nothing was typed, or what is there came from a look-up. */
export const mayFill = (address: PrintAddress, autocompleted: string | null): boolean =>
  placeText(address) === '' || placeText(address) === autocompleted;

/** Puts a place into an address; a street number that continues it stays, and so does a building. */
export function fillPlace(address: PrintAddress, place: ZipPlace): Filled {
  const town = `${place.city}${place.area}`;
  const filled = {
    ...address,
    state: place.prefecture,
    address1: address.address1.startsWith(town) ? address.address1 : town,
    address2: place.facility === '' ? address.address2 : place.facility,
  };
  return { address: filled, autocompleted: placeText(filled) };
}
