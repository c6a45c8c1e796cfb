import { checkoutCopy } from '../../copy/checkout.ts';
import { yenText } from '../../copy/money.ts';
import type { DeliveryType } from '../../shop/shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import styles from './DeliveryChoice.module.css';

type Props = {
  readonly types: readonly DeliveryType[];
  readonly value: number;
  readonly onChange: (id: number) => void;
};

/** What one copy to one place adds. */
const leastYen = ({ feeYen, stand }: DeliveryType): number => feeYen + (stand?.unitYen ?? 0);

/** The ways of delivery that the product offers; a suspended one is shown and says so (spec §3). */
export function DeliveryChoice({ types, value, onChange }: Props) {
  return (
    <RadioGroup
      label={checkoutCopy.deliveryType}
      labelHidden
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      options={types.map((type) => ({
        value: String(type.id),
        label: type.label,
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
          <span>
            <Badge>{checkoutCopy.suspended}</Badge>
          </span>
        ) : null}
        {leastYen(type) === 0 ? null : <span>{type.priceText}</span>}
        {type.description.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
