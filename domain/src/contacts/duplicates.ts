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

/** Finds who of a book is the same as a given person; built once, then asked for each of thousands. */
export function duplicateFinder<Entry extends Comparable>(
  book: readonly Entry[],
): (person: Comparable) => Match<Entry>[] {
  const byName = new Map<string, Entry[]>();
  for (const entry of book) {
    const key = nameKey(entry.name);
    if (key !== '') byName.set(key, [...(byName.get(key) ?? []), entry]);
  }
  return (person) => {
    const place = placeKey(person);
    return (byName.get(nameKey(person.name)) ?? []).map((entry) => {
      const isSamePlace = place === '' || placeKey(entry) === place;
      return { entry, likeness: isSamePlace ? 'same' : 'likely' };
    });
  };
}

/** People of a group who may still be another of it: those whom `isApart` does not tell from all the others. */
export const stillDoubtful = <Entry>(
  group: readonly Entry[],
  isApart: (one: Entry, other: Entry) => boolean,
): Entry[] => group.filter((one) => group.some((other) => other !== one && !isApart(one, other)));

/** Groups of two or more of a book who are probably one person or one household, in the book's order. */
export function duplicateGroups<Entry extends Comparable>(book: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of book) {
    const key = nameKey(entry.name);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
