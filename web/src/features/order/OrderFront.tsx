import { type Kit, showcaseBookPage } from '@fumi/domain';
import { useMemo } from 'react';
import { trimRatio } from '../../card/card-shape.ts';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { orderCopy } from '../../copy/order.ts';
import { GoodsShop, useShop } from '../../shop/use-shop.ts';
import { BookFront } from './BookFront.tsx';
import styles from './CustomerPage.module.css';
import { bookPhotoUrl, textsOnPage } from './load-book.ts';
import type { OrderFacts } from './load-checkout.ts';

/** The card that was ordered: with the member's own photo, or a campaign's design; nothing where neither is known. */
export function OrderFront(ordered: OrderFacts) {
  return (
    <GoodsShop value={ordered.facts}>
      <Front {...ordered} />
    </GoodsShop>
  );
}

type OwnProps = Pick<OrderFacts, 'texts'> & {
  readonly kit: Kit;
  readonly bookCode: string;
  readonly label: string;
};

/** The front of the member's own book: photo and words. */
export function OwnFront({ kit, bookCode, texts, label }: OwnProps) {
  const pageNo = showcaseBookPage(useShop().material);
  const words = useMemo(() => textsOnPage(texts ?? [], pageNo), [texts, pageNo]);
  return <BookFront kit={kit} photoUrl={bookPhotoUrl(bookCode, pageNo)} texts={words} label={label} />;
}

function Front({ order, texts }: OrderFacts) {
  const { info, material, staticUrl } = useShop();
  const kit = info.kits.find(({ id }) => id === order.kit_id);
  if (!kit) return null;
  const label = orderCopy.front(kit.label);
  return (
    <div className={styles.front} data-orientation={kit.orientation}>
      {order.book_code ? (
        <OwnFront {...{ kit, texts, label }} bookCode={order.book_code} />
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
