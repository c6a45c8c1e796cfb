import { addressWarnings, contactToPrintAddress, isPrintableAddress } from '@fumi/domain';
import { useMemo } from 'react';
import { useAddressWarnings } from '../address/use-address-warnings.ts';
import { printedText } from '../card/glyph-store.ts';
import { useListPrintability } from '../card/list-printability.ts';
import type { ListedContact } from './find-contacts.ts';

const NOBODY: readonly ListedContact[] = [];

/**
 * Tells of each of these contacts whether it would print badly, or might not arrive (spec §5: the validation callback of a
 * contact list). Until the zip table has answered, it judges without it.
 */
export function useContactWarning(
  contacts: readonly ListedContact[] | null,
): (contact: ListedContact) => boolean {
  const listed = contacts ?? NOBODY;
  const text = useMemo(
    () => listed.map((contact) => printedText(contactToPrintAddress(contact))).join(''),
    [listed],
  );
  const isPrintable = useListPrintability(text);
  const warnings = useAddressWarnings(listed);
  return useMemo(() => {
    const looked = new Map(listed.map((contact, at) => [contact, warnings[at]]));
    const judged = new Map<ListedContact, boolean>();
    return (contact) => {
      const known = judged.get(contact);
      if (known !== undefined) return known;
      const rules = { isPrintable, checksHonorific: true };
      const doubts = looked.get(contact) ?? addressWarnings(contact, null);
      const isBad =
        !isPrintableAddress(contactToPrintAddress(contact), rules) ||
        doubts.some((doubt) => !contact.dismissedDoubts?.includes(doubt));
      judged.set(contact, isBad);
      return isBad;
    };
  }, [isPrintable, listed, warnings]);
}
