import { Link, useLoaderData } from 'react-router';
import { zipWords } from '../../copy/address.ts';
import { completeCopy, ordersCopy, receiptCopy } from '../../copy/checkout.ts';
import { dayOfMoment } from '../../copy/moments.ts';
import { yenText } from '../../copy/money.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { loadReceipt, type ReceiptFacts } from './load-orders.ts';
import styles from './ReceiptPage.module.css';

export { loadReceipt as loader };

/** A receipt with the fields of a qualified invoice (適格簡易請求書): seller and number, date, goods, rate, tax. */
export function Component() {
  const { order, seller } = useLoaderData() as ReceiptFacts;
  if (order.paidAt === null)
    return (
      <Wide>
        <PageHead title={receiptCopy.title} />
        <Message tone="info">{receiptCopy.notPaid}</Message>
      </Wide>
    );
  return (
    <Wide>
      <article className={styles.receipt}>
        <h1 tabIndex={-1}>{receiptCopy.title}</h1>
        <p className={styles.to}>{receiptCopy.to(order.customer.name)}</p>
        <p className={styles.amount}>
          <span>{receiptCopy.amount}</span>
          <strong>{yenText(order.statement.total)}</strong>
        </p>
        <p>{receiptCopy.for}</p>
        <dl className={styles.rows}>
          <Row term={ordersCopy.number} words={order.number} />
          <Row term={receiptCopy.paidOn} words={dayOfMoment(order.paidAt)} />
          {order.statement.lines.map(({ label, count, amount }) => (
            <Row key={label} term={count > 1 ? `${label} × ${count}` : label} words={yenText(amount)} />
          ))}
          <Row term={receiptCopy.taxRate} words={yenText(order.statement.total)} />
          <Row term={receiptCopy.tax} words={yenText(order.statement.tax)} />
        </dl>
        <address className={styles.seller}>
          {seller.company}
          <br />
          {zipWords(seller.zip)} {seller.address}
          <br />
          {seller.tel}
          <br />
          {receiptCopy.registration} {seller.invoiceNumber}
        </address>
      </article>
      <p className={styles.actions}>
        <Button onClick={() => window.print()}>{receiptCopy.print}</Button>
        <Link to={paths.order(order.code)}>{completeCopy.toOrder}</Link>
      </p>
    </Wide>
  );
}

const Row = ({ term, words }: { readonly term: string; readonly words: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{words}</dd>
  </div>
);
