import { isZip, ok, type Place, type PlaceWarning, placeWarnings, type ZipPlace } from '@fumi/domain';
import { useRef } from 'react';
import { placesOfZip } from '../card/zip-places.ts';
import { useCall } from '../platform/use-call.ts';

/** For each address, in their order, why a card to it may be returned; nothing until its zip was looked up. */
export function useAddressWarnings(addresses: readonly Place[]): readonly (readonly PlaceWarning[])[] {
  const localities = useRef(new Map<string, readonly ZipPlace[]>());
  const zips = [...new Set(addresses.map(({ zip }) => zip).filter(isZip))].sort();
  useCall(zips.join(' ') || null, async () => {
    const answers = await Promise.all(zips.map(async (zip) => [zip, await placesOfZip(zip)] as const));
    for (const [zip, found] of answers) if (found) localities.current.set(zip, found);
    return ok(null);
  });
  return addresses.map((address) => {
    const found = localities.current.get(address.zip);
    return found ? placeWarnings(address, found) : [];
  });
}
