import { isZip, type Locality, ok } from '@fumi/domain';
import type { LocalitiesOfZip } from '@fumi/print';
import { client } from '../api.ts';
import { createCache } from '../platform/cache.ts';
import { useCall } from '../platform/use-call.ts';

const localities = createCache(async (zip: string): Promise<readonly Locality[] | null> => {
  const found = await client.zipinfoGet({ query: { zip } });
  return found.ok ? found.value.info : null;
});

/** What a zip stands for, which does not change while somebody writes cards; null where no answer came. */
export const localitiesOfZip = localities.load;

/**
 * What the zips of a card stand for, as the press knows it, so that the preview breaks its lines alike. Null until all
 * have been answered; where no answer comes, the lines are broken by what is sure without one.
 */
export function useLocalities(zips: readonly string[]): LocalitiesOfZip | null {
  const wanted = [...new Set(zips.filter(isZip))].sort();
  const { value } = useCall(wanted.join(' '), async () => {
    const answers = await Promise.all(wanted.map(localitiesOfZip));
    const found = new Map(wanted.map((zip, index) => [zip, answers[index] ?? []]));
    return ok<LocalitiesOfZip>((zip) => found.get(zip) ?? []);
  });
  return value;
}
