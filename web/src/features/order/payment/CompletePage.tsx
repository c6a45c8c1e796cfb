import { occasionOf } from '@fumi/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { type Answered, client } from '../../../api.ts';
import { arrivalCopy, dayWords } from '../../../copy/arrival.ts';
import { completeCopy } from '../../../copy/checkout.ts';
import { paymentCopy } from '../../../copy/payment.ts';
import { connectionCopy, shellCopy } from '../../../copy/shell.ts';
import { clearOrderDraft } from '../../../draft/ordered/order-draft.ts';
import { paths } from '../../../paths.ts';
import { LOOK_AGAIN_MS, ONLINE_EVENT } from '../../../platform/connection.ts';
import { outgoingText } from '../../../platform/outgoing-text.ts';
import { useCall } from '../../../platform/use-call.ts';
import { shopFrom } from '../../../shop/shop.ts';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { Column } from '../../../ui/Column.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row } from '../../../ui/Row.tsx';
import { WholeNumbers } from '../../../ui/WholeNumbers.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { SameCard } from '../again/SameCard.tsx';
import { SamePhoto } from '../again/SamePhoto.tsx';
import { type CompleteFacts, loadComplete } from '../load-orders.ts';
import type { MemberOrder } from '../member-orders.ts';
import { OrderFront } from '../OrderFront.tsx';
import { orderPaymentPath } from '../order-paths.ts';
import { reportPurchase } from '../report-order.ts';
import { SlipNote } from '../SlipNote.tsx';
import { useEstimate } from '../use-estimate.ts';
import styles from './CompletePage.module.css';

export { loadComplete as loader };

type Status = 'checking' | Answered<'orderPaymentConfirm'>['status'];

/** The provider tells the server, usually before the customer is back; where not, the server is asked again. */
const ASK_AGAIN_MS = 3000;
const MOST_QUESTIONS = 20;

/** Coming back proves nothing: the server is asked, up to MOST_QUESTIONS times, what happened. */
function usePaymentStatus({ order: { code }, status: first }: CompleteFacts): Status {
  const isAsked = first === null || first === 'pending';
  const { value, isLoading, again } = useCall(isAsked ? code : null, (signal) =>
    client.orderPaymentConfirm({ body: { code } }, { signal }),
  );
  const questions = useRef(1);
  const isOpen = isAsked && !isLoading && (value === null || value.status === 'pending');
  const askAgain = useEffectEvent(again);
  useEffect(() => {
    if (!isOpen || questions.current >= MOST_QUESTIONS) return;
    questions.current += 1;
    const timer = setTimeout(() => askAgain(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return value?.status ?? first ?? 'checking';
}

/** After a card of mourning nothing more is offered here; the order's own page still does. */
const isForMourners = ({ order, facts }: CompleteFacts): boolean =>
  order.kitId !== null && occasionOf(shopFrom(facts).info, order.kitId) === 'mourning';

export function Component() {
  const ordered = useLoaderData() as CompleteFacts;
  const { order } = ordered;
  const status = usePaymentStatus(ordered);
  useEffect(() => {
    if (status !== 'paid') return;
    reportPurchase(order.code, order.statement.total);
    clearOrderDraft();
  }, [status, order]);
  const title = status === 'paid' ? completeCopy.title : paymentCopy.title;
  // An effect, which runs after the layout effect that sets the route's title: the route does not know the status.
  useEffect(() => {
    document.title = outgoingText(shellCopy.title(title));
  }, [title]);
  return (
    <Wide>
      <PageHead title={title}>
        <p>
          <WholeNumbers>{completeCopy.number(order.number)}</WholeNumbers>
          <br />
          {order.statement.lines.find(({ kind }) => kind === 'product')?.label}
        </p>
      </PageHead>
      <Column>
        {status === 'paid' ? (
          <div className={styles.card}>
            <OrderFront {...ordered} />
          </div>
        ) : null}
        <Progress status={status} order={order} />
        {status === 'pending' && order.slip ? <SlipNote slip={order.slip} /> : null}
        <Row>
          {status === 'failed' ? (
            <Link {...buttonAttributes({ variant: 'primary' })} to={orderPaymentPath(order)}>
              {paymentCopy.toPay}
            </Link>
          ) : (
            <Link {...buttonAttributes({ variant: 'primary' })} to={paths.order(order.code)}>
              {completeCopy.toOrder}
            </Link>
          )}
          <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.home()}>
            {completeCopy.toHome}
          </Link>
        </Row>
        {status === 'paid' && !isForMourners(ordered) ? (
          <>
            <SameCard {...ordered} />
            <SamePhoto {...ordered} />
          </>
        ) : null}
      </Column>
    </Wide>
  );
}

/** Asks again by itself, as soon as the browser has a network again or a little later. */
function useAskingAgain() {
  const { revalidate, state } = useRevalidator();
  const askAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (state !== 'idle') return;
    const again = () => askAgain();
    const timer = setTimeout(again, LOOK_AGAIN_MS);
    addEventListener(ONLINE_EVENT, again);
    return () => {
      clearTimeout(timer);
      removeEventListener(ONLINE_EVENT, again);
    };
  }, [state]);
  return { askAgain: () => void revalidate(), isAsking: state === 'loading' };
}

/** Shown where the server could not be asked: the money may be on its way, and nobody should pay twice. */
export function Unreached() {
  const { askAgain, isAsking } = useAskingAgain();
  return (
    <Wide>
      <PageHead title={paymentCopy.title} />
      <Column>
        <Message tone="warning">
          <p>{completeCopy.unasked}</p>
          <p>{completeCopy.payOnce}</p>
        </Message>
        <Row>
          <Link {...buttonAttributes({ variant: 'primary' })} to={paths.orders()}>
            {completeCopy.toOrders}
          </Link>
          <Button busy={isAsking} onClick={askAgain}>
            {connectionCopy.retry}
          </Button>
        </Row>
      </Column>
    </Wide>
  );
}

function Progress({ status, order }: { readonly status: Status; readonly order: MemberOrder }) {
  if (status === 'paid') return <Next order={order} />;
  const isWaiting = status === 'checking' || status === 'pending';
  return (
    <AnnouncedMessage tone={isWaiting ? 'info' : 'error'}>
      {status === 'checking'
        ? paymentCopy.checking
        : status === 'pending'
          ? completeCopy.pending
          : status === 'cancelled'
            ? completeCopy.cancelled
            : paymentCopy.failed}
    </AnnouncedMessage>
  );
}

/** For a typed e-mail address that is not the member's own: it gets the mails too, or first a mail to confirm it. */
const mailCopyWords = ({ email, isProven }: NonNullable<MemberOrder['mailCopy']>): string =>
  isProven ? completeCopy.copy(email) : completeCopy.askedCopy(email);

/** What happens next, and until when. */
function Next({ order }: { readonly order: MemberOrder }) {
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
        <li>
          {completeCopy.mail(order.mailTo)}
          {order.mailCopy === null ? null : mailCopyWords(order.mailCopy)}
        </li>
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
