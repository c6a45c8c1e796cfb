import { type Kit, soldLabel } from '@fumi/domain';
import { Link, useLoaderData } from 'react-router';
import { trimRatio } from '../../../card/card-shape.ts';
import { DesignThumb } from '../../../card/DesignThumb.tsx';
import { ordersCopy } from '../../../copy/checkout.ts';
import { dayOfMoment } from '../../../copy/moments.ts';
import { yenText } from '../../../copy/money.ts';
import { paths } from '../../../paths.ts';
import { GoodsShop, useShop } from '../../../shop/use-shop.ts';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { loadOrders, type OrderFacts, type OrdersFacts } from '../load-orders.ts';
import { OwnFront } from '../OrderFront.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import styles from './OrdersPage.module.css';
import { shownState } from './order-timeline.ts';

export { loadOrders as loader };

/** The member's orders, newest first. */
export function Component() {
  const { orders, page, pages } = useLoaderData() as OrdersFacts;
  const shop = useShop();
  return (
    <Wide>
      <PageHead title={ordersCopy.title} />
      {orders.length === 0 ? (
        <EmptyState
          action={
            <Link {...buttonAttributes()} to={shop.paths.create()}>
              {ordersCopy.create}
            </Link>
          }
        >
          {ordersCopy.empty}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {orders.map((ordered) => (
            <GoodsShop key={ordered.order.code} value={ordered.facts}>
              <Row {...ordered} />
            </GoodsShop>
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <nav className={styles.pages} aria-label={ordersCopy.title}>
          {page > 1 ? <Link to={paths.orders(page - 1)}>{ordersCopy.newer}</Link> : null}
          <span>{ordersCopy.pageOf(page, pages)}</span>
          {page < pages ? <Link to={paths.orders(page + 1)}>{ordersCopy.older}</Link> : null}
        </nav>
      ) : null}
    </Wide>
  );
}

/** The member's own front, not the design's sample photo and words; of a campaign the design. */
function Picture({ order, facts: _, ...own }: OrderFacts & { readonly kit: Kit }) {
  const { kit } = own;
  const { material, staticUrl } = useShop();
  return order.bookCode ? (
    <span data-orientation={kit.orientation} aria-hidden="true">
      <OwnFront {...own} bookCode={order.bookCode} label="" />
    </span>
  ) : (
    <DesignThumb {...{ kit, staticUrl }} ratio={trimRatio(material, kit.orientation)} alt="" sizes="5rem" />
  );
}

function Row(ordered: OrderFacts) {
  const { order } = ordered;
  const { info } = useShop();
  const kit = info.kits.find(({ id }) => id === order.kitId);
  return (
    <li>
      <Link className={styles.row} to={paths.order(order.code)}>
        <span className={styles.card}>{kit ? <Picture {...ordered} kit={kit} /> : null}</span>
        <span className={styles.what}>
          <strong>{soldLabel(order.productLabel, info, order.kitId)}</strong>
          <span>
            {dayOfMoment(order.createdAt)} <span className={styles.number}>{order.number}</span>
          </span>
        </span>
        <span className={styles.state}>
          <OrderBadge state={shownState(order)} />
        </span>
        <span className={styles.total}>{yenText(order.statement.total)}</span>
      </Link>
    </li>
  );
}
