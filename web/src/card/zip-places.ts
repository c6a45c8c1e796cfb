import { isZip, type ZipPlace } from '@fumi/domain';
import type { PlacesOfZip } from '@fumi/print';
import { useEffect, useState } from 'react';
import { client } from '../api.ts';

type Places = readonly ZipPlace[];

const asked = new Map<string, Promise<Places | null>>();

/** What a zip stands for, which does not change while somebody writes cards; null where no answer came. */
export function placesOfZip(zip: string): Promise<Places | null> {
  const known = asked.get(zip);
  if (known) return known;
  const answer = client.zipinfoGet({ query: { zip } }).then((found) => {
    if (!found.ok) asked.delete(zip);
    return found.ok ? found.value.info : null;
  });
  asked.set(zip, answer);
  return answer;
}

const NONE: PlacesOfZip = () => [];

/**
 * What the zips of a card stand for, as the press knows it, so that the preview breaks its lines alike. Null until all
 * have been answered; where no answer comes, the lines are broken by what is sure without one.
 */
export function useZipPlaces(zips: readonly string[]): PlacesOfZip | null {
  const wanted = [...new Set(zips.filter(isZip))].sort().join(' ');
  const [found, setFound] = useState({ wanted: '', places: NONE });
  useEffect(() => {
    let isCurrent = true;
    const each = wanted.split(' ').filter(Boolean);
    void Promise.all(each.map(placesOfZip)).then((answers) => {
      const places = new Map(each.map((zip, index) => [zip, answers[index] ?? []]));
      if (isCurrent) setFound({ wanted, places: (zip) => places.get(zip) ?? [] });
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return found.wanted === wanted ? found.places : null;
}
