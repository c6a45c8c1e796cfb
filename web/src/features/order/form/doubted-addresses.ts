import {
  type AddressWarning,
  addressWarnings,
  type CustomerField,
  type CustomerRules,
  type DeliveryAddress,
} from '@fumi/domain';
import { warningsByField, warningWords } from '../../../copy/address-problems.ts';
import { checkoutCopy, destinationCopy } from '../../../copy/checkout.ts';
import type { OrderForm } from '../order-form.ts';

/** An address of an order that its parcel may not reach, and why; a person decides. */
export type DoubtedAddress = {
  /** Which of the destinations, from 1; null: the customer's own. */
  readonly destination: number | null;
  readonly address: DeliveryAddress;
  readonly warnings: readonly AddressWarning[];
};

/** The addresses to ask about once before an order is made, by the same rules as on a card (ADR 136). */
export const doubtedAddresses = (
  { customer, destinations }: OrderForm,
  localitiesOfZip: CustomerRules['localitiesOfZip'],
): readonly DoubtedAddress[] =>
  [
    { destination: null, address: customer },
    ...destinations.flatMap(({ address }, index) => (address ? { destination: index + 1, address } : [])),
  ]
    .map((place) => ({
      ...place,
      warnings: addressWarnings(place.address, localitiesOfZip(place.address.zip)),
    }))
    .filter(({ warnings }) => warnings.length > 0);

const placeOf = ({ zip, state, address1, address2 }: DeliveryAddress): string =>
  [zip, state, address1, address2].join('\n');

/** Key of an address with its doubts: nobody is asked twice about the same. */
export const doubtKey = ({ address, warnings }: DoubtedAddress): string =>
  [placeOf(address), ...warnings].join('\n');

/** What is to be looked at in the fields of an address, until it is changed. */
export function doubtsByField(
  doubted: readonly DoubtedAddress[],
  address: DeliveryAddress,
): Readonly<Partial<Record<CustomerField, string>>> {
  const found = doubted.find((each) => placeOf(each.address) === placeOf(address));
  return warningsByField(found?.warnings ?? [], address.zip);
}

/** Whose address it is, and what a person should look at. */
export function doubtSentence(doubted: DoubtedAddress, destinations: number): string {
  const words = doubted.warnings.map((warning) => warningWords(warning, doubted.address.zip));
  return whose(doubted, destinations, words.join(''));
}

function whose({ destination, address }: DoubtedAddress, destinations: number, words: string): string {
  if (destination === null) return `${checkoutCopy.customer}：${words}`;
  return destinations === 1
    ? `${checkoutCopy.destination}：${words}`
    : destinationCopy.of(destination, address.name, words);
}
