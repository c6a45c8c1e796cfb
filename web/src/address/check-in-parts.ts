import type { CallFailure, Output } from '@fumi/contract/client';
import { CONTACTS_PER_CALL, ok, type PostalAddress, type Result, refuse } from '@fumi/domain';
import { client } from '../api.ts';

/** What the zip table says of an address. */
export type CheckedAddress = Output<'addressCheck'>['results'][number];

/** Addresses in one call: a phone handles this many without a pause; the call takes more. */
const AT_ONCE = CONTACTS_PER_CALL.checked / 4;

/**
 * Compares addresses with the zip table; `onPart` gets each part's results, in order, and the index
 * of its first address. Refused where the server can't be reached, and where the signal ends it.
 */
export async function checkInParts(
  addresses: readonly PostalAddress[],
  signal: AbortSignal,
  onPart: (start: number, results: readonly CheckedAddress[]) => void,
): Promise<Result<null, CallFailure>> {
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    const part = addresses
      .slice(start, start + AT_ONCE)
      .map(({ zip, state, address1, address2 }) => ({ zip, state, address1, address2 }));
    const answer = await client.addressCheck({ body: { addresses: part } }, { signal });
    if (!answer.ok) return answer;
    if (signal.aborted) return refuse({ kind: 'unreachable' });
    onPart(start, answer.value.results);
  }
  return ok(null);
}
