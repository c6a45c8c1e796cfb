import { addressWarnings, contactToPrintAddress, isPrintableAddress } from '@fumi/domain';
import { useMemo } from 'react';
import { printedText } from '../card/glyph-store.ts';
import { useListPrintability } from '../card/list-printability.ts';
import type { ListedContact } from './find-contacts.ts';

/**
 * Tells of each of these contacts whether it would print badly, or might not arrive as far as that is seen without the
 * zip table (spec §5: the validation callback of a contact list).
 */
export function useContactWarning(
  contacts: readonly ListedContact[] | null,
): (contact: ListedContact) => boolean {
  const text = useMemo(
    () => (contacts ?? []).map((contact) => printedText(contactToPrintAddress(contact))).join(''),
    [contacts],
  );
  const isPrintable = useListPrintability(text);
  return useMemo(() => {
    const judged = new Map<ListedContact, boolean>();
    return (contact) => {
      const known = judged.get(contact);
      if (known !== undefined) return known;
      const rules = { isPrintable, checksHonorific: true };
      const isBad =
        !isPrintableAddress(contactToPrintAddress(contact), rules) ||
        addressWarnings(contact, null).some((doubt) => !contact.dismissedDoubts?.includes(doubt));
      judged.set(contact, isBad);
      return isBad;
    };
  }, [isPrintable]);
}
