import {
  contactToPrintAddress,
  duplicateFlags,
  isSameAddress,
  isSamePerson,
  type PrintAddress,
  recipientGaps,
} from '@fumi/domain';
import { useAddressWarnings } from '../address/use-address-warnings.ts';
import type { CardWarning } from '../copy/address-problems.ts';
import { useCall } from '../platform/use-call.ts';
import { loadContacts, useContacts } from './contact-store.ts';
import type { ListedContact } from './find-contacts.ts';

/** The doubts about a recipient that the member has not dismissed in the address book, where it still says the same. */
export function openDoubts(
  recipient: PrintAddress,
  doubts: readonly CardWarning[],
  contacts: readonly ListedContact[],
): readonly CardWarning[] {
  const contact = contacts.find(({ code }) => code !== '' && code === recipient.code);
  if (!contact?.dismissedDoubts || !isSameAddress(contact, recipient)) return doubts;
  const dismissed: readonly CardWarning[] = contact.dismissedDoubts;
  return doubts.filter((doubt) => !dismissed.includes(doubt));
}

/** The contact that a recipient was taken from, where the address book has another address by now. */
export const movedContact = (
  { code, ...address }: PrintAddress,
  contacts: readonly ListedContact[],
): ListedContact | undefined =>
  contacts.find((contact) => code !== '' && contact.code === code && !isSameAddress(contact, address));

/** The card with the address that the address book has by now; all else on it stays. */
export function atAddressOf(
  contact: ListedContact,
  { addressLines: _, ...card }: PrintAddress,
): PrintAddress {
  const { zip, state, address1, address2, addressLines } = contactToPrintAddress(contact);
  return { ...card, zip, state, address1, address2, ...(addressLines ? { addressLines } : {}) };
}

/** For each recipient, in their order, what a person should look at; `doubts` are those about their addresses. */
export function recipientWarnings(
  recipients: readonly PrintAddress[],
  sender: PrintAddress,
  doubts: readonly (readonly CardWarning[])[],
  contacts: readonly ListedContact[],
): readonly (readonly CardWarning[])[] {
  const twice = duplicateFlags(recipients);
  return recipients.map((recipient, at) => [
    ...(isSamePerson(sender, recipient) ? (['sender'] as const) : []),
    ...(twice[at] ? (['twice'] as const) : []),
    ...(movedContact(recipient, contacts) ? (['other-address'] as const) : []),
    ...openDoubts(recipient, doubts[at] ?? [], contacts),
  ]);
}

/** For each recipient, in their order, what to look at: what the member has dismissed is not asked again. */
export function useRecipientWarnings(
  recipients: readonly PrintAddress[],
  sender: PrintAddress,
): readonly (readonly CardWarning[])[] {
  const ofAddresses = useAddressWarnings(recipients);
  const doubts = recipients.map((recipient, at) => [
    ...new Set([...recipientGaps(recipient), ...(ofAddresses[at] ?? [])]),
  ]);
  const contacts = useContacts();
  const isAboutContact = recipients.some(({ code }) => code !== '');
  // Loaded each time: a contact may have been corrected on another page or device.
  useCall(isAboutContact ? 'contacts' : null, loadContacts);
  return recipientWarnings(recipients, sender, doubts, contacts ?? []);
}
