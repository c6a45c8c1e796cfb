import { useEffect, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../api.ts';
import { completeCopy, paymentCopy } from '../../copy/checkout.ts';
import { paths } from '../../paths.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './CompletePage.module.css';
import type { WireOrder } from './load-checkout.ts';
import { reportPurchase } from './report-purchase.ts';

type Status = 'checking' | 'paid' | 'pending' | 'failed' | 'cancelled';

/** Between two questions to the server; the provider's notice is usually there before the first. */
const ASK_AGAIN_MS = 3000;
const MOST_QUESTIONS = 20;

/** Coming back proves nothing: the server is asked until the provider has spoken, or somebody leaves the page. */
function usePaymentStatus(order: WireOrder): Status {
  const [status, setStatus] = useState<Status>('checking');
  useEffect(() => {
    let timer: number | undefined;
    let questions = 0;
    const ask = async (): Promise<void> => {
      const answer = await client.orderPaymentConfirm({ body: { code: order.code } });
      questions += 1;
      if (answer.ok) setStatus(answer.value.status);
      const isOpen = !answer.ok || answer.value.status === 'pending';
      if (isOpen && questions < MOST_QUESTIONS) timer = window.setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    return () => window.clearTimeout(timer);
  }, [order.code]);
  return status;
}

export function CompletePage() {
  const order = useLoaderData() as WireOrder;
  const status = usePaymentStatus(order);
  useEffect(() => {
    if (status === 'paid') reportPurchase(order.code, order.statement.total);
  }, [status, order]);
  const isOver = status === 'failed' || status === 'cancelled';
  const toPayment = paths.orderPayment(order.product_code, order.book_code ?? '', order.code);
  return (
    <Wide>
      <PageHead title={status === 'paid' ? completeCopy.title : paymentCopy.title}>
        <p>{completeCopy.number(order.number)}</p>
      </PageHead>
      <div className={styles.page}>
        <Progress status={status} />
        <div className={styles.links}>
          {isOver ? (
            <Link {...buttonAttributes({ variant: 'primary' })} to={toPayment}>
              {paymentCopy.pay}
            </Link>
          ) : (
            <Link {...buttonAttributes({ variant: 'primary' })} to={paths.order(order.code)}>
              {completeCopy.toOrder}
            </Link>
          )}
          <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.home()}>
            {completeCopy.toHome}
          </Link>
        </div>
      </div>
    </Wide>
  );
}

function Progress({ status }: { readonly status: Status }) {
  if (status === 'checking')
    return (
      <Message tone="info" announced>
        {paymentCopy.checking}
      </Message>
    );
  if (status === 'pending')
    return (
      <Message tone="info" announced>
        {completeCopy.pending}
      </Message>
    );
  if (status !== 'paid')
    return (
      <Message tone="error" announced>
        {paymentCopy.failed}
      </Message>
    );
  return (
    <section aria-labelledby="next">
      <h2 id="next">{completeCopy.next}</h2>
      <ol className={styles.steps}>
        {completeCopy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
