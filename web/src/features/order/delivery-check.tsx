import { isZip, ok } from '@fumi/domain';
import { client } from '../../api.ts';
import { destinationCopy } from '../../copy/checkout.ts';
import { inPhrases } from '../../platform/in-phrases.ts';
import { useCall } from '../../platform/use-call.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';

export type DeliveryCheck = {
  readonly isKnown: boolean;
  readonly extraDays: number;
  readonly notice: string | null;
};

/** Answers by zip, asked for once a visit: they change with the year, not with the page. */
const known = new Map<string, DeliveryCheck>();

async function ask(zip: string): Promise<void> {
  const answer = await client.zipinfoCheck({ body: { zip } });
  if (!answer.ok) return;
  const { deliverable, extraDays, notice } = answer.value;
  known.set(zip, { isKnown: deliverable, extraDays, notice });
}

/** The delivery checks (spec §7) by zip; a zip has none until it is complete and the server has answered. */
export function useDeliveryChecks(zips: readonly string[]): ReadonlyMap<string, DeliveryCheck> {
  const missing = [...new Set(zips)].filter((zip) => isZip(zip) && !known.has(zip));
  useCall(missing.join() || null, async () => ok(await Promise.all(missing.map(ask))));
  return known;
}

/** The slowest of the destinations decides when everything has arrived. */
export const slowestDays = (zips: readonly string[], checks: ReadonlyMap<string, DeliveryCheck>): number =>
  Math.max(0, ...zips.map((zip) => checks.get(zip)?.extraDays ?? 0));

/** What sending to a zip means, in plain words; nothing where there is nothing to say. */
export function DeliveryNotice({ check }: { readonly check: DeliveryCheck | undefined }) {
  const words = check?.isKnown === false ? destinationCopy.unknownZip : check?.notice;
  return words ? (
    <AnnouncedMessage tone={check?.isKnown ? 'info' : 'warning'}>{inPhrases(words)}</AnnouncedMessage>
  ) : null;
}
