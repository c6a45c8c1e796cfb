import { useEffect } from 'react';
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { client } from '../../api.ts';
import { checkoutCopy, paymentCopy } from '../../copy/checkout.ts';
import { yenText } from '../../copy/money.ts';
import { paths } from '../../paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CouponField } from './CouponField.tsx';
import styles from './CustomerPage.module.css';
import { loadOrderOfQuery, type OrderFacts, type WireOrder } from './load-checkout.ts';
import { OrderFront } from './OrderFront.tsx';
import { orderCompletePath } from './order-paths.ts';
import { StatementLines } from './StatementLines.tsx';
import { Sum } from './Sum.tsx';
import { usePayment } from './use-payment.ts';

export { loadOrderOfQuery as loader };

type Payment = ReturnType<typeof usePayment>;

/** Somebody who comes back and has paid is not asked to pay again. */
function usePaidElsewhere(order: WireOrder, complete: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (order.state === 'draft') return;
    void client.orderPaymentConfirm({ body: { code: order.code } }).then((answer) => {
      if (answer.ok && answer.value.status === 'paid') void navigate(complete, { replace: true });
    });
  }, [order, complete, navigate]);
}

export function Component() {
  const ordered = useLoaderData() as OrderFacts;
  const { order } = ordered;
  const [query] = useSearchParams();
  const payment = usePayment(order);
  usePaidElsewhere(order, orderCompletePath(order));
  const isFree = payment.statement.total === 0;
  const failure = payment.failure ?? (query.has('failed') ? paymentCopy.failed : null);
  return (
    <>
      <Wide>
        <PageHead title={paymentCopy.title} />
        <div className={styles.page}>
          <div className={styles.form}>
            <Problem>{failure}</Problem>
            <Options payment={payment} />
            <section className={styles.sheet}>
              <h2>{paymentCopy.coupon}</h2>
              <CouponField payment={payment} />
            </section>
            {isFree ? null : <Methods payment={payment} />}
          </div>
          <aside className={styles.side}>
            <OrderFront {...ordered} />
            <section aria-label={checkoutCopy.statement} aria-live="polite">
              <StatementLines
                lines={payment.statement.lines.map(({ label, count, amount }) => ({
                  label,
                  count,
                  amountYen: amount,
                }))}
                totalYen={payment.statement.total}
                taxYen={payment.statement.tax}
              />
            </section>
          </aside>
        </div>
      </Wide>
      <ActionBar
        back={
          order.book_code ? (
            <Link to={paths.orderCustomer(order.product_code, order.book_code)}>
              {paymentCopy.changeDestination}
            </Link>
          ) : null
        }
        summary={<Sum words={checkoutCopy.total} totalYen={payment.statement.total} />}
      >
        <Button variant="primary" wide busy={payment.busy === 'pay'} onClick={() => void payment.pay()}>
          {isFree ? paymentCopy.payNothing : paymentCopy.pay}
        </Button>
      </ActionBar>
    </>
  );
}

function Options({ payment }: { readonly payment: Payment }) {
  const { options } = payment.statement;
  if (options.length === 0) return null;
  return (
    <section className={styles.sheet}>
      <h2>{paymentCopy.options}</h2>
      {options.map(({ id, label, unit, max, qty }) => (
        <Select
          key={id}
          label={paymentCopy.optionLabel(label, yenText(unit))}
          value={String(qty)}
          disabled={payment.busy !== null}
          onChange={(event) => void payment.setOption(id, Number(event.target.value))}
          options={Array.from({ length: max + 1 }, (_, count) => ({
            value: String(count),
            label: paymentCopy.optionCount(count),
          }))}
        />
      ))}
    </section>
  );
}

function Methods({ payment }: { readonly payment: Payment }) {
  return (
    <section className={styles.sheet}>
      <h2>{paymentCopy.method}</h2>
      <RadioGroup
        label={paymentCopy.method}
        labelHidden
        value={payment.method}
        onChange={payment.setMethod}
        options={payment.statement.payment_types.map((type) => ({
          value: type,
          label: paymentCopy.methods[type],
          description: paymentCopy.methodNotes[type],
        }))}
      />
    </section>
  );
}
