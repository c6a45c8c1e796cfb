import {
  type AddressStyle,
  type BookText,
  emptyPrintAddress,
  type PrintAddress,
  recipientsOfBook,
} from '@fumi/domain';
import { linkOf } from '../../draft/account-link.ts';
import { hasKeptAddresses } from '../../draft/address-storage.ts';
import { setAddressStyle, setRecipients, setSender } from '../../draft/change-draft.ts';
import { codeHere } from '../../draft/draft-here.ts';
import { draftStore, openDraft } from '../../draft/draft-store.ts';
import { hasContentOf, isAsMade, isMadeFor } from '../../draft/ordered/made-draft.ts';
import { madeFromOf } from '../../draft/ordered/ordered-drafts.ts';
import { type ShopFacts, shopFrom } from '../../shop/shop.ts';
import type { NamedGoods } from './order-form.ts';

/* The draft that a book was made from, as far as this device has it. */

/** Opens the draft that a book was made from, if this device has it: it does until the order is paid. */
export async function openDraftOf({
  productCode,
  code,
}: {
  readonly productCode: string;
  readonly code: string;
}): Promise<boolean> {
  const from = madeFromOf(code);
  if (!from) return false;
  const isHere = from.code
    ? (await codeHere(productCode)) === from.code
    : await hasContentOf(from.made, productCode);
  if (!isHere) return false;
  await openDraft(productCode);
  return draftStore.getState().choice !== null;
}

/** The account's draft that ends when its book is paid; none where it has changed since. */
export async function draftToEnd({
  named,
  product,
}: {
  readonly named: NamedGoods;
  readonly product: { readonly code: string };
}): Promise<{
  readonly draft?: { readonly code: string; readonly revision: number };
}> {
  const from = 'bookCode' in named ? madeFromOf(named.bookCode) : undefined;
  const here = await codeHere(product.code);
  if (!from?.code || here === null) return {};
  // Where this device holds another draft by now, the server ends the book's draft if its revision is unchanged.
  const link = here === from.code ? linkOf(product.code, here) : null;
  if (link === null) return from.revision ? { draft: { code: from.code, revision: from.revision } } : {};
  const { code, revision, isGone } = link;
  if (revision === 0 || isGone) return {};
  return (await isAsMade(from.made, product.code)) ? { draft: { code, revision } } : {};
}

type BookPeople = {
  /** Null where there is no sender, or it is no longer kept. */
  readonly sender: PrintAddress | null;
  readonly recipients: readonly PrintAddress[];
  readonly addressStyle: AddressStyle;
  readonly texts: readonly BookText[];
};

/**
 * Restores sender and recipients of a book, whose draft is open, in this tab: addresses live in the tab where they were
 * typed (ADR 147), and that tab may be closed. True as well where this tab has its own addresses. False where nothing
 * can be restored: the page then does not lead back to the card, as the changed card would be for nobody.
 */
export async function bringPeopleBack(
  book: string,
  fetchBook: () => Promise<BookPeople>,
  facts: ShopFacts,
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
  const recipients = recipientsOfBook(shopFrom(facts).material, kept);
  const { addressStyle: style } = kept;
  const sender = kept.sender ?? emptyPrintAddress();
  if (!isMadeFor(made, { sender, recipients, style })) return false;
  setRecipients(recipients);
  setSender(sender);
  setAddressStyle(style);
  return true;
}
