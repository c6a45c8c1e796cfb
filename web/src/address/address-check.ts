import { type AddressField, type AddressProblems, type PrintAddress, validateAddress } from '@fumi/domain';
import type { Issue } from '@fumi/print';
import { useMemo } from 'react';
import { printedText, usePrintability } from '../card/glyph-store.ts';
import { issueSentence, problemSentence } from '../copy/address.ts';

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

/** What is said beside a field: an error that must be corrected, else what the print engine had to change. */
export type FieldRemarks = { readonly error?: string | undefined; readonly warning?: string | undefined };

export type Remarks = (field: AddressField) => FieldRemarks;

export function remarksOf(problems: AddressProblems, issues: readonly Issue[]): Remarks {
  return (field) => {
    const problem = problems[field];
    if (problem) return { error: problemSentence(problem) };
    const sentences = issues
      .filter((issue) => issue.field === field)
      .flatMap((issue) => issueSentence(issue) ?? []);
    return { warning: sentences.length > 0 ? [...new Set(sentences)].join('') : undefined };
  };
}
