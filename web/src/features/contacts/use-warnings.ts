import { emptyPrintAddress, validateAddress } from '@fumi/domain';
import { useMemo } from 'react';
import { printedText } from '../../card/glyph-store.ts';
import { useListPrintability } from '../../card/use-list-printability.ts';
import type { Person } from '../../contacts/people-calls.ts';

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
