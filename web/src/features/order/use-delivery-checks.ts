import { isZip } from '@fumi/domain';
import { useEffect, useState } from 'react';
import { client } from '../../api.ts';

export type DeliveryCheck = {
  readonly isKnown: boolean;
  readonly extraDays: number;
  readonly notice: string | null;
};

/** Zips are asked for once a visit: their answers change with the year, not with the page. */
const known = new Map<string, DeliveryCheck>();

async function ask(zip: string): Promise<boolean> {
  const answer = await client.zipinfoCheck({ body: { zip } });
  if (!answer.ok) return false;
  const { deliverable, extra_days, notice } = answer.value;
  known.set(zip, { isKnown: deliverable, extraDays: extra_days, notice });
  return true;
}

/** What is to be said of sending to these zips (spec §7: delivery check); nothing until they are complete and known. */
export function useDeliveryChecks(zips: readonly string[]): ReadonlyMap<string, DeliveryCheck> {
  const [, showAgain] = useState(0);
  const asked = zips.filter((zip) => isZip(zip) && !known.has(zip)).join();
  useEffect(() => {
    let isCurrent = true;
    const missing = new Set(asked.split(',').filter(Boolean));
    void Promise.all([...missing].map(ask)).then((answers) => {
      if (isCurrent && answers.includes(true)) showAgain((count) => count + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return known;
}

/** The slowest of the places decides when everything has arrived. */
export const slowestDays = (zips: readonly string[], checks: ReadonlyMap<string, DeliveryCheck>): number =>
  Math.max(0, ...zips.map((zip) => checks.get(zip)?.extraDays ?? 0));
