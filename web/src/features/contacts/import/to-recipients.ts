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

/** What becomes of contacts that were imported for a card. */
type Addable = {
  readonly added: readonly PrintAddress[];
  /** Those for whom there is no room. */
  readonly left: readonly ListedContact[];
  /** Those who get no card: the sender, who mourns, and who is skipped. */
  readonly barred: readonly ListedContact[];
};

/** The contacts that a card can still take, nobody twice and as many as there is room for; and the others. */
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

/** The imported contacts that the card can take, by the rules of the picker. */
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

/** Puts them on the card, except those who have come on it meanwhile. */
export function addToCard(added: readonly PrintAddress[]): void {
  const { recipients } = draftStore.getState();
  const taken = new Set(recipients.flatMap(contactCodesOf));
  setRecipients([...recipients, ...added.filter(({ code }) => !taken.has(code))]);
}
