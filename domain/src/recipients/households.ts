import {
  contactCodesOf,
  hasName,
  JOINT_NAME_SLOTS,
  type PersonName,
  type PrintAddress,
} from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import { addressKeyOf, nameKey } from '../contacts/duplicates.ts';

/** Recipients of one address who may get one card together, as places in their list, and that card. */
export type Household = { readonly places: readonly number[]; readonly card: PrintAddress };

/** Without a street number many live at one address. */
const placeOf = (address: PrintAddress): string =>
  /\p{Nd}/u.test(address.address1 + address.address2) ? `${address.zip} ${addressKeyOf(address)}` : '';

/** Whether a recipient may share a card: not at an office, and not with comments of their own. */
const mayShare = ({ name, office, comment1, comment2 }: PrintAddress): boolean =>
  hasName(name) && !office && isBlank(`${comment1}${comment2}`);

/** A last name stands once: beside the first of the family it stays blank. */
const beside = (main: PersonName, name: PersonName): PersonName =>
  name.last.trim() === main.last.trim() ? { ...name, last: '' } : name;

/** One card for several, the first of whom gives name and address; null where there are more names than places. */
function joinedCard([main, ...others]: readonly PrintAddress[]): PrintAddress | null {
  if (!main) return null;
  const names = others.flatMap((one) => [one.name, ...one.jointNames.filter(hasName)]);
  const joint = [...main.jointNames.filter(hasName), ...names.map((name) => beside(main.name, name))];
  const keyOf = (name: PersonName) => nameKey(isBlank(name.last) ? { ...name, last: main.name.last } : name);
  const isFirst = (name: PersonName, at: number) =>
    keyOf(name) !== keyOf(main.name) && joint.findIndex((other) => keyOf(other) === keyOf(name)) === at;
  const distinct = joint.filter(isFirst);
  if (distinct.length > JOINT_NAME_SLOTS) return null;
  const differsFrom = [...new Set([main, ...others].flatMap((one) => one.differsFrom ?? []))];
  const jointNames = main.jointNames.map((slot, at) => distinct[at] ?? { ...slot, last: '', first: '' });
  const codes = [...new Set([main, ...others].flatMap(contactCodesOf))];
  const alsoFor = codes.filter((code) => code !== main.code);
  return {
    ...main,
    jointNames,
    ...(alsoFor.length > 0 ? { alsoFor } : {}),
    ...(differsFrom.length > 0 ? { differsFrom } : {}),
  };
}

/** The households among the recipients, in their order. */
export function households(recipients: readonly PrintAddress[]): Household[] {
  const byPlace = new Map<string, number[]>();
  for (const [at, one] of recipients.entries()) {
    const place = mayShare(one) ? placeOf(one) : '';
    if (place !== '') byPlace.set(place, [...(byPlace.get(place) ?? []), at]);
  }
  return [...byPlace.values()].flatMap((places) => {
    const card = places.length > 1 ? joinedCard(places.flatMap((at) => recipients[at] ?? [])) : null;
    return card ? [{ places, card }] : [];
  });
}

/** The recipients with a household on one card, which takes the place of its first. */
export const joinHousehold = (
  recipients: readonly PrintAddress[],
  { places, card }: Household,
): PrintAddress[] =>
  recipients.flatMap((one, at) => {
    if (at === places[0]) return [card];
    return places.includes(at) ? [] : [one];
  });

/** Undoes `joinHousehold` of the list `before`: its people have their own cards again, all others are as they are now. */
export const partHousehold = (
  recipients: readonly PrintAddress[],
  { places: [first = 0, ...others] }: Household,
  before: readonly PrintAddress[],
): readonly PrintAddress[] =>
  [first, ...others].reduce(
    (list, at) => list.toSpliced(at, 0, ...before.slice(at, at + 1)),
    recipients.toSpliced(first, 1),
  );

/** The recipients with all households on one card each. */
export function joinHouseholds(recipients: readonly PrintAddress[]): readonly PrintAddress[] {
  const [first] = households(recipients);
  return first ? joinHouseholds(joinHousehold(recipients, first)) : recipients;
}
