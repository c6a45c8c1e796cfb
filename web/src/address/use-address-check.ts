import { type AddressProblems, type PrintAddress, validateAddress } from '@fumi/domain';
import { useMemo } from 'react';
import { printedText, usePrintability } from '../card/glyph-store.ts';

/** Problems of addresses by the domain's rules and the print font's characters (spec §5), in their order. */
export function useAddressChecks(
  addresses: readonly PrintAddress[],
  checksHonorific: boolean,
): readonly AddressProblems[] {
  const text = useMemo(() => addresses.map(printedText).join(''), [addresses]);
  const isPrintable = usePrintability(text);
  return useMemo(
    () => addresses.map((address) => validateAddress(address, { isPrintable, checksHonorific })),
    [addresses, isPrintable, checksHonorific],
  );
}

export function useAddressCheck(address: PrintAddress, checksHonorific: boolean): AddressProblems {
  const one = useMemo(() => [address], [address]);
  return useAddressChecks(one, checksHonorific)[0] ?? {};
}

export const hasProblems = (problems: AddressProblems): boolean => Object.keys(problems).length > 0;
