import type { Person } from '../../contacts/people-calls.ts';
import { addressCopy, nameWords } from '../../copy/address.ts';

type Named = Pick<Person, 'name' | 'company'>;

/** What a person is called in a list and in sentences. */
export const personName = ({ name, company }: Named): string =>
  nameWords(name) || company || addressCopy.nameless;

type Placed = Pick<Person, 'state' | 'address1' | 'address2'>;

export const personPlace = ({ state, address1, address2 }: Placed): string =>
  [`${state}${address1}`, address2].filter((part) => part !== '').join(' ');
