import { type AddressStyle, emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import { hasKeptAddresses } from '../../draft/address-storage.ts';
import { setAddressStyle, setRecipients, setSender } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';
import { isMadeFor } from '../../draft/made-draft.ts';
import { madeFromOf } from '../../draft/ordered-drafts.ts';

type BookPeople = {
  /** Null where nobody wrote, or can be read any more. */
  readonly sender: PrintAddress | null;
  readonly recipients: readonly PrintAddress[];
  readonly addressStyle: AddressStyle;
};

/**
 * Addresses live in their tab (ADR 147). Where the one that had the people of a book is closed they come back from the
 * book, whose draft is open: a card that is mended before it is paid is for them, too. False where they cannot, as where
 * words for one person stand on the picture: then the card is not mended here, it would be for nobody.
 */
export async function bringPeopleBack(
  book: string,
  fetchBook: () => Promise<BookPeople>,
  left: AbortSignal,
): Promise<boolean> {
  const made = madeFromOf(book)?.made;
  const { productCode } = draftStore.getState();
  if (made === undefined || made.people === null) return true;
  const isTaken = (): boolean => hasKeptAddresses() || isMadeFor(made, draftStore.getState());
  if (isTaken()) return true;
  const kept = await fetchBook().catch(() => null);
  if (kept === null || left.aborted || draftStore.getState().productCode !== productCode) return false;
  // Somebody may have begun to type meanwhile.
  if (isTaken()) return true;
  const { recipients, addressStyle: style } = kept;
  const sender = kept.sender ?? emptyPrintAddress();
  if (!isMadeFor(made, { sender, recipients, style })) return false;
  setRecipients(recipients);
  setSender(sender);
  setAddressStyle(style);
  return true;
}
