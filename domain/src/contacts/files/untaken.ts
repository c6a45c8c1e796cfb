import type { ReadRow } from './row-doubt.ts';

/** What a file holds of so many people and we do not take, by the file's own name for it. */
export type Untaken = { readonly name: string; readonly count: number };

/** What a file without columns holds. */
export type ReadContacts = { readonly contacts: readonly ReadRow[]; readonly untaken: readonly Untaken[] };

/** `names` are those of each person; what several lines of one person hold counts once. */
export function countUntaken(names: readonly (readonly string[])[]): Untaken[] {
  const counts = new Map<string, number>();
  for (const ofPerson of names)
    for (const name of new Set(ofPerson)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
