import { EMPTY_DELIVERY_ADDRESS } from '@fumi/domain';
import { useId, useRef } from 'react';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { type DeliveryCheck, DeliveryNotice } from '../delivery-check.tsx';
import { DeliveryFields } from './CustomerFields.tsx';
import { QuantitySelect } from './QuantitySelect.tsx';
import type { CheckoutForm } from './use-order-form.ts';

type Props = { readonly order: CheckoutForm; readonly checks: ReadonlyMap<string, DeliveryCheck> };

/** Where a product goes that has one destination: to the customer, or to another address. */
export function OneDestination({ order, checks }: Props) {
  const { form, change, problems } = order;
  const headingId = useId();
  const typed = useRef(EMPTY_DELIVERY_ADDRESS);
  const [destination] = form.destinations;
  if (!destination) return null;
  const set = (changes: Partial<typeof destination>) =>
    change((now) => ({ destinations: now.destinations.map((each) => ({ ...each, ...changes })) }));
  const { address } = destination;
  const choose = (value: string) => {
    if (address) typed.current = address;
    set({ address: value === 'same' ? null : typed.current });
  };
  return (
    <Sheet heading={checkoutCopy.destination} headingId={headingId}>
      <RadioGroup
        labelledBy={headingId}
        value={address ? 'elsewhere' : 'same'}
        onChange={choose}
        options={[
          { value: 'same', label: checkoutCopy.sameDestination },
          { value: 'elsewhere', label: checkoutCopy.elsewhere },
        ]}
      />
      {address ? (
        <fieldset aria-label={checkoutCopy.destination}>
          <DeliveryFields
            address={address}
            onChange={(changed) => set({ address: changed })}
            onLookUp={order.onLookUp}
            problems={problems.destinations.get(destination.key) ?? {}}
            doubts={order.doubtsOf(address)}
            of={checkoutCopy.destination}
          />
        </fieldset>
      ) : null}
      <DeliveryNotice check={checks.get((address ?? form.customer).zip)} />
      <QuantitySelect
        order={order}
        quantity={destination.quantity}
        onChange={(quantity) => set({ quantity })}
      />
    </Sheet>
  );
}
