import { type DeliveryAddress, EMPTY_DELIVERY_ADDRESS } from '@fumi/domain';
import { flushSync } from 'react-dom';
import type { ListedContact } from '../../../contacts/find-contacts.ts';
import { destinationCopy } from '../../../copy/checkout.ts';
import { leadTabToToast } from '../../../platform/next-tab.ts';
import { useToast } from '../../../ui/Toast.tsx';
import { type Destination, fromContact, putBack, toCustomer } from '../order-form.ts';
import type { CheckoutForm } from './use-order-form.ts';

const newKey = (): string => crypto.randomUUID();

/** Id of the heading of a destination. */
export const headingIdOf = ({ key }: Destination): string => `destination-${key}`;

/** Focuses the heading of a destination, because the pressed button is gone. */
const focusOn = (destination: Destination | undefined): void => {
  if (destination) document.getElementById(headingIdOf(destination))?.focus({ preventScroll: true });
};

/** The destinations of an order and what can be done to them; removing one can be undone. */
export function useDestinations({ form, change, limits }: CheckoutForm) {
  const toast = useToast();
  const { destinations, customer } = form;
  const room = limits.maxDestinationCount - destinations.length;
  const set = (next: readonly Destination[]) => change({ destinations: next });
  const append = (added: readonly Destination[]) => set([...destinations, ...added.slice(0, room)]);
  const typed = (address: DeliveryAddress, contactCode = ''): Destination => ({
    key: newKey(),
    address,
    quantity: 1,
    contactCode,
  });

  return {
    destinations,
    room,
    /** Codes of the contacts that are among the destinations. */
    taken: destinations.map(({ contactCode }) => contactCode).filter((code) => code !== ''),
    hasCustomer: destinations.some(({ address }) => address === null),
    addCustomer: () => {
      const added = toCustomer(newKey());
      flushSync(() => set([added, ...destinations]));
      focusOn(added);
    },
    addEmpty: (): string => {
      const added = typed(EMPTY_DELIVERY_ADDRESS);
      append([added]);
      return added.key;
    },
    addContacts: (contacts: readonly ListedContact[]) =>
      append(contacts.map((contact) => typed(fromContact(contact, customer), contact.code))),
    update: (key: string, changes: Partial<Destination>) =>
      change((now) => ({
        destinations: now.destinations.map((each) => (each.key === key ? { ...each, ...changes } : each)),
      })),
    remove: (removed: Destination) => {
      const index = destinations.indexOf(removed);
      flushSync(() => set(destinations.filter(({ key }) => key !== removed.key)));
      focusOn(destinations[index + 1] ?? destinations[index - 1]);
      const name = removed.address ? removed.address.name : destinationCopy.toCustomer;
      const removal = { destination: removed, index };
      const restore = () =>
        change((now) => ({ destinations: putBack(now.destinations, removal, limits.maxDestinationCount) }));
      const undo = { label: destinationCopy.undo, onPress: restore };
      toast({ text: destinationCopy.removed(name), action: undo });
      leadTabToToast();
    },
  };
}

export type Destinations = ReturnType<typeof useDestinations>;
