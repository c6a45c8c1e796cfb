import { formatZip } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { ContactPicker } from '../../../contacts/ContactPicker.tsx';
import { checkoutCopy, destinationCopy } from '../../../copy/checkout.ts';
import { pickerCopy } from '../../../copy/picker.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { onFirstClick } from '../../../ui/first-click.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { WholeNumbers } from '../../../ui/WholeNumbers.tsx';
import { cardsInSet } from '../cards-in-set.ts';
import { type DeliveryCheck, DeliveryNotice } from '../delivery-check.tsx';
import type { Destination } from '../order-form.ts';
import { DeliveryFields } from './CustomerFields.tsx';
import { QuantitySelect } from './QuantitySelect.tsx';
import styles from './SeveralDestinations.module.css';
import { type Destinations, headingIdOf, useDestinations } from './use-destinations.ts';
import type { CheckoutForm } from './use-order-form.ts';

type Props = { readonly order: CheckoutForm; readonly checks: ReadonlyMap<string, DeliveryCheck> };

/** The destinations of a product that may have several, each with its own quantity (spec §9). */
export function SeveralDestinations({ order, checks }: Props) {
  const several = useDestinations(order);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const { destinations, room } = several;
  const limit = order.limits.maxDestinationCount;
  const { product } = order.goods;
  const sum = destinations.reduce((all, { quantity }) => all + quantity, 0);
  const amount = checkoutCopy.quantityOf(sum, product.order.unitLabel, cardsInSet(product));
  return (
    <Sheet heading={checkoutCopy.destination}>
      <Note role="status">{destinationCopy.count(destinations.length, limit, amount)}</Note>
      <ol className={styles.list}>
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
        <Note>{destinationCopy.full(limit)}</Note>
      )}
      {isPicking ? (
        <ContactPicker
          mode="multiple"
          limit={limit}
          taken={several.taken}
          takenCount={destinations.length}
          onPick={(contacts) => {
            several.addContacts(contacts);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </Sheet>
  );
}

type AdditionsProps = {
  readonly several: Destinations;
  readonly onAdded: (key: string) => void;
  readonly onPick: () => void;
};

function Additions({ several, onAdded, onPick }: AdditionsProps) {
  return (
    <Row>
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
    </Row>
  );
}

type ItemProps = {
  readonly destination: Destination;
  readonly index: number;
  readonly order: CheckoutForm;
  readonly checks: ReadonlyMap<string, DeliveryCheck>;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChange: (changes: Partial<Destination>) => void;
  /** Null for the only one: an order needs a destination. */
  readonly onRemove: (() => void) | null;
};

/** One destination of several: a line to read, and its fields while they are edited. */
function DestinationItem(props: ItemProps) {
  const { destination, index, order, checks, isOpen, onToggle, onChange, onRemove } = props;
  const { address, key, quantity } = destination;
  const headingId = headingIdOf(destination);
  const fields = useRef<HTMLFieldSetElement>(null);
  const problems = order.problems.destinations.get(key);
  const doubts = address ? order.doubtsOf(address) : {};
  const mustShow = problems !== undefined || Object.keys(doubts).length > 0;
  const shows = address !== null && (isOpen || mustShow);
  // An address is opened to be typed: its first field gets the focus.
  useEffect(() => {
    if (isOpen && !fields.current?.contains(document.activeElement))
      fields.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const shown = address ?? order.form.customer;
  const name = shown.name || destinationCopy.nameless;
  const toggle = isOpen ? destinationCopy.close : destinationCopy.edit;
  return (
    <li className={styles.item} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} tabIndex={-1}>
          {address ? name : destinationCopy.toCustomer}
        </h3>
        {problems ? <Badge tone="error">{destinationCopy.incomplete}</Badge> : null}
        {onRemove ? (
          <IconButton
            icon="trash"
            label={destinationCopy.remove(index + 1, name)}
            onClick={onFirstClick(onRemove)}
          />
        ) : null}
      </div>
      <p className={styles.place}>
        {shown.address1 ? (
          <>
            {address ? null : `${name}　`}
            <WholeNumbers>
              {`${shown.zip ? `${formatZip(shown.zip)} ` : ''}${shown.state}${shown.address1} ${shown.address2}`}
            </WholeNumbers>
          </>
        ) : (
          destinationCopy.addressless
        )}
      </p>
      <DeliveryNotice check={checks.get(shown.zip)} />
      <div className={styles.tools}>
        <QuantitySelect
          order={order}
          label={destinationCopy.of(index + 1, shown.name, checkoutCopy.quantity)}
          quantity={quantity}
          onChange={(changed) => onChange({ quantity: changed })}
        />
        {address && !mustShow ? (
          <Button
            size="small"
            icon="pencil"
            aria-label={destinationCopy.of(index + 1, shown.name, toggle)}
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            {toggle}
          </Button>
        ) : null}
      </div>
      {shows && address ? (
        <fieldset
          ref={fields}
          aria-label={`${checkoutCopy.destination} ${index + 1}`}
          // Fields with the focus stay open, also once their last problem is mended.
          onFocusCapture={() => onToggle(true)}
        >
          <DeliveryFields
            address={address}
            onChange={(changed) => onChange({ address: changed })}
            onLookUp={order.onLookUp}
            problems={problems ?? {}}
            doubts={doubts}
            of={`${checkoutCopy.destination} ${index + 1}`}
          />
        </fieldset>
      ) : null}
    </li>
  );
}
