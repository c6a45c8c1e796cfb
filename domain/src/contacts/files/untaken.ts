import type { ReadRow } from './row-doubt.ts';

/** A column or property of a file that the import drops: its name in the file, and how many people have it. */
export type DroppedField = { readonly name: string; readonly count: number };

/** What a file without columns holds. */
export type ReadContacts = {
  readonly contacts: readonly ReadRow[];
  readonly untaken: readonly DroppedField[];
};

/** `names` are those of each person; what several lines of one person hold counts once. */
export function countUntaken(names: readonly (readonly string[])[]): DroppedField[] {
  const counts = new Map<string, number>();
  for (const ofPerson of names)
    for (const name of new Set(ofPerson)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
