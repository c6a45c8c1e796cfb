import type { CallFailure } from '@fumi/contract/client';
import {
  contactCodesOf,
  contactToPrintAddress,
  ok,
  type PrintAddress,
  type Result,
  recipientLimit,
  roomLeft,
} from '@fumi/domain';
import { contactStore, loadContacts } from '../../../contacts/contact-store.ts';
import { findSender, getsCard, type ListedContact } from '../../../contacts/find-contacts.ts';
import { mournsFor } from '../../../contacts/mourning.ts';
import { setRecipients } from '../../../draft/change-draft.ts';
import { findChosenKit } from '../../../draft/chosen-kit.ts';
import { draftStore, openDraft } from '../../../draft/draft-store.ts';
import type { Shop } from '../../../shop/shop.ts';

/** What becomes of contacts that were read for a card. */
type Addable = {
  readonly added: readonly PrintAddress[];
  /** Those for whom there is no room. */
  readonly left: readonly ListedContact[];
  /** Those who get none: the sender, who mourns, and to whom none is written. */
  readonly barred: readonly ListedContact[];
};

/** Whom of the contacts a card can still take: none twice, as many as there is room for; and who stays behind. */
export function addable(
  recipients: readonly PrintAddress[],
  contacts: readonly ListedContact[],
  isGetting: (contact: ListedContact) => boolean,
  limit: number,
): Addable {
  const taken = new Set(recipients.flatMap(contactCodesOf));
  const others = contacts.filter(({ code }) => !taken.has(code));
  const free = others.filter(isGetting);
  const room = roomLeft(recipients, limit);
  return {
    added: free.slice(0, room).map(contactToPrintAddress),
    left: free.slice(room),
    barred: others.filter((contact) => !isGetting(contact)),
  };
}

/** The people of an import whom the card that they were read for can take, as the picker would let them in. */
export async function loadAddable(
  shop: Shop,
  isImported: (code: string) => boolean,
): Promise<Result<Addable, CallFailure>> {
  await openDraft(shop.product.code);
  const loaded = await loadContacts();
  if (!loaded.ok) return loaded;
  const { recipients, sender, choice } = draftStore.getState();
  const contacts = (contactStore.getState().contacts ?? []).filter(({ code }) => isImported(code));
  const mourns = mournsFor(findChosenKit(shop, choice)?.group);
  const isGetting = getsCard(mourns, findSender(sender, contacts));
  return ok(addable(recipients, contacts, isGetting, recipientLimit(shop.material)));
}

/** Puts them on the card, those who came on it meanwhile not again. */
export function addToCard(added: readonly PrintAddress[]): void {
  const { recipients } = draftStore.getState();
  const taken = new Set(recipients.flatMap(contactCodesOf));
  setRecipients([...recipients, ...added.filter(({ code }) => !taken.has(code))]);
}
