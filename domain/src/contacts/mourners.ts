import { mournsAtNewYear } from '../address/mourning.ts';
import { hasName, type PersonName, type PrintAddress } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import { addressKeyOf, type Comparable, nameKey } from './duplicates.ts';

/** Somebody of the contacts who may be in mourning. */
type Mourner = Comparable & {
  readonly code: string;
  readonly jointNames: readonly PersonName[];
  readonly mourningUntil: string;
};

export type Mourning<Person> = {
  /** The very contact: no New Year's card. */
  readonly is: readonly Person[];
  /** Another entry with one of its names, at its address: the customer knows whether it is the same family. */
  readonly mayBe: readonly Person[];
};

/** All names of a household, joint names with the last name that they share. */
const namesOf = ({ name, jointNames }: Pick<Mourner, 'name' | 'jointNames'>): string[] =>
  [name, ...jointNames]
    .filter(hasName)
    .map((one) => nameKey({ ...one, last: isBlank(one.last) ? name.last : one.last }));

function isSameAddress(one: Comparable, other: Comparable): boolean {
  const [key, otherKey] = [addressKeyOf(one), addressKeyOf(other)];
  if (key === '' || otherKey === '' || key === otherKey) return true;
  return one.zip !== '' && one.zip === other.zip;
}

/** Who of the contacts in mourning at a New Year a recipient is, or may be; by person, wherever they come from. */
export function mournersAt<Person extends Mourner>(
  contacts: readonly Person[],
  year: number,
): (recipient: PrintAddress) => Mourning<Person> {
  const mourners = contacts.filter(({ mourningUntil }) => mournsAtNewYear(mourningUntil, year));
  return (recipient) => {
    const names = namesOf(recipient);
    const differsFrom = recipient.differsFrom ?? [];
    return {
      is: mourners.filter(({ code }) => code === recipient.code),
      mayBe: mourners.filter(
        (mourner) =>
          mourner.code !== recipient.code &&
          !differsFrom.includes(mourner.code) &&
          namesOf(mourner).some((name) => names.includes(name)) &&
          isSameAddress(mourner, recipient),
      ),
    };
  };
}
