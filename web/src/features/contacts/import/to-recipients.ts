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
import type { ListedContact } from '../../../contacts/find-contacts.ts';
import { mournsFor } from '../../../contacts/mourning.ts';
import { setRecipients } from '../../../draft/change-draft.ts';
import { findChosenKit } from '../../../draft/chosen-kit.ts';
import { draftStore, openDraft } from '../../../draft/draft-store.ts';
import type { Shop } from '../../../shop/shop.ts';

/** Whom of the contacts a card can still take: none twice, as many as there is room for. */
export function addable(
  recipients: readonly PrintAddress[],
  contacts: readonly ListedContact[],
  isWanted: (contact: ListedContact) => boolean,
  limit: number,
): readonly PrintAddress[] {
  const taken = new Set(recipients.flatMap(contactCodesOf));
  const free = contacts.filter((contact) => !taken.has(contact.code) && isWanted(contact));
  return free.slice(0, roomLeft(recipients, limit)).map(contactToPrintAddress);
}

/** The people of an import whom the card that they were read for can take, as the picker would let them in. */
export async function loadAddable(
  shop: Shop,
  isImported: (code: string) => boolean,
): Promise<Result<readonly PrintAddress[], 'unreachable'>> {
  await openDraft(shop.product.code);
  const loaded = await loadContacts();
  if (!loaded.ok) return loaded;
  const { recipients, choice } = draftStore.getState();
  const mourns = mournsFor(findChosenKit(shop, choice)?.group);
  const isWanted = (contact: ListedContact) => isImported(contact.code) && !mourns(contact);
  const contacts = contactStore.getState().contacts ?? [];
  return ok(addable(recipients, contacts, isWanted, recipientLimit(shop.material)));
}

/** Puts them on the card. */
export const addToCard = (added: readonly PrintAddress[]): void =>
  setRecipients([...draftStore.getState().recipients, ...added]);
