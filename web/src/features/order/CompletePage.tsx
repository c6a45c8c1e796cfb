import { useEffect, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../api.ts';
import { arrivalCopy, dayWords } from '../../copy/arrival.ts';
import { completeCopy, paymentCopy } from '../../copy/checkout.ts';
import { clearOrderDraft } from '../../draft/order-draft.ts';
import { paths } from '../../paths.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './CompletePage.module.css';
import { loadOrderOfQuery, type OrderFacts, type WireOrder } from './load-checkout.ts';
import { OrderFront } from './OrderFront.tsx';
import { orderPaymentPath } from './order-paths.ts';
import { reportPurchase } from './report-order.ts';
import { useEstimate } from './use-estimate.ts';

export { loadOrderOfQuery as loader };

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

export function Component() {
  const ordered = useLoaderData() as OrderFacts;
  const { order } = ordered;
  const status = usePaymentStatus(order);
  useEffect(() => {
    if (status !== 'paid') return;
    reportPurchase(order.code, order.statement.total);
    clearOrderDraft();
  }, [status, order]);
  const isOver = status === 'failed' || status === 'cancelled';
  return (
    <Wide>
      <PageHead title={status === 'paid' ? completeCopy.title : paymentCopy.title}>
        <p>{completeCopy.number(order.number)}</p>
      </PageHead>
      <div className={styles.page}>
        {status === 'paid' ? (
          <div className={styles.card}>
            <OrderFront {...ordered} />
          </div>
        ) : null}
        <Progress status={status} order={order} />
        <div className={styles.links}>
          {isOver ? (
            <Link {...buttonAttributes({ variant: 'primary' })} to={orderPaymentPath(order)}>
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

function Progress({ status, order }: { readonly status: Status; readonly order: WireOrder }) {
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
  return <Next order={order} />;
}

/** What happens next, and until when. */
function Next({ order }: { readonly order: WireOrder }) {
  const estimate = useEstimate(order);
  const days = estimate && {
    prints: dayWords(estimate.printsBy),
    ships: dayWords(estimate.shipsBy),
    arrives: arrivalCopy.between(dayWords(estimate.arrivesFrom), dayWords(estimate.arrivesTo)),
  };
  const ships = estimate?.delivery.trackingUrl ? completeCopy.shipsTracked : completeCopy.ships;
  return (
    <section aria-labelledby="next">
      <h2 id="next">{completeCopy.next}</h2>
      <ol className={styles.steps}>
        <li>{completeCopy.mail(order.customer.email)}</li>
        {days ? (
          <>
            <li>{completeCopy.prints(days.prints)}</li>
            <li>{ships(days.ships)}</li>
            <li>{completeCopy.arrives(days.arrives)}</li>
          </>
        ) : null}
      </ol>
    </section>
  );
}
