import { useEffect, useId, useRef } from 'react';
import { zipWords } from '../../copy/address.ts';
import { checkoutCopy, destinationCopy } from '../../copy/checkout.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import styles from './Destinations.module.css';
import type { Destination } from './order-form.ts';
import { QuantitySelect } from './QuantitySelect.tsx';
import type { DeliveryCheck } from './use-delivery-checks.ts';
import type { CheckoutForm } from './use-order-form.ts';

type Props = {
  readonly destination: Destination;
  readonly index: number;
  readonly order: CheckoutForm;
  readonly checks: ReadonlyMap<string, DeliveryCheck>;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChange: (changes: Partial<Destination>) => void;
  /** Null for the last one: a parcel goes somewhere. */
  readonly onRemove: (() => void) | null;
};

/** One place of several: a line to read, and its fields while they are typed. */
export function DestinationItem(props: Props) {
  const { destination, index, order, checks, isOpen, onToggle, onChange, onRemove } = props;
  const { address, key, quantity } = destination;
  const headingId = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const problems = order.problems.destinations.get(key);
  const shows = address !== null && (isOpen || problems !== undefined);
  // Whoever opens an address wants to type it.
  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const place = address ?? order.form.customer;
  const name = place.name || destinationCopy.nameless;
  return (
    <li className={styles.item} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{address ? name : destinationCopy.toCustomer}</h3>
        {problems ? <Badge tone="error">{destinationCopy.incomplete}</Badge> : null}
        {onRemove ? (
          <IconButton icon="trash" label={destinationCopy.remove(index + 1, name)} onClick={onRemove} />
        ) : null}
      </div>
      <p className={styles.place}>
        {place.address1 ? (
          <>
            {address ? null : `${name}　`}
            {place.zip ? `${zipWords(place.zip)} ` : ''}
            {place.state}
            {place.address1} {place.address2}
          </>
        ) : (
          destinationCopy.addressless
        )}
      </p>
      <DeliveryNotice check={checks.get(place.zip)} />
      <div className={styles.tools}>
        <QuantitySelect
          order={order}
          quantity={quantity}
          onChange={(changed) => onChange({ quantity: changed })}
        />
        {address && !problems ? (
          <Button size="small" icon="pencil" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
            {isOpen ? destinationCopy.close : destinationCopy.edit}
          </Button>
        ) : null}
      </div>
      {shows && address ? (
        <fieldset ref={fields} aria-label={`${checkoutCopy.destination} ${index + 1}`}>
          <CustomerFields
            isDestination
            customer={address}
            onChange={(changed) => onChange({ address: changed })}
            problems={problems ?? {}}
          />
        </fieldset>
      ) : null}
    </li>
  );
}
