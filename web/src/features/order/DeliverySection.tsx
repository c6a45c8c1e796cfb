import { checkoutCopy } from '../../copy/checkout.ts';
import { ArrivalDates } from './ArrivalDates.tsx';
import styles from './CustomerPage.module.css';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { type DeliveryCheck, slowestDays } from './use-delivery-checks.ts';
import type { CheckoutForm } from './use-order-form.ts';

type Props = {
  readonly order: CheckoutForm;
  readonly zips: readonly string[];
  readonly checks: ReadonlyMap<string, DeliveryCheck>;
};

/** How it is sent, in how many packages, and when it is there. */
export function DeliverySection({ order, zips, checks }: Props) {
  const { form, change, offered, goods } = order;
  const delivery = offered.find(({ id }) => id === form.deliveryId);
  const { destinationNotice } = goods.product.order;
  return (
    <section className={styles.sheet}>
      <h2>{checkoutCopy.delivery}</h2>
      <DeliveryChoice
        types={offered}
        value={form.deliveryId}
        onChange={(deliveryId) => change({ deliveryId })}
      />
      {destinationNotice.length > 0 ? (
        <ul className={styles.notes}>
          {destinationNotice.map((line) => (
            <li key={line}>{line}</li>
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
    </section>
  );
}
