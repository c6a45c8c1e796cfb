import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { addressCopy, zipWords } from '../../copy/address.ts';
import { completeCopy, ordersCopy, paymentCopy } from '../../copy/checkout.ts';
import { paths } from '../../paths.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import styles from './CustomerPage.module.css';
import { loadOrderOfPath, type OrderFacts, type WireOrder } from './load-checkout.ts';
import { OrderFront } from './OrderFront.tsx';
import pageStyles from './OrderPage.module.css';
import { orderPaymentPath } from './order-paths.ts';
import { dayText, stateTone } from './order-words.ts';
import { StatementLines } from './StatementLines.tsx';
import { Timeline } from './Timeline.tsx';

export { loadOrderOfPath as loader };

const IS_PAID: readonly WireOrder['state'][] = ['paid', 'in_print', 'shipped'];
const IS_UNPAID: readonly WireOrder['state'][] = ['draft', 'payment_pending'];

/** One order: where it is, what it was, and what can be done about it now. */
export function Component() {
  const ordered = useLoaderData() as OrderFacts;
  const { order } = ordered;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Wide>
      <PageHead title={ordersCopy.orderTitle}>
        <p>{completeCopy.number(order.number)}</p>
      </PageHead>
      <div className={`${styles.page} ${pageStyles.page}`}>
        <div className={styles.form}>
          <section className={styles.sheet} aria-label={ordersCopy.progress}>
            <p>
              <Badge tone={stateTone(order.state)}>{ordersCopy.states[order.state]}</Badge>
            </p>
            <Timeline order={order} />
            {order.state === 'refunding' ? <p className={styles.note}>{ordersCopy.refundNote}</p> : null}
            <Actions order={order} onCancel={() => setIsAsked(true)} />
          </section>
          <Facts order={order} />
        </div>
        <aside className={styles.side}>
          <OrderFront {...ordered} />
          <StatementLines
            lines={order.statement.lines.map(({ label, count, amount }) => ({
              label,
              count,
              amountYen: amount,
            }))}
            totalYen={order.statement.total}
            taxYen={order.statement.tax}
          />
        </aside>
      </div>
      {isAsked ? <CancelOrderDialog code={order.code} onClose={() => setIsAsked(false)} /> : null}
    </Wide>
  );
}

function Facts({ order }: { readonly order: WireOrder }) {
  const rows: [term: string, words: React.ReactNode][] = [
    [ordersCopy.date, dayText(order.created_at)],
    [ordersCopy.delivery, order.delivery_label],
    ...(order.tracking_number
      ? [[ordersCopy.tracking, <Tracking key="tracking" order={order} />] as [string, React.ReactNode]]
      : []),
    ...(order.payment_type
      ? [[ordersCopy.payment, paymentCopy.methods[order.payment_type]] as [string, string]]
      : []),
  ];
  return (
    <dl className={pageStyles.facts}>
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      <div>
        <dt>
          {order.destinations.length > 1
            ? ordersCopy.destinationsOf(order.destinations.length)
            : ordersCopy.deliverTo}
        </dt>
        <dd>
          <Places order={order} />
        </dd>
      </div>
    </dl>
  );
}

/** The carrier's page where there is one; always the number, which people read out on the telephone. */
function Tracking({ order }: { readonly order: WireOrder }) {
  return (
    <>
      {order.tracking_number}{' '}
      {order.tracking_url === null ? null : (
        <a href={order.tracking_url} target="_blank" rel="noopener noreferrer">
          {ordersCopy.track}
          <VisuallyHidden>{ordersCopy.newTab}</VisuallyHidden>
        </a>
      )}
    </>
  );
}

function Places({ order }: { readonly order: WireOrder }) {
  const { products } = useShop();
  const unit = products.find(({ code }) => code === order.product_code)?.order.unitLabel ?? '';
  return (
    <ol className={pageStyles.places}>
      {order.destinations.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's places never change, and two may be the same
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

function Actions({ order, onCancel }: { readonly order: WireOrder; readonly onCancel: () => void }) {
  return (
    <div className={pageStyles.actions}>
      {IS_UNPAID.includes(order.state) ? (
        <Link {...buttonAttributes({ variant: 'primary' })} to={orderPaymentPath(order)}>
          {ordersCopy.pay}
        </Link>
      ) : null}
      {order.book_code ? (
        <a
          {...buttonAttributes()}
          href={`/api/book/${order.book_code}/proof.pdf`}
          target="_blank"
          rel="noopener"
        >
          {ordersCopy.proof}
          <VisuallyHidden>{ordersCopy.newTab}</VisuallyHidden>
        </a>
      ) : null}
      {IS_PAID.includes(order.state) ? (
        <Link {...buttonAttributes()} to={paths.receipt(order.code)}>
          {ordersCopy.receipt}
        </Link>
      ) : null}
      {order.can_order_again && order.book_code ? (
        <Link {...buttonAttributes()} to={paths.orderCustomer(order.product_code, order.book_code)}>
          {ordersCopy.again}
        </Link>
      ) : null}
      {order.can_cancel ? (
        <Button variant="quiet" onClick={onCancel}>
          {ordersCopy.cancel}
        </Button>
      ) : null}
    </div>
  );
}
