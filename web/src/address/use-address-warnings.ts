import type { CallFailure } from '@fumi/contract/client';
import { type AddressWarning, isZip, ok, type PostalAddress, type Result } from '@fumi/domain';
import { useMemo } from 'react';
import { useCall } from '../platform/use-call.ts';
import { checkInParts } from './check-in-parts.ts';

const keyOf = ({ zip, state, address1, address2 }: PostalAddress): string =>
  [zip, state, address1, address2].join('\n');

/** Answers by address, kept while the page is open: a book of 20,000 is asked about only once. */
const known = new Map<string, readonly AddressWarning[]>();

export const warningsOf = (address: PostalAddress): readonly AddressWarning[] | null =>
  known.get(keyOf(address)) ?? null;

/** At sign-out: the next member writes to others. */
export const forgetAddressWarnings = (): void => known.clear();

/** Asks the server, which has the zip table; the value is how many addresses it has answered for. */
export async function askWarnings(
  addresses: readonly PostalAddress[],
  signal: AbortSignal,
): Promise<Result<number, CallFailure>> {
  const asked = await checkInParts(addresses, signal, (start, results) => {
    for (const [at, { warnings }] of results.entries()) {
      const address = addresses[start + at];
      if (address) known.set(keyOf(address), warnings);
    }
  });
  return asked.ok ? ok(known.size) : asked;
}

/**
 * For each address, in order, why a card to it may be returned; contact lists and cards both use
 * it. Null until the answer is here, and where the zip is invalid, which its field says.
 */
export function useAddressWarnings(
  addresses: readonly PostalAddress[],
): readonly (readonly AddressWarning[] | null)[] {
  const asked = useMemo(
    () => addresses.filter((address) => isZip(address.zip) && !known.has(keyOf(address))),
    [addresses],
  );
  const { value } = useCall(asked.map(keyOf).join('\t') || null, (signal) => askWarnings(asked, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with an answer more is known
  return useMemo(() => addresses.map(warningsOf), [addresses, value]);
}
