import { addressKey } from '../address/address-key.ts';
import { variantKey } from '../address/look-alikes.ts';
import type { PersonName } from '../address/print-address.ts';

/** What two people are compared by. */
export type Comparable = {
  readonly name: PersonName;
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
};

/** `same`: name and place are equal but for their spelling. `likely`: the name is, the place is another. */
export type Likeness = 'same' | 'likely';

const nameKey = ({ last, first }: PersonName): string => variantKey(`${last}${first}`).replace(/\s/g, '');
const placeKey = ({ state, address1, address2 }: Comparable): string =>
  addressKey(`${state}${address1}${address2}`)
    .replace(/丁目|番地?|号室?|-/g, '-')
    .replace(/-+$/, '');

export type Match<Entry> = { readonly entry: Entry; readonly likeness: Likeness };

/** Who shares a name with thousands is asked about a few; without this, as many namesakes cost the square of it. */
export const MAX_MATCHES = 20;

type Namesakes<Entry> = { readonly first: Entry[]; readonly byPlace: Map<string, Entry[]> };

const keepFirst = <Entry>(list: Entry[], entry: Entry): void => {
  if (list.length < MAX_MATCHES) list.push(entry);
};

/**
 * Finds who of a book is the same as a given person, those of the same place first, twenty at most; built once, then
 * asked for each of thousands.
 */
export function duplicateFinder<Entry extends Comparable>(
  book: readonly Entry[],
): (person: Comparable) => Match<Entry>[] {
  const byName = new Map<string, Namesakes<Entry>>();
  for (const entry of book) {
    const key = nameKey(entry.name);
    if (key === '') continue;
    const namesakes = byName.get(key) ?? { first: [], byPlace: new Map() };
    byName.set(key, namesakes);
    keepFirst(namesakes.first, entry);
    const place = placeKey(entry);
    const there = namesakes.byPlace.get(place) ?? [];
    namesakes.byPlace.set(place, there);
    keepFirst(there, entry);
  }
  return (person) => {
    const namesakes = byName.get(nameKey(person.name));
    if (!namesakes) return [];
    const place = placeKey(person);
    const same = place === '' ? namesakes.first : (namesakes.byPlace.get(place) ?? []);
    const likely = namesakes.first.filter((entry) => !same.includes(entry));
    return [
      ...same.map((entry) => ({ entry, likeness: 'same' as const })),
      ...likely.map((entry) => ({ entry, likeness: 'likely' as const })),
    ].slice(0, MAX_MATCHES);
  };
}

/** People of a group who may still be another of it: those whom `isApart` does not tell from all the others. */
export const stillDoubtful = <Entry>(
  group: readonly Entry[],
  isApart: (one: Entry, other: Entry) => boolean,
): Entry[] => group.filter((one) => group.some((other) => other !== one && !isApart(one, other)));

/** Groups of two or more of a book who are probably one person or one household, in the book's order. */
export function duplicateGroups<Entry extends Pick<Comparable, 'name'>>(book: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of book) {
    const key = nameKey(entry.name);
    const group = groups.get(key);
    if (group) group.push(entry);
    else if (key !== '') groups.set(key, [entry]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
