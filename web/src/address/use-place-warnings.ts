import { isZip, type Place, type PlaceWarning, placeWarnings, type ZipPlace } from '@fumi/domain';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../api.ts';

type Places = readonly ZipPlace[];

/** What zips stand for does not change while somebody writes cards. */
const known = new Map<string, Promise<Places | null>>();

function placesOf(zip: string): Promise<Places | null> {
  const asked = known.get(zip);
  if (asked) return asked;
  const answer = client.zipinfoGet({ query: { zip } }).then((found) => {
    if (!found.ok) known.delete(zip);
    return found.ok ? found.value.info : null;
  });
  known.set(zip, answer);
  return answer;
}

const zipsOf = (places: readonly Place[]): string =>
  [...new Set(places.map(({ zip }) => zip).filter(isZip))].sort().join(' ');

/** What would bring each card back, as far as its address tells, in their order; nothing until a zip was looked up. */
export function usePlaceWarnings(places: readonly Place[]): readonly (readonly PlaceWarning[])[] {
  const [found, setFound] = useState<ReadonlyMap<string, Places>>(new Map());
  const zips = zipsOf(places);
  useEffect(() => {
    let isCurrent = true;
    for (const zip of zips.split(' ').filter(Boolean))
      void placesOf(zip).then((answer) => {
        if (isCurrent && answer) setFound((now) => new Map(now).set(zip, answer));
      });
    return () => {
      isCurrent = false;
    };
  }, [zips]);
  return useMemo(
    () =>
      places.map((place) => {
        const answer = found.get(place.zip);
        return answer ? placeWarnings(place, answer) : [];
      }),
    [places, found],
  );
}
