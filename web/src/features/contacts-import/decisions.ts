import type { FoundPerson } from './import-job.ts';

/** What becomes of a person of the file. Nothing is saved before a person has agreed. */
export type Decision = 'add' | 'merge' | 'skip';

/** What we propose: who is in the book already is filled up, who moved is asked about, nobody comes twice. */
export function proposed({ problems, match, isRepeat }: FoundPerson): Decision {
  if (isRepeat || !isPossible(problems)) return 'skip';
  return match?.likeness === 'same' ? 'merge' : 'add';
}

/** A row without a name or an address can't be kept, and one with a hidden character is refused by the server. */
const isPossible = (problems: FoundPerson['problems']): boolean =>
  problems.every(({ code }) => code !== 'empty');

export const canBeKept = ({ problems }: FoundPerson): boolean => isPossible(problems);

export const decisionsOf = (people: readonly FoundPerson[]): Decision[] => people.map(proposed);

export type Filter = 'all' | 'doubts' | 'known' | 'skipped';

/** Rows that a filter leaves, as places in the list. */
export function filtered(
  people: readonly FoundPerson[],
  decisions: readonly Decision[],
  filter: Filter,
  doubts: ReadonlyMap<number, unknown> = new Map(),
): number[] {
  const keeps: Record<Filter, (person: FoundPerson, decision: Decision) => boolean> = {
    all: () => true,
    doubts: ({ problems, row }) => problems.length > 0 || doubts.has(row),
    known: ({ match, isRepeat }) => match !== null || isRepeat,
    skipped: (_, decision) => decision === 'skip',
  };
  return people.flatMap((person, index) =>
    keeps[filter](person, decisions[index] ?? 'skip') ? [index] : [],
  );
}
