import { orderCopy } from '../../copy/order.ts';
import { trimRatio } from '../../platform/card/card-shape.ts';
import { DesignThumb } from '../../platform/card/DesignThumb.tsx';
import { GoodsShop, useShop } from '../../platform/use-shop.ts';
import { BookFront } from './BookFront.tsx';
import styles from './CustomerPage.module.css';
import { bookPhotoUrl } from './load-book.ts';
import type { OrderFacts, WireOrder } from './load-checkout.ts';

/** The card that was ordered: with the member's own photo, or a campaign's design; nothing where neither is known. */
export function OrderFront({ order, facts }: OrderFacts) {
  return (
    <GoodsShop value={facts}>
      <Front order={order} />
    </GoodsShop>
  );
}

function Front({ order }: { readonly order: WireOrder }) {
  const { info, material, staticUrl } = useShop();
  const kit = info.kits.find(({ id }) => id === order.kit_id);
  if (!kit) return null;
  const label = orderCopy.front(kit.label);
  return (
    <div className={styles.front} data-orientation={kit.orientation}>
      {order.book_code ? (
        <BookFront kit={kit} photoUrl={bookPhotoUrl(order.book_code, material.frontPage)} label={label} />
      ) : (
        <DesignThumb
          {...{ kit, staticUrl }}
          ratio={trimRatio(material, kit.orientation)}
          alt={label}
          sizes="20rem"
          lift="held"
        />
      )}
    </div>
  );
}
