import { orderCopy } from '../../copy/order.ts';
import { DesignThumb } from '../../platform/card/DesignThumb.tsx';
import { useShop } from '../../platform/use-shop.ts';
import { BookFront } from './BookFront.tsx';
import styles from './CustomerPage.module.css';
import type { WireOrder } from './load-checkout.ts';

/** The card that was ordered: with the member's own photo, or a campaign's design; nothing where neither is known. */
export function OrderFront({ order }: { readonly order: WireOrder }) {
  const { info, material, staticUrl } = useShop();
  const kit = info.kits.find(({ id }) => id === order.kit_id);
  if (!kit) return null;
  const label = orderCopy.front(kit.label);
  const photoUrl = `/api/book/${order.book_code}/photo/${material.frontPage}.jpg`;
  return (
    <div className={styles.front} data-orientation={kit.orientation}>
      {order.book_code ? (
        <BookFront kit={kit} photoUrl={photoUrl} label={label} />
      ) : (
        <DesignThumb kit={kit} staticUrl={staticUrl} alt={label} sizes="20rem" lift="held" />
      )}
    </div>
  );
}
