import { type Contact, markCard, type Result } from '@fumi/domain';

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

/**
 * Shows a mark at once, and takes it back where it could not be kept. Other marks may have been pressed meanwhile: only
 * this one is removed.
 */
export async function pressMark<Failure>(
  mark: Mark,
  keep: () => Promise<Result<unknown, Failure>>,
  change: (next: (marks: readonly Mark[]) => readonly Mark[]) => void,
): Promise<Failure | null> {
  change((all) => [...all, mark]);
  const answer = await keep();
  if (answer.ok) return null;
  change((all) => all.filter((one) => one !== mark));
  return answer.error;
}
