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
  /** The very contact, or one who shares the card: no New Year's card. */
  readonly is: readonly Person[];
  /** Another entry with one of its names, at its address: the customer knows whether it is the same family. */
  readonly mayBe: readonly Person[];
};

/** All names of a household, joint names with the last name that they share. */
const namesOf = ({ name, jointNames }: Pick<Mourner, 'name' | 'jointNames'>): string[] =>
  [name, ...jointNames]
    .filter(hasName)
    .map((one) => nameKey({ ...one, last: isBlank(one.last) ? name.last : one.last }));

/** Whether a card goes to a contact: it is theirs, or they share it and their name still stands on it. */
export const isAddressee = (card: PrintAddress, { code, name }: Pick<Mourner, 'code' | 'name'>): boolean =>
  code === card.code || ((card.alsoFor ?? []).includes(code) && namesOf(card).includes(nameKey(name)));

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
      is: mourners.filter((mourner) => isAddressee(recipient, mourner)),
      mayBe: mourners.filter(
        (mourner) =>
          !isAddressee(recipient, mourner) &&
          !differsFrom.includes(mourner.code) &&
          namesOf(mourner).some((name) => names.includes(name)) &&
          isSameAddress(mourner, recipient),
      ),
    };
  };
}
