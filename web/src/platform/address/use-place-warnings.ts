import { isZip, type Place, type PlaceWarning, placeWarnings, type ZipPlace } from '@fumi/domain';
import { useEffect, useState } from 'react';
import { client } from '../../api.ts';

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

/** What would bring a card back, as far as an address tells; nothing until its zip was looked up. */
export function usePlaceWarnings(place: Place): readonly PlaceWarning[] {
  const { zip } = place;
  const [found, setFound] = useState<{ zip: string; places: Places | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (isZip(zip)) void placesOf(zip).then((places) => isCurrent && setFound({ zip, places }));
    return () => {
      isCurrent = false;
    };
  }, [zip]);
  return found?.zip === zip && found.places !== null ? placeWarnings(place, found.places) : [];
}
