import type { AddressWarning, PrintAddress } from '@fumi/domain';
import { useAddressWarnings } from '../address/use-address-warnings.ts';
import { useCall } from '../platform/use-call.ts';
import { loadContacts, useContacts } from './contact-store.ts';
import type { ListedContact } from './find-contacts.ts';
import { isSameAddress } from './same-address.ts';

/** The doubts about a recipient that the member has not dismissed in the address book, where it still says the same. */
export function openDoubts(
  recipient: PrintAddress,
  doubts: readonly AddressWarning[],
  contacts: readonly ListedContact[],
): readonly AddressWarning[] {
  const contact = contacts.find(({ code }) => code !== '' && code === recipient.code);
  if (!contact?.dismissedDoubts || !isSameAddress(contact, recipient)) return doubts;
  return doubts.filter((doubt) => !contact.dismissedDoubts?.includes(doubt));
}

/** For each recipient, in their order, why the card may be returned: what the member has dismissed is not asked again. */
export function useRecipientWarnings(
  recipients: readonly PrintAddress[],
): readonly (readonly AddressWarning[])[] {
  const doubts = useAddressWarnings(recipients);
  const contacts = useContacts();
  const isAboutContact = recipients.some(({ code }, at) => code !== '' && (doubts[at] ?? []).length > 0);
  useCall(contacts === null && isAboutContact ? 'contacts' : null, loadContacts);
  return recipients.map((recipient, at) => openDoubts(recipient, doubts[at] ?? [], contacts ?? []));
}
