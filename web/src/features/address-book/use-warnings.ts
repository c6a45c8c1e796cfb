import { emptyPrintAddress, validateAddress } from '@fumi/domain';
import { useMemo } from 'react';
import type { Person } from '../../platform/address-book/people-calls.ts';
import { printedText } from '../../platform/card/glyph-store.ts';
import { useListPrintability } from '../../platform/card/use-list-printability.ts';

const addressOf = (person: Person) => ({ ...emptyPrintAddress(), ...person });

/** Codes of those whose card would not print well (spec §5: 警告). */
export function useWarnings(people: readonly Person[]): ReadonlySet<string> {
  const text = useMemo(() => people.map((person) => printedText(addressOf(person))).join(''), [people]);
  const isPrintable = useListPrintability(text);
  return useMemo(() => {
    const rules = { isPrintable, checksHonorific: true };
    const bad = people.filter((person) => Object.keys(validateAddress(addressOf(person), rules)).length > 0);
    return new Set(bad.map(({ code }) => code));
  }, [people, isPrintable]);
}
