import { isZip, type Place, type PlaceWarning, placeWarnings, type ZipPlace } from '@fumi/domain';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../../api.ts';

type Localities = readonly ZipPlace[];

/** What zips stand for does not change while somebody writes cards. */
const known = new Map<string, Promise<Localities | null>>();

function localitiesOf(zip: string): Promise<Localities | null> {
  const asked = known.get(zip);
  if (asked) return asked;
  const answer = client.zipinfoGet({ query: { zip } }).then((found) => {
    if (!found.ok) known.delete(zip);
    return found.ok ? found.value.info : null;
  });
  known.set(zip, answer);
  return answer;
}

const zipsOf = (addresses: readonly Place[]): string =>
  [...new Set(addresses.map(({ zip }) => zip).filter(isZip))].sort().join(' ');

/** For each address, in their order, why a card to it may be returned; none until its zip was looked up. */
export function useAddressWarnings(addresses: readonly Place[]): readonly (readonly PlaceWarning[])[] {
  const [found, setFound] = useState<ReadonlyMap<string, Localities>>(new Map());
  const zips = zipsOf(addresses);
  useEffect(() => {
    let isCurrent = true;
    for (const zip of zips.split(' ').filter(Boolean))
      void localitiesOf(zip).then((answer) => {
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
