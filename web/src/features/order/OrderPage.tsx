import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { addressCopy, zipWords } from '../../copy/address.ts';
import { completeCopy, ordersCopy, paymentCopy } from '../../copy/checkout.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import styles from './CustomerPage.module.css';
import type { WireOrder } from './load-checkout.ts';
import pageStyles from './OrderPage.module.css';
import { dayText, stateTone } from './order-words.ts';
import { StatementLines } from './StatementLines.tsx';

const IS_PAID: readonly WireOrder['state'][] = ['paid', 'in_print', 'shipped'];
const IS_UNPAID: readonly WireOrder['state'][] = ['draft', 'payment_pending'];

/** One order: where it is, what it was, and what can be done about it now. */
export function OrderPage() {
  const order = useLoaderData() as WireOrder;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Wide>
      <PageHead title={ordersCopy.orderTitle}>
        <p>{completeCopy.number(order.number)}</p>
      </PageHead>
      <div className={styles.page}>
        <div className={styles.form}>
          <Facts order={order} />
          <Actions order={order} onCancel={() => setIsAsked(true)} />
        </div>
        <aside className={styles.side}>
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
    [
      ordersCopy.status,
      <Badge key="state" tone={stateTone(order.state)}>
        {ordersCopy.states[order.state]}
      </Badge>,
    ],
    [ordersCopy.date, dayText(order.created_at)],
    [ordersCopy.delivery, order.delivery_label],
    ...(order.tracking_number ? [[ordersCopy.tracking, order.tracking_number] as [string, string]] : []),
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
      {order.destinations.map((destination) => (
        <div key={`${destination.zip}${destination.name}${destination.address2}`}>
          <dt>{ordersCopy.deliverTo}</dt>
          <dd>
            <span title={addressCopy.zip}>{zipWords(destination.zip)}</span> {destination.state}
            {destination.address1} {destination.address2}
            <br />
            {destination.name}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ order, onCancel }: { readonly order: WireOrder; readonly onCancel: () => void }) {
  const bookCode = order.book_code ?? '';
  return (
    <div className={pageStyles.actions}>
      {IS_UNPAID.includes(order.state) ? (
        <Link
          {...buttonAttributes({ variant: 'primary' })}
          to={paths.orderPayment(order.product_code, bookCode, order.code)}
        >
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
      {order.can_cancel ? (
        <Button variant="quiet" onClick={onCancel}>
          {ordersCopy.cancel}
        </Button>
      ) : null}
    </div>
  );
}
