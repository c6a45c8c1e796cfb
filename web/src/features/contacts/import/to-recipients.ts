import { contactToPrintAddress, type PrintAddress, recipientLimit } from '@fumi/domain';
import { contactStore, loadContacts } from '../../../contacts/contact-store.ts';
import type { ListedContact } from '../../../contacts/find-contacts.ts';
import { draftStore, openDraft, setRecipients } from '../../../draft/draft-store.ts';
import type { Shop } from '../../../shop/shop.ts';

/** Recipients with the people of an import behind them, none twice, as many as there is room for. */
export function withImported(
  recipients: readonly PrintAddress[],
  contacts: readonly ListedContact[],
  isImported: (code: string) => boolean,
  limit: number,
): readonly PrintAddress[] {
  const taken = new Set(recipients.map(({ code }) => code));
  const added = contacts.filter(({ code }) => isImported(code) && !taken.has(code));
  return [...recipients, ...added.map(contactToPrintAddress)].slice(0, Math.max(limit, recipients.length));
}

/** Puts the people of an import on the card that they were read for. */
export async function addImported(shop: Shop, isImported: (code: string) => boolean): Promise<void> {
  await openDraft(shop.product.code);
  await loadContacts();
  const { recipients } = draftStore.getState();
  const contacts = contactStore.getState().contacts ?? [];
  setRecipients(withImported(recipients, contacts, isImported, recipientLimit(shop.material)));
}
