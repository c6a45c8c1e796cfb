import {
  type AddressWarning,
  addressWarnings,
  isZip,
  type Locality,
  ok,
  type PostalAddress,
} from '@fumi/domain';
import { useRef } from 'react';
import { localitiesOfZip } from '../card/localities.ts';
import { useCall } from '../platform/use-call.ts';

/** For each address, in their order, why a card to it may be returned; nothing until its zip was looked up. */
export function useAddressWarnings(
  addresses: readonly PostalAddress[],
): readonly (readonly AddressWarning[])[] {
  const localities = useRef(new Map<string, readonly Locality[]>());
  const zips = [...new Set(addresses.map(({ zip }) => zip).filter(isZip))].sort();
  useCall(zips.join(' ') || null, async () => {
    const answers = await Promise.all(zips.map(async (zip) => [zip, await localitiesOfZip(zip)] as const));
    for (const [zip, found] of answers) if (found) localities.current.set(zip, found);
    return ok(null);
  });
  return addresses.map((address) => {
    const found = localities.current.get(address.zip);
    return found ? addressWarnings(address, found) : [];
  });
}
