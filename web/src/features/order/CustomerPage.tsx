import { type Statement, statementOf } from '@fumi/domain';
import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderCopy } from '../../copy/order.ts';
import { useShop } from '../../platform/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BookBacks } from './BookBacks.tsx';
import { BookSummary } from './BookSummary.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import styles from './CustomerPage.module.css';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import type { CustomerFacts } from './load-checkout.ts';
import { emptyCustomer } from './order-form.ts';
import { StatementLines } from './StatementLines.tsx';
import { Sum } from './Sum.tsx';
import { useOrderForm } from './use-order-form.ts';

type Form = ReturnType<typeof useOrderForm>;

/** The finished book, who orders it, and where it goes (spec §2: …/customer). */
export function CustomerPage() {
  const facts = useLoaderData() as CustomerFacts;
  const { book } = facts;
  const { info } = useShop();
  const kit = info.kits.find(({ id }) => id === book.kit_id) ?? null;
  const order = useOrderForm(facts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (order.failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [order.failure]);
  return (
    <>
      <Wide>
        <PageHead title={checkoutCopy.title}>
          <p>{checkoutCopy.lead}</p>
        </PageHead>
        <div className={styles.page}>
          <form ref={form} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
            {order.failure ? (
              <Message tone="error" announced>
                {order.failure}
              </Message>
            ) : null}
            <Persons order={order} />
            <Goods order={order} isAddressed={book.recipients.length > 0} />
          </form>
          <aside className={styles.side}>
            <BookSummary book={book} kit={kit} />
            <Total order={order} priceYen={book.price} label={kit?.label ?? ''} />
          </aside>
        </div>
        <details className={styles.backs}>
          <summary>{checkoutCopy.faces}</summary>
          <h2>{orderCopy.backHeading}</h2>
          <BookBacks book={book} kit={kit} />
        </details>
      </Wide>
      <ActionBar summary={<Sum words={checkoutCopy.notYet} totalYen={totalOf(order, book.price).totalYen} />}>
        <Button variant="primary" wide busy={order.isBusy} onClick={() => void order.send()}>
          {checkoutCopy.toPayment}
        </Button>
      </ActionBar>
    </>
  );
}

function Persons({ order: { form, change, problems } }: { readonly order: Form }) {
  return (
    <>
      <section className={styles.sheet}>
        <h2>{checkoutCopy.customer}</h2>
        <CustomerFields
          customer={form.customer}
          onChange={(customer) => change({ customer })}
          problems={problems.customer}
        />
        <Checkbox
          label={checkoutCopy.keepProfile}
          checked={form.keepsProfile}
          onChange={(event) => change({ keepsProfile: event.target.checked })}
        />
      </section>
      <section className={styles.sheet}>
        <h2>{checkoutCopy.destination}</h2>
        <RadioGroup
          label={checkoutCopy.destination}
          value={form.destination ? 'elsewhere' : 'same'}
          onChange={(value) =>
            change({ destination: value === 'same' ? null : emptyCustomer(form.customer.email) })
          }
          options={[
            { value: 'same', label: checkoutCopy.sameDestination },
            { value: 'elsewhere', label: checkoutCopy.elsewhere },
          ]}
        />
        {form.destination ? (
          <CustomerFields
            isDestination
            customer={form.destination}
            onChange={(destination) => change({ destination })}
            problems={problems.destination}
          />
        ) : null}
      </section>
    </>
  );
}

function Goods({ order, isAddressed }: { readonly order: Form; readonly isAddressed: boolean }) {
  const { product } = useShop();
  const { form, change, offered } = order;
  const { unitLabel, maxQuantityByDestination } = product.order;
  const most = isAddressed ? 1 : maxQuantityByDestination;
  const quantities = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <section className={styles.sheet}>
      <h2>{checkoutCopy.delivery}</h2>
      {most > 1 ? (
        <Select
          label={checkoutCopy.quantity}
          value={String(form.quantity)}
          onChange={(event) => change({ quantity: Number(event.target.value) })}
          options={quantities.map((count) => ({
            value: String(count),
            label: checkoutCopy.quantityOf(count, unitLabel),
          }))}
        />
      ) : (
        <p className={styles.note}>{checkoutCopy.addressedNote}</p>
      )}
      <DeliveryChoice
        types={offered}
        value={form.deliveryId}
        onChange={(deliveryId) => change({ deliveryId })}
      />
    </section>
  );
}

type TotalProps = { readonly order: Form; readonly priceYen: number; readonly label: string };

/** What it will cost, by the domain's own sum; the server computes it again. */
function totalOf({ form, offered }: Form, priceYen: number, productLabel = ''): Statement {
  const delivery = offered.find(({ id }) => id === form.deliveryId);
  return statementOf({
    price: { unitPriceYen: priceYen, deliveryFeeYen: delivery?.feeYen ?? 0 },
    productLabel,
    deliveryLabel: delivery?.label ?? '',
    quantities: [form.quantity],
    options: [],
    coupon: null,
  });
}

function Total({ order, priceYen, label }: TotalProps) {
  const { product } = useShop();
  const statement = totalOf(order, priceYen, [product.name, label].filter(Boolean).join('：'));
  return (
    <section aria-label={checkoutCopy.statement} aria-live="polite">
      <StatementLines {...statement} />
    </section>
  );
}
