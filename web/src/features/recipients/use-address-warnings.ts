import { isZip, type Place, type PlaceWarning, placeWarnings, type ZipPlace } from '@fumi/domain';
import { useEffect, useMemo, useState } from 'react';
import { placesOfZip } from '../../card/zip-places.ts';

type Localities = readonly ZipPlace[];

const zipsOf = (addresses: readonly Place[]): string =>
  [...new Set(addresses.map(({ zip }) => zip).filter(isZip))].sort().join(' ');

/** For each address, in their order, why a card to it may be returned; none until its zip was looked up. */
export function useAddressWarnings(addresses: readonly Place[]): readonly (readonly PlaceWarning[])[] {
  const [found, setFound] = useState<ReadonlyMap<string, Localities>>(new Map());
  const zips = zipsOf(addresses);
  useEffect(() => {
    let isCurrent = true;
    for (const zip of zips.split(' ').filter(Boolean))
      void placesOfZip(zip).then((answer) => {
        if (isCurrent && answer) setFound((now) => new Map(now).set(zip, answer));
      });
    return () => {
      isCurrent = false;
    };
  }, [zips]);
  return useMemo(
    () =>
      addresses.map((address) => {
        const answer = found.get(address.zip);
        return answer ? placeWarnings(address, answer) : [];
      }),
    [addresses, found],
  );
}
