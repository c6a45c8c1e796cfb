import type { Product } from '@fumi/domain';
import { rootCopy } from '../../copy/catalogue.ts';
import type { DeliveryType } from '../../shop/shop.ts';
import styles from './ProductRoot.module.css';

type Props = { readonly product: Product; readonly deliveryTypes: readonly DeliveryType[] };

/** How a product can be sent, and what that costs. */
export function Deliveries({ product, deliveryTypes }: Props) {
  const offered = product.order.deliveryTypes.flatMap(
    (id) => deliveryTypes.find((type) => type.id === id) ?? [],
  );
  return (
    <ul className={styles.deliveries}>
      {offered.map((type) => (
        <li key={type.id}>
          <h3>{type.label}</h3>
          <p>{type.suspend ? rootCopy.suspended : type.priceText}</p>
          {type.description.map((line) => (
            <p key={line} className={styles.note}>
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
