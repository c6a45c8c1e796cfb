import { CANCELLED_STATES, isUnpaid, needsReturnInvoice } from '@fumi/domain';
import { useEffect, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { client } from '../../../api.ts';
import { checkoutCopy, completeCopy, ordersCopy } from '../../../copy/checkout.ts';
import { failureSentence } from '../../../copy/failure.ts';
import { dayOfMoment } from '../../../copy/moments.ts';
import { yenText } from '../../../copy/money.ts';
import { paymentCopy, slipCopy } from '../../../copy/payment.ts';
import { refundCopy } from '../../../copy/refund.ts';
import { shellCopy } from '../../../copy/shell.ts';
import { paths } from '../../../paths.ts';
import { failureCode } from '../../../platform/answer.ts';
import { isShopReached } from '../../../platform/connection.ts';
import { focusHeading } from '../../../platform/focus-heading.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { Columns } from '../../../ui/Columns.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { WholeNumbers } from '../../../ui/WholeNumbers.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { SameCard } from '../again/SameCard.tsx';
import { SamePhoto } from '../again/SamePhoto.tsx';
import { Destinations } from '../Destinations.tsx';
import { Fact } from '../Fact.tsx';
import { loadOrderOfPath, type MemberParcel, moneyBack, statementFromWire } from '../load-orders.ts';
import type { MemberOrder } from '../member-orders.ts';
import { OrderFront } from '../OrderFront.tsx';
import { OtherOrders } from '../OtherOrders.tsx';
import { orderPaymentPath } from '../order-paths.ts';
import { ProofLink } from '../ProofLink.tsx';
import { SlipNote } from '../SlipNote.tsx';
import { StatementLines } from '../Statement.tsx';
import { KeepWords } from './KeepWords.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import styles from './OrderPage.module.css';
import { shownState } from './order-timeline.ts';
import { RefundNotes } from './RefundNotes.tsx';
import { Timeline } from './Timeline.tsx';

export { loadOrderOfPath as loader };

const IS_PAID: readonly MemberOrder['state'][] = ['paid', 'in_print', 'shipped'];

/** One order: where it is, what it was, and what can be done about it now. */
export function Component() {
  const { others, ...ordered } = useLoaderData<typeof loadOrderOfPath>();
  const { order } = ordered;
  const [question, setQuestion] = useState<'open' | 'answered' | null>(null);
  // By the order's state: the answer to the cancelling may have been lost.
  const isCancelled = CANCELLED_STATES.includes(order.state);
  // The button that opened the question is gone: the heading gets the focus.
  useEffect(() => {
    if (isCancelled && question !== null) focusHeading();
  }, [isCancelled, question]);
  return (
    <Wide>
      <PageHead title={ordersCopy.orderTitle}>
        <p>
          <WholeNumbers>{completeCopy.number(order.number)}</WholeNumbers>
        </p>
      </PageHead>
      <div role="status" className={styles.done}>
        {isCancelled && question !== null ? <Message tone="done">{ordersCopy.cancelled}</Message> : null}
      </div>
      <div className={styles.page}>
        <Columns
          label={checkoutCopy.beside}
          aside={
            <>
              <OrderFront {...ordered} />
              <StatementLines {...statementFromWire(order.statement)} />
            </>
          }
        >
          <Sheet aria-label={ordersCopy.progress}>
            <p>
              <OrderBadge state={shownState(order)} />
            </p>
            <Timeline order={order} />
            <OtherOrders of={order} orders={others} />
            {order.slip ? <SlipNote slip={order.slip} /> : null}
            <RefundNotes order={order} />
            <Actions order={order} onCancel={() => setQuestion('open')} />
          </Sheet>
          <Facts order={order} />
        </Columns>
        <KeepWords {...ordered} />
        <SameCard {...ordered} />
        <SamePhoto {...ordered} />
      </div>
      {question === 'open' && !isCancelled ? (
        <CancelDialog order={order} onClose={() => setQuestion('answered')} />
      ) : null}
    </Wide>
  );
}

/** Asks before an order ends; a paid one is refunded. */
function CancelDialog({ order, onClose }: { readonly order: MemberOrder; readonly onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const isPaid = !isUnpaid(order.state) && order.statement.total > 0;
  const cancel = async () => {
    const answer = await client.orderCancel({ body: { orderCode: order.code } });
    // Also after a lost answer: the order may be cancelled. Without a network nothing can be loaded.
    if (answer.ok || (await isShopReached())) await revalidate();
    if (answer.ok) {
      onClose();
      return null;
    }
    return failureCode(answer.error) === 'wrong_state'
      ? ordersCopy.cancelFailed
      : failureSentence(answer.error);
  };
  return (
    <ConfirmDialog
      title={ordersCopy.cancelTitle}
      cancel={ordersCopy.keep}
      confirm={ordersCopy.cancel}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{ordersCopy.cancelQuestion(isPaid)}</p>
      {isPaid && order.paymentType ? <p>{refundCopy.ways[order.paymentType]}</p> : null}
      {order.slip ? <p>{slipCopy.cancelled}</p> : null}
    </ConfirmDialog>
  );
}

function Facts({ order }: { readonly order: MemberOrder }) {
  const { createdAt, deliveryLabel, parcels, paymentType, destinations, refunds, statement } = order;
  const followed = parcels.filter(({ trackingNumber }) => trackingNumber !== null);
  return (
    <dl className={styles.facts}>
      <Fact term={ordersCopy.date}>{dayOfMoment(createdAt)}</Fact>
      <Fact term={ordersCopy.delivery}>{deliveryLabel}</Fact>
      {followed.length > 0 ? (
        <Fact term={ordersCopy.tracking}>
          {followed.map((parcel) => (
            <Tracking key={parcel.destination} parcel={parcel} order={order} />
          ))}
        </Fact>
      ) : null}
      {paymentType ? (
        <Fact term={ordersCopy.payment}>
          {statement.total === 0 ? ordersCopy.nothingPaid : paymentCopy.methods[paymentType]}
        </Fact>
      ) : null}
      {refunds.length > 0 ? (
        <Fact term={ordersCopy.moneyBack}>
          {refunds.map(({ at, amount }) => (
            <div key={at}>{ordersCopy.moneyBackOn(yenText(amount), dayOfMoment(at))}</div>
          ))}
        </Fact>
      ) : null}
      <Fact
        term={destinations.length > 1 ? ordersCopy.destinationsOf(destinations.length) : ordersCopy.deliverTo}
      >
        <Destinations order={order} />
      </Fact>
    </dl>
  );
}

/** The carrier's page where there is one; always the number, which people read out on the telephone. */
function Tracking({ parcel, order }: { readonly parcel: MemberParcel; readonly order: MemberOrder }) {
  const { destination, trackingNumber, trackingUrl } = parcel;
  const name = order.destinations.length > 1 ? order.destinations[destination]?.name : undefined;
  return (
    <div>
      {name === undefined ? null : `${ordersCopy.parcelTo(name)} `}
      {trackingNumber}{' '}
      {trackingUrl === null ? null : (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {ordersCopy.track}
          <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}

function Actions({ order, onCancel }: { readonly order: MemberOrder; readonly onCancel: () => void }) {
  return (
    <Row>
      {isUnpaid(order.state) ? (
        <Link {...buttonAttributes({ variant: 'primary' })} to={orderPaymentPath(order)}>
          {ordersCopy.pay}
        </Link>
      ) : null}
      {order.bookCode ? <ProofLink bookCode={order.bookCode} /> : null}
      {IS_PAID.includes(order.state) && order.statement.total > 0 ? (
        <Link {...buttonAttributes()} to={paths.receipt(order.code)}>
          {ordersCopy.receipt}
        </Link>
      ) : null}
      {needsReturnInvoice(moneyBack(order)) ? (
        <Link {...buttonAttributes()} to={paths.returnInvoice(order.code)}>
          {ordersCopy.returnInvoice}
        </Link>
      ) : null}
      {order.canOrderAgain && order.bookCode ? (
        <Link {...buttonAttributes()} to={paths.orderCustomer(order.productCode, order.bookCode)}>
          {ordersCopy.again}
        </Link>
      ) : null}
      {order.addresseeCount > 0 ? (
        <Link {...buttonAttributes()} to={paths.orderPeople(order.code)}>
          {ordersCopy.samePeople}
        </Link>
      ) : null}
      <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.inquiry(order.code)}>
        {ordersCopy.inquiry}
      </Link>
      {order.canCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          {ordersCopy.cancel}
        </Button>
      ) : null}
    </Row>
  );
}
