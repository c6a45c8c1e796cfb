import { useState } from 'react';
import { ContactPicker } from '../../contacts/ContactPicker.tsx';
import { checkoutCopy, destinationCopy } from '../../copy/checkout.ts';
import { pickerCopy } from '../../copy/contacts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './CustomerPage.module.css';
import { DestinationItem } from './DestinationItem.tsx';
import listStyles from './Destinations.module.css';
import type { DeliveryCheck } from './use-delivery-checks.ts';
import { type Destinations, useDestinations } from './use-destinations.ts';
import type { CheckoutForm } from './use-order-form.ts';

type Props = { readonly order: CheckoutForm; readonly checks: ReadonlyMap<string, DeliveryCheck> };

/** Where the parcels go of a product that is sent to several places, each with a number of its own (spec §9). */
export function SeveralDestinations({ order, checks }: Props) {
  const several = useDestinations(order);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const { destinations, room } = several;
  const limit = order.limits.maxDestinationCount;
  const sum = destinations.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <section className={styles.sheet}>
      <h2>{checkoutCopy.destination}</h2>
      <p className={styles.note} role="status">
        {destinationCopy.count(destinations.length, limit, sum, order.goods.product.order.unitLabel)}
      </p>
      <ol className={listStyles.list}>
        {destinations.map((destination, index) => (
          <DestinationItem
            key={destination.key}
            {...{ destination, index, order, checks }}
            isOpen={openKey === destination.key}
            onToggle={(isOpen) => setOpenKey(isOpen ? destination.key : null)}
            onChange={(changes) => several.update(destination.key, changes)}
            onRemove={destinations.length > 1 ? () => several.remove(destination) : null}
          />
        ))}
      </ol>
      {room > 0 ? (
        <Additions several={several} onAdded={setOpenKey} onPick={() => setIsPicking(true)} />
      ) : (
        <p className={styles.note}>{destinationCopy.full(limit)}</p>
      )}
      {isPicking ? (
        <ContactPicker
          mode="multiple"
          limit={limit}
          taken={several.taken}
          takenCount={destinations.length}
          hasWarning={() => false}
          onPick={(contacts) => {
            several.addContacts(contacts);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </section>
  );
}

type AdditionsProps = {
  readonly several: Destinations;
  readonly onAdded: (key: string) => void;
  readonly onPick: () => void;
};

function Additions({ several, onAdded, onPick }: AdditionsProps) {
  return (
    <div className={listStyles.additions}>
      <Button size="small" icon="book" onClick={onPick}>
        {pickerCopy.open}
      </Button>
      <Button size="small" icon="pencil" onClick={() => onAdded(several.addEmpty())}>
        {destinationCopy.add}
      </Button>
      {several.hasCustomer ? null : (
        <Button size="small" icon="person" onClick={several.addCustomer}>
          {destinationCopy.addCustomer}
        </Button>
      )}
    </div>
  );
}
