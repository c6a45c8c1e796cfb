import { isPaidAtTill, isUnpaid } from '@fumi/domain';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { yenText } from '../../../copy/money.ts';
import { paymentCopy, slipCopy } from '../../../copy/payment.ts';
import { forgetOrderKey } from '../../../draft/ordered/order-draft.ts';
import { markForReplacement, unmarkForReplacement } from '../../../draft/ordered/ordered-drafts.ts';
import { flowPaths, paths } from '../../../paths.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { Columns } from '../../../ui/Columns.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { QuestionDialog } from '../../../ui/QuestionDialog.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { loadPayment, lookAgainAtCard, type PaymentFacts, statementFromWire } from '../load-orders.ts';
import type { MemberOrder } from '../member-orders.ts';
import { OrderFront } from '../OrderFront.tsx';
import { OtherOrders } from '../OtherOrders.tsx';
import { SlipNote, SlipQuestion } from '../SlipNote.tsx';
import { StatementLines, Sum } from '../Statement.tsx';
import { CouponField } from './CouponField.tsx';
import { FinalCheck } from './FinalCheck.tsx';
import { usePayment } from './use-payment.ts';

export { loadPayment as loader };

type Payment = ReturnType<typeof usePayment>;

export function Component() {
  const ordered = useLoaderData() as PaymentFacts;
  const { order } = ordered;
  // Not before this page is shown: a reload until then sends the order again and needs the same key.
  useEffect(forgetOrderKey, []);
  const [query] = useSearchParams();
  const payment = usePayment(order);
  const product = useShop().products.find(({ code }) => code === order.productCode);
  const slip = payment.isSlipLeft ? null : order.slip;
  const cardPath = ordered.place && product?.flow ? flowPaths(product.flow.createUrl).step('confirm') : null;
  const [asked, setAsked] = useState<'changed' | 'ordered' | 'slip' | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [seen, setSeen] = useState<Pick<PaymentFacts, 'others' | 'hasChanged'> | null>(null);
  const { others, hasChanged } = seen ?? ordered;
  const pay = () => {
    setAsked(null);
    void payment.pay();
  };
  const payUnlessSlip = slip ? () => setAsked('slip') : pay;
  /** Another device may have changed the card, or paid for it, while the page was open. */
  const press = async () => {
    setLooking(true);
    const now = await lookAgainAtCard(ordered);
    setLooking(false);
    setSeen(now);
    const isKnown = ({ code }: MemberOrder) =>
      others.some((other) => other.code === code && !isUnpaid(other.state));
    if (now.hasChanged) setAsked('changed');
    else if (now.others.some((other) => !isUnpaid(other.state) && !isKnown(other))) setAsked('ordered');
    else payUnlessSlip();
  };
  const payAsItWas = () => {
    // The changed card is a separate set from here on: its order no longer replaces this one.
    unmarkForReplacement(order.code);
    payUnlessSlip();
  };
  const onStay = () => setAsked(null);
  const isFree = payment.statement.total === 0;
  // Who leaves the provider with a number to pay at a till comes back as if the payment had failed.
  const hasFailed = query.has('failed') && order.slip === null;
  const failure = payment.failure ?? (hasFailed ? paymentCopy.failed : null);
  return (
    <>
      <Wide>
        <PageHead title={paymentCopy.title} />
        <Columns
          label={checkoutCopy.beside}
          folded={<Sum words={checkoutCopy.statement} totalYen={payment.statement.total} />}
          aside={
            <>
              <OrderFront {...ordered} />
              <section aria-label={checkoutCopy.statement}>
                <StatementLines {...statementFromWire(payment.statement)} />
              </section>
            </>
          }
        >
          <Problem>{failure}</Problem>
          {hasChanged && cardPath ? (
            <Message tone="warning">
              {paymentCopy.changed}
              {others.some(({ state }) => isUnpaid(state)) ? null : (
                <>
                  <br />
                  <Link to={cardPath} onClick={() => markForReplacement(order.code)}>
                    {paymentCopy.toChanged}
                  </Link>
                </>
              )}
            </Message>
          ) : null}
          {slip ? <SlipNote slip={slip} /> : null}
          {payment.isSlipLeft ? <AnnouncedMessage tone="warning">{slipCopy.left}</AnnouncedMessage> : null}
          <OtherOrders of={order} orders={others} />
          <Options payment={payment} />
          <Sheet heading={paymentCopy.coupon}>
            <CouponField payment={payment} />
          </Sheet>
          {isFree ? null : <Methods payment={payment} />}
          <FinalCheck {...{ ordered, isFree, cardPath }} method={payment.method} />
        </Columns>
      </Wide>
      <ActionBar
        back={
          order.bookCode && product?.order.hasInputCustomerPage ? (
            <Link
              {...buttonAttributes({ variant: 'quiet' })}
              to={paths.orderCustomer(order.productCode, order.bookCode)}
            >
              {paymentCopy.changeDestination}
            </Link>
          ) : null
        }
        summary={<Sum announced words={checkoutCopy.total} totalYen={payment.statement.total} />}
      >
        <Button variant="primary" wide busy={isLooking || payment.busy !== null} onClick={() => void press()}>
          {payWords(payment)}
        </Button>
      </ActionBar>
      {asked === 'changed' ? (
        <DoubtQuestion words={paymentCopy.changedAsked} onProceed={payAsItWas} onStay={onStay} />
      ) : null}
      {asked === 'ordered' ? (
        <DoubtQuestion words={paymentCopy.orderedAsked} onProceed={payUnlessSlip} onStay={onStay} />
      ) : null}
      {asked === 'slip' ? <SlipQuestion onProceed={pay} onStay={onStay} /> : null}
    </>
  );
}

type DoubtProps = ComponentProps<typeof SlipQuestion> & {
  readonly words: { readonly title: string; readonly question: string; readonly accept: string };
};

/** Who has changed the card since, or paid for it elsewhere, does not pay by mistake. */
const DoubtQuestion = ({ words: { title, question, accept }, onProceed, onStay }: DoubtProps) => (
  <QuestionDialog
    {...{ title, accept }}
    isOfDoubt
    onAccept={onProceed}
    cancel={slipCopy.stay}
    onCancel={onStay}
  >
    <p>{question}</p>
  </QuestionDialog>
);

/** The button says what it does: money, a number to pay at a till, or nothing to pay (特定商取引法12条の6). */
function payWords({ statement: { total }, method }: Payment): string {
  if (total === 0) return paymentCopy.payNothing;
  return isPaidAtTill(method) ? paymentCopy.payAtTill : paymentCopy.pay(yenText(total));
}

function Options({ payment }: { readonly payment: Payment }) {
  const { options } = payment.statement;
  if (options.length === 0) return null;
  return (
    <Sheet heading={paymentCopy.options}>
      {options.map(({ id, label, unit, max, qty }) => (
        <Select
          key={id}
          label={paymentCopy.optionLabel(label, yenText(unit))}
          value={String(payment.chosen[id] ?? qty)}
          onChange={(event) => payment.setOption(id, Number(event.target.value))}
          options={Array.from({ length: max + 1 }, (_, count) => ({
            value: String(count),
            label: paymentCopy.optionCount(count),
          }))}
        />
      ))}
    </Sheet>
  );
}

function Methods({ payment }: { readonly payment: Payment }) {
  const headingId = useId();
  return (
    <Sheet heading={paymentCopy.method} headingId={headingId}>
      <RadioGroup
        labelledBy={headingId}
        value={payment.method}
        onChange={payment.setMethod}
        options={payment.statement.paymentTypes.map((type) => ({
          value: type,
          label: paymentCopy.methods[type],
          description: paymentCopy.methodNotes[type],
        }))}
      />
    </Sheet>
  );
}
