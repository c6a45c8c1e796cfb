import type { Decision, FoundContact } from './found-contact.ts';

type Decided = {
  readonly contacts: readonly FoundContact[];
  readonly swaps: readonly number[];
  readonly decisions: readonly Decision[];
};

/**
 * A decision for each contact of the file: the proposal where the row was swapped to its other address or the proposal
 * itself has changed, else what the customer decided before.
 */
export const decisionsAfter = (
  contacts: readonly FoundContact[],
  swaps: readonly number[],
  before?: Decided,
): Decision[] =>
  contacts.map(({ row, proposal }, index) => {
    const isChanged =
      before?.swaps.includes(row) !== swaps.includes(row) || before.contacts[index]?.proposal !== proposal;
    return (isChanged ? null : before?.decisions[index]) ?? proposal;
  });

export type Counts = Readonly<Record<Decision, number>>;

export const countDecisions = (decisions: readonly Decision[]): Counts => {
  const of = (decision: Decision) => decisions.filter((one) => one === decision).length;
  return { add: of('add'), merge: of('merge'), replace: of('replace'), skip: of('skip') };
};

/** How many contacts were added, completed and replaced; `same` counts those that stay as they are. */
export type DoneCounts = Readonly<Record<'add' | 'merge' | 'replace' | 'same', number>>;

export function countDone({ contacts, decisions }: Pick<Decided, 'contacts' | 'decisions'>): DoneCounts {
  const { add, merge, replace } = countDecisions(decisions);
  const sameOf = (decision: Decision) =>
    contacts.filter(
      ({ changes, isMore }, index) =>
        decisions[index] === decision && !(decision === 'merge' ? isMore : changes.length > 0),
    ).length;
  const [merged, replaced] = [sameOf('merge'), sameOf('replace')];
  return { add, merge: merge - merged, replace: replace - replaced, same: merged + replaced };
}

export type Filter = 'all' | 'doubtful' | 'known' | 'skipped';

/** Indexes of the contacts that a filter leaves. */
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
