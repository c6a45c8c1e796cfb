import { addressCopy, zipWords } from '../../copy/address.ts';
import { ordersCopy } from '../../copy/checkout.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './Destinations.module.css';
import type { MemberOrder } from './load-orders.ts';

/** Where an order goes, and how many go there. */
export function Destinations({ order }: { readonly order: MemberOrder }) {
  const { products } = useShop();
  const unit = products.find(({ code }) => code === order.productCode)?.order.unitLabel ?? '';
  return (
    <ol className={styles.destinations}>
      {order.destinations.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's destinations never change, and two may be the same
        <li key={index}>
          {each.name}　{ordersCopy.quantityOf(each.quantity, unit)}
          <br />
          <span title={addressCopy.zip}>{zipWords(each.zip)}</span> {each.state}
          {each.address1} {each.address2}
        </li>
      ))}
    </ol>
  );
}
