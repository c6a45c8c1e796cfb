import { formatZip, type Product } from '@fumi/domain';
import { addressCopy } from '../../copy/address.ts';
import { ordersCopy } from '../../copy/checkout.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Note } from '../../ui/Note.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { cardsInSet } from './cards-in-set.ts';
import styles from './Destinations.module.css';
import type { MemberOrder } from './member-orders.ts';

/** Where an order goes, and how many go there. */
export function Destinations({ order }: { readonly order: MemberOrder }) {
  const { products } = useShop();
  const product = products.find(({ code }) => code === order.productCode);
  return <Places destinations={order.destinations} product={product} />;
}

type PlacesProps = Pick<MemberOrder, 'destinations'> & { readonly product: Product | undefined };

/** The list of destinations; they are erased some time after the delivery, and the page says so. */
export const Places = ({ destinations, product }: PlacesProps) => (
  <>
    <ol className={styles.destinations}>
      {destinations.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's destinations never change, and two may be the same
        <li key={index}>
          {/* A template: JSX drops a space at the end of a line. */}
          {`${each.name}　`}
          {product
            ? ordersCopy.quantityOf(each.quantity, product.order.unitLabel, cardsInSet(product))
            : each.quantity}
          <br />
          <span title={addressCopy.zip}>
            <WholeNumbers>{formatZip(each.zip)}</WholeNumbers>
          </span>{' '}
          <WholeNumbers>{`${each.state}${each.address1} ${each.address2}`}</WholeNumbers>
        </li>
      ))}
    </ol>
    {destinations.some(({ zip }) => zip === '') ? <Note>{ordersCopy.erased}</Note> : null}
  </>
);
