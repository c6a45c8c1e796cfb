import { type Contact, markCard } from '@fumi/domain';

/** A card of a year that was noted at a contact since the list came. */
export type Mark = {
  readonly code: string;
  readonly year: number;
  readonly sent?: boolean;
  readonly received?: boolean;
};

/** The contacts as they are with all marks, in the order in which these were pressed. */
export function withMarks(contacts: readonly Contact[], marks: readonly Mark[]): readonly Contact[] {
  if (marks.length === 0) return contacts;
  return contacts.map((contact) => ({
    ...contact,
    history: marks
      .filter(({ code }) => code === contact.code)
      .reduce<Contact['history']>(
        (history, { year, ...card }) => markCard(history, year, card),
        contact.history,
      ),
  }));
}
