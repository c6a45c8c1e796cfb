import type { FoundContact } from './address-file.ts';

/** What becomes of a contact of the file. Nothing is saved before the customer has agreed. */
export type Decision = 'add' | 'merge' | 'skip';

/** What is proposed: a kept contact is filled up, somebody at another address is new, nobody is added twice. */
function proposed(contact: FoundContact): Decision {
  if (contact.isRepeat || !canBeKept(contact)) return 'skip';
  return contact.match?.likeness === 'same' ? 'merge' : 'add';
}

/** A row without a name or an address can't be kept. */
export const canBeKept = ({ problems }: FoundContact): boolean =>
  problems.every(({ code }) => code !== 'empty');

export const decisionsOf = (contacts: readonly FoundContact[]): Decision[] => contacts.map(proposed);

export type Counts = Readonly<Record<Decision, number>>;

export const countDecisions = (decisions: readonly Decision[]): Counts => {
  const of = (decision: Decision) => decisions.filter((one) => one === decision).length;
  return { add: of('add'), merge: of('merge'), skip: of('skip') };
};

export type Filter = 'all' | 'doubtful' | 'known' | 'skipped';

/** Rows that a filter leaves, as places in the list. */
export function filtered(
  contacts: readonly FoundContact[],
  decisions: readonly Decision[],
  filter: Filter,
  warnings: ReadonlyMap<number, unknown> = new Map(),
): number[] {
  const keeps: Record<Filter, (contact: FoundContact, decision: Decision) => boolean> = {
    all: () => true,
    doubtful: ({ problems, row }) => problems.length > 0 || warnings.has(row),
    known: ({ match, isRepeat }) => match !== null || isRepeat,
    skipped: (_, decision) => decision === 'skip',
  };
  return contacts.flatMap((contact, index) =>
    keeps[filter](contact, decisions[index] ?? 'skip') ? [index] : [],
  );
}
