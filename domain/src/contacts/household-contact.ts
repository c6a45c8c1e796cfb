import { hasName } from '../address/print-address.ts';
import { households } from '../recipients/households.ts';
import { contactToPrintAddress, type NewContact } from './contact.ts';
import { mergedContacts } from './merge-choices.ts';

/**
 * Contacts of one address as one entry with joint names, which gets one card: what was sent and received, groups and
 * mourning are everybody's, reading, birthday and company the first one's. Null where they may not share a card, where
 * there are more names than places, and where one of them is not to be written to.
 */
export function householdContact(contacts: readonly [NewContact, ...NewContact[]]): NewContact | null {
  const [first] = contacts;
  const cards = contacts.map((contact) => contactToPrintAddress({ ...contact, code: '' }));
  const [household] = households(cards);
  if (household?.places.length !== contacts.length) return null;
  if (contacts.some(({ skipReason }) => skipReason !== '')) return null;
  const { kanaLast, kanaFirst, birthday, company, department, title, printsCompany } = first;
  return {
    ...mergedContacts(contacts),
    ...{ kanaLast, kanaFirst, birthday, company, department, title, printsCompany },
    jointNames: household.card.jointNames.filter(hasName),
  };
}
