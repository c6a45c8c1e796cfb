import { type AddressStyle, isEmptyAddress, type PrintAddress } from '@fumi/domain';
import { setAddressStyle, setRecipients, setSender } from '../../draft/change-draft.ts';
import { draftStore } from '../../draft/draft-store.ts';

type BookPeople = {
  /** Null where nobody wrote, or can be read any more. */
  readonly sender: PrintAddress | null;
  readonly recipients: readonly PrintAddress[];
  readonly addressStyle: AddressStyle;
};

/**
 * Addresses live in their tab (ADR 147). Where the one that had the people of a book is closed they come back from the
 * book, of which the open draft is: a card that is mended before it is paid is for them, too.
 */
export async function bringPeopleBack(fetchBook: () => Promise<BookPeople>): Promise<void> {
  const { sender, recipients } = draftStore.getState();
  if (recipients.length > 0 || !isEmptyAddress(sender)) return;
  const book = await fetchBook();
  setRecipients(book.recipients);
  if (book.sender) setSender(book.sender);
  setAddressStyle(book.addressStyle);
}
