import { type ContactPart, differentParts } from '@fumi/domain';
import type { FoundContact } from './address-file.ts';
import { keepable } from './keepable.ts';

/** What becomes of a contact of the file. Nothing is saved before the customer has agreed. */
export type Decision = 'add' | 'merge' | 'replace' | 'skip';

/**
 * What is proposed: a row of an export of ours replaces its contact where it was changed, any other contact is filled
 * up, somebody at another address is new, nobody is added twice.
 */
function proposed(contact: FoundContact): Decision {
  if (contact.isRepeat || !canBeKept(contact)) return 'skip';
  if (contact.match?.likeness === 'code') return changesOf(contact).length > 0 ? 'replace' : 'skip';
  return contact.match?.likeness === 'same' ? 'merge' : 'add';
}

/** The parts of the kept contact that a replacement would change. */
export const changesOf = ({ match, replaced }: FoundContact): ContactPart[] =>
  match && replaced ? differentParts(match.contact, keepable(replaced)) : [];

/** A row that names nobody can't be kept. */
export const canBeKept = ({ problems }: FoundContact): boolean =>
  problems.every(({ code }) => code !== 'empty' && code !== 'no-name');

export const decisionsOf = (contacts: readonly FoundContact[]): Decision[] => contacts.map(proposed);

type Decided = { readonly swaps: readonly number[]; readonly decisions: readonly Decision[] };

/** What is proposed of rows that changed their address; of the others what was decided before. */
export const decisionsAfter = (
  contacts: readonly FoundContact[],
  swaps: readonly number[],
  before?: Decided,
): Decision[] =>
  decisionsOf(contacts).map((proposal, index) => {
    const { row = 0 } = contacts[index] ?? {};
    const isChanged = before?.swaps.includes(row) !== swaps.includes(row);
    return (isChanged ? null : before?.decisions[index]) ?? proposal;
  });

export type Counts = Readonly<Record<Decision, number>>;

export const countDecisions = (decisions: readonly Decision[]): Counts => {
  const of = (decision: Decision) => decisions.filter((one) => one === decision).length;
  return { add: of('add'), merge: of('merge'), replace: of('replace'), skip: of('skip') };
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
