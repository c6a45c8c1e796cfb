import { addressKey } from '../address/address-key.ts';
import { variantKey } from '../address/look-alikes.ts';
import type { Office, PersonName } from '../address/print-address.ts';
import { fullWidthKana } from '../address/text.ts';

/** What two contacts are compared by. */
export type Comparable = {
  readonly name: PersonName;
  /** Compared instead of the name where the entry names no person. */
  readonly company?: string | undefined;
  /** The same for a print address; there each department of a company is another addressee. */
  readonly office?: Pick<Office, 'company' | 'department'> | undefined;
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
};

/** `same`: name and place are equal but for their spelling. `likely`: the name is, the place is another. */
export type Likeness = 'same' | 'likely';

/** A name in any of its shapes, half-width kana among them, and with any blanks. */
export const nameKey = ({ last, first }: Pick<PersonName, 'last' | 'first'>): string =>
  variantKey(fullWidthKana(`${last}${first}`)).replace(/\s/g, '');

/** The key of an entry's person, or of its company where no person is named. */
const ownerKey = ({ name, company = '', office }: Pick<Comparable, 'name' | 'company' | 'office'>): string =>
  nameKey(name) ||
  nameKey({ last: company, first: '' }) ||
  nameKey({ last: office?.company ?? '', first: office?.department ?? '' });

/** An address however it is written and put on its two lines, its units left out: 4-2-8東京タワー. */
export const addressKeyOf = ({ state, address1, address2 }: Comparable): string =>
  addressKey(`${state}${address1}-${address2}`)
    .replace(/(丁目|番地?|号室?|-)+/g, '-')
    .replace(/(\D)-/g, '$1')
    .replace(/-(?=\D|$)/g, '');

type Match<Known> = { readonly contact: Known; readonly likeness: Likeness };

/** Of thousands with one name, each is compared with a few only: all with all would take the square of their number. */
export const MAX_MATCHES = 20;

type Namesakes<Known> = { readonly first: Known[]; readonly byAddress: Map<string, Known[]> };

const keepFirst = <Known>(list: Known[], contact: Known): void => {
  if (list.length < MAX_MATCHES) list.push(contact);
};

/**
 * Finds which of the contacts is the same as a given one, those of the same place first, twenty at most; built once,
 * then asked for each of thousands.
 */
export function duplicateFinder<Known extends Comparable>(
  known: readonly Known[],
): (given: Comparable) => Match<Known>[] {
  const byName = new Map<string, Namesakes<Known>>();
  for (const contact of known) {
    const key = ownerKey(contact);
    if (key === '') continue;
    const namesakes = byName.get(key) ?? { first: [], byAddress: new Map() };
    byName.set(key, namesakes);
    keepFirst(namesakes.first, contact);
    const address = addressKeyOf(contact);
    const there = namesakes.byAddress.get(address) ?? [];
    namesakes.byAddress.set(address, there);
    keepFirst(there, contact);
  }
  return (given) => {
    const namesakes = byName.get(ownerKey(given));
    if (!namesakes) return [];
    const address = addressKeyOf(given);
    const same = address === '' ? namesakes.first : (namesakes.byAddress.get(address) ?? []);
    const likely = namesakes.first.filter((contact) => !same.includes(contact));
    return [
      ...same.map((contact) => ({ contact, likeness: 'same' as const })),
      ...likely.map((contact) => ({ contact, likeness: 'likely' as const })),
    ].slice(0, MAX_MATCHES);
  };
}

/**
 * Of each entry, whether another is the same person at the same place, however they are spelled; false
 * without a name.
 */
export function duplicateFlags(entries: readonly Comparable[]): readonly boolean[] {
  const keys = entries.map((entry) => {
    const name = ownerKey(entry);
    return name === '' ? null : `${name}\n${addressKeyOf(entry)}`;
  });
  const met = new Set<string | null>();
  const again = new Set<string | null>();
  for (const key of keys) {
    if (met.has(key)) again.add(key);
    met.add(key);
  }
  return keys.map((key) => key !== null && again.has(key));
}

/** Whether both are the same person at the same place, however they are spelled; false without a name. */
export function isSamePerson(one: Comparable, other: Comparable): boolean {
  const name = ownerKey(one);
  return name !== '' && name === ownerKey(other) && addressKeyOf(one) === addressKeyOf(other);
}

/**
 * The contacts of a group that may still be duplicates: all but those that `isApart` sets apart from each of the
 * others.
 */
export const stillDoubtful = <Known>(
  group: readonly Known[],
  isApart: (one: Known, other: Known) => boolean,
): Known[] => group.filter((one) => group.some((other) => other !== one && !isApart(one, other)));

/** Collects contacts by name, a part of a large address book after the other. */
export function openDuplicateGroups<Known extends Pick<Comparable, 'name' | 'company'>>() {
  const groups = new Map<string, Known[]>();
  return {
    add(known: readonly Known[]): void {
      for (const contact of known) {
        const key = ownerKey(contact);
        const group = groups.get(key);
        if (group) group.push(contact);
        else if (key !== '') groups.set(key, [contact]);
      }
    },
    /** Groups of two or more contacts that are probably one person or one household, in their order. */
    found: (): Known[][] => [...groups.values()].filter((group) => group.length > 1),
  };
}
