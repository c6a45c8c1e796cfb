import { HONORIFIC_AT_END } from '../address/honorifics.ts';
import { mournsAtNewYear } from '../address/mourning.ts';
import { hasName, type PersonName, type PrintAddress } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import { addressKeyOf, type Comparable, nameKey } from './duplicates.ts';
import { readName } from './files/cell-name.ts';

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

type Named = Pick<Mourner, 'name' | 'jointNames'>;

/** All names of a household, joint names with the last name that they share. */
const namesOf = ({ name, jointNames }: Named): string[] =>
  [name, ...jointNames]
    .filter(hasName)
    .map((one) => nameKey({ ...one, last: isBlank(one.last) ? name.last : one.last }));

const ONE_FIRST_NAME = /^\p{L}+$/u;

/** Whoever a name may stand for: 太郎・花子, 太郎　花子 and 太郎様 are typed in one field, and a whole name as well. */
function peopleIn(typed: PersonName): PersonName[] {
  const { last, first } = typed;
  const isWhole = isBlank(last) || isBlank(first);
  // Most entries of a large address book are one plain name: they skip the parsing.
  if (!isWhole && ONE_FIRST_NAME.test(first) && !HONORIFIC_AT_END.test(first)) return [typed];
  const { name, others } = isWhole ? readName('', '', last + first, '') : readName(last, first, '', '');
  const words = name.first.split(/\s+/).filter((word) => word !== name.first && !isBlank(word));
  const shared = others.map((one) => (isBlank(one.last) ? { ...one, last: name.last } : one));
  return [name, ...shared, ...words.map((word) => ({ ...name, first: word }))];
}

/** The keys of the same names as somebody may have typed them. */
function writtenNames({ name, jointNames }: Named): string[] {
  const main = peopleIn(name);
  const last = main[0]?.last ?? '';
  const joints = jointNames
    .filter(hasName)
    .flatMap((one) => peopleIn(isBlank(one.last) ? { ...one, last } : one));
  return [name, ...main.filter((one) => one !== name), ...joints].map(nameKey).filter((key) => key !== '');
}

/** The last name where everybody of it is meant (山田家, 山田 御一同様), as a key; else null. */
function familyOf({ name: { last, first } }: Named): string | null {
  const { name } = isBlank(first) ? readName(last, '', '', '') : { name: null };
  const family = name && isBlank(name.first) ? nameKey({ ...name, last: name.last.replace(/家$/u, '') }) : '';
  return family === '' ? null : family;
}

/** Whether a card goes to a contact: it is theirs, or they share it and their name still stands on it. */
export const isAddressee = (card: PrintAddress, { code, name }: Pick<Mourner, 'code' | 'name'>): boolean =>
  code === card.code || ((card.alsoFor ?? []).includes(code) && namesOf(card).includes(nameKey(name)));

/** A shorter piece of an address, such as a number alone, is part of many addresses. */
const LEAST_KEY_LENGTH = 5;

function isSameAddress(one: Comparable, other: Comparable): boolean {
  const keys = [addressKeyOf(one), addressKeyOf(other)].toSorted((a, b) => a.length - b.length);
  const [short = '', long = ''] = keys;
  if (short === '' || short === long) return true;
  // One of them lacks its prefecture, or its building.
  if (short.length >= LEAST_KEY_LENGTH && long.includes(short)) return true;
  return one.zip !== '' && one.zip === other.zip;
}

/** Which contacts in mourning at a New Year a recipient is (by code), or may be (by name and address). */
export function mournersAt<Person extends Mourner>(
  contacts: readonly Person[],
  year: number,
): (recipient: PrintAddress) => Mourning<Person> {
  const mourners = contacts.filter(({ mourningUntil }) => mournsAtNewYear(mourningUntil, year));
  return (recipient) => {
    const names = writtenNames(recipient);
    const family = familyOf(recipient);
    const last = nameKey({ last: peopleIn(recipient.name)[0]?.last ?? '', first: '' });
    const isNamed = (mourner: Person) =>
      writtenNames(mourner).some((name) => names.includes(name)) ||
      (family !== null && nameKey({ ...mourner.name, first: '' }) === family) ||
      familyOf(mourner) === last;
    const differsFrom = recipient.differsFrom ?? [];
    return {
      is: mourners.filter((mourner) => isAddressee(recipient, mourner)),
      mayBe: mourners.filter(
        (mourner) =>
          !isAddressee(recipient, mourner) &&
          !differsFrom.includes(mourner.code) &&
          isNamed(mourner) &&
          isSameAddress(mourner, recipient),
      ),
    };
  };
}
