import type { DeliveryType } from '@fumi/domain';
import { useId } from 'react';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { yenText } from '../../../copy/money.ts';
import { brokenName, inPhrases } from '../../../platform/in-phrases.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { type DeliveryCheck, slowestDays } from '../delivery-check.tsx';
import { ArrivalDates } from './ArrivalDates.tsx';
import styles from './DeliverySection.module.css';
import type { CheckoutForm } from './use-order-form.ts';

type Props = {
  readonly order: CheckoutForm;
  readonly zips: readonly string[];
  readonly checks: ReadonlyMap<string, DeliveryCheck>;
};

/** How the goods are sent, what to know about it, and when they arrive. */
export function DeliverySection({ order, zips, checks }: Props) {
  const { form, change, offered, goods } = order;
  const headingId = useId();
  const delivery = offered.find(({ id }) => id === form.deliveryId);
  const { destinationNotice } = goods.product.order;
  return (
    <Sheet heading={checkoutCopy.delivery} headingId={headingId}>
      <DeliveryChoice
        labelledBy={headingId}
        types={offered}
        value={form.deliveryId}
        onChange={(deliveryId) => change({ deliveryId })}
      />
      {destinationNotice.length > 0 ? (
        <ul className={styles.notes}>
          {destinationNotice.map((line) => (
            <li key={line}>{inPhrases(line)}</li>
          ))}
        </ul>
      ) : null}
      {delivery ? (
        <ArrivalDates
          delivery={delivery}
          kitId={goods.product.type === 'postcard' ? goods.kitId : null}
          extraDays={slowestDays(zips, checks)}
        />
      ) : null}
    </Sheet>
  );
}

type ChoiceProps = {
  readonly labelledBy: string;
  readonly types: readonly DeliveryType[];
  readonly value: number;
  readonly onChange: (id: number) => void;
};

/** What one copy to one destination costs: the fee, and a stand where there is one. */
const leastYen = ({ feeYen, stand }: DeliveryType): number => feeYen + (stand?.unitYen ?? 0);

/** The ways of delivery that the product offers; a suspended one is shown and says so (spec §3). */
function DeliveryChoice({ labelledBy, types, value, onChange }: ChoiceProps) {
  return (
    <RadioGroup
      labelledBy={labelledBy}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      options={types.map((type) => ({
        value: String(type.id),
        label: brokenName(inPhrases(type.label)),
        aside: leastYen(type) === 0 ? checkoutCopy.free : yenText(leastYen(type)),
        description: <Words type={type} />,
        disabled: type.suspend,
      }))}
    />
  );
}

function Words({ type }: { readonly type: DeliveryType }) {
  return (
    <span className={styles.words}>
      {type.image === null ? null : <img src={type.image} alt="" width="64" height="48" />}
      <span className={styles.lines}>
        {type.suspend ? (
          <span className={styles.suspended}>
            <Badge>{inPhrases(checkoutCopy.suspended)}</Badge>
          </span>
        ) : null}
        {leastYen(type) === 0 ? null : <span>{inPhrases(type.priceText)}</span>}
        {type.description.map((line) => (
          <span key={line}>{inPhrases(line)}</span>
        ))}
      </span>
    </span>
  );
}
