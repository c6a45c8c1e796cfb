import { type AddressField, type AddressProblems, type PrintAddress, validateAddress } from '@fumi/domain';
import { ISSUE_LEVELS, type Issue, type IssueLevel } from '@fumi/print';
import { useMemo } from 'react';
import { printedText, usePrintability } from '../card/glyph-store.ts';
import { issueSentence, problemSentence } from '../copy/address-problems.ts';
import { unsaidIssues } from './address-doubts.ts';

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

/** What is said beside a field: what must be corrected, what a person should look at, what the engine just decided. */
export type FieldRemarks = {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly note?: string | undefined;
};

export type Remarks = (field: AddressField) => FieldRemarks;

export function remarksOf(problems: AddressProblems, issues: readonly Issue[]): Remarks {
  return (field) => {
    const problem = problems[field];
    if (problem) return { error: problemSentence(problem) };
    const here = unsaidIssues(problems, issues).filter((issue) => issue.field === field);
    const words = (level: IssueLevel) => {
      const found = here.filter(({ code }) => ISSUE_LEVELS[code] === level);
      return [...new Set(found.flatMap((issue) => issueSentence(issue) ?? []))].join('') || undefined;
    };
    return { error: words('refused'), warning: words('warned'), note: words('told') };
  };
}
