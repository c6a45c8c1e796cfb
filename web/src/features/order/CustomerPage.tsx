import { hasAddresses, type Kit } from '@fumi/domain';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderCopy } from '../../copy/order.ts';
import { GoodsShop, useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BookBacks } from './BookBacks.tsx';
import { BookSummary } from './BookSummary.tsx';
import { CampaignSummary } from './CampaignSummary.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import styles from './CustomerPage.module.css';
import { DeliverySection } from './DeliverySection.tsx';
import { type CheckoutGoods, type CustomerFacts, loadCustomer } from './load-checkout.ts';
import { OneDestination } from './OneDestination.tsx';
import { reportOrderStart } from './report-order.ts';
import { StatementLines } from './StatementLines.tsx';
import { Sum } from './Sum.tsx';
import { useDeliveryChecks } from './use-delivery-checks.ts';
import { type CheckoutForm, totalOf, useOrderForm } from './use-order-form.ts';

/** Most orders go to one place: the list and the picker of the address book come with those that go to several. */
const SeveralDestinations = lazy(async () => ({
  default: (await import('./SeveralDestinations.tsx')).SeveralDestinations,
}));

export { loadCustomer as loader };

/** The finished book, who orders it, and where it goes (spec §2: …/customer). */
export function Component() {
  return <Checkout facts={useLoaderData() as CustomerFacts} />;
}

/** The same for a book and for what a campaign offers. */
export function Checkout({ facts }: { readonly facts: CustomerFacts }) {
  return (
    <GoodsShop value={facts.goods.facts}>
      <Form facts={facts} />
    </GoodsShop>
  );
}

function Form({ facts }: { readonly facts: CustomerFacts }) {
  const { goods } = facts;
  const { info } = useShop();
  const kit = info.kits.find(({ id }) => id === goods.kitId) ?? null;
  const order = useOrderForm(facts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (order.failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [order.failure]);
  useEffect(() => reportOrderStart(goods), [goods]);
  return (
    <>
      <Wide>
        <PageHead title={checkoutCopy.title}>
          <p>{leadOf(goods)}</p>
        </PageHead>
        <div className={styles.page}>
          <form ref={form} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
            <Problem>{order.failure}</Problem>
            <Customer order={order} />
            <WhereTo order={order} />
          </form>
          <aside className={styles.side}>
            <Goods goods={goods} kit={kit} />
            <Total order={order} label={kit?.label ?? ''} />
          </aside>
        </div>
        <Faces goods={goods} kit={kit} />
      </Wide>
      <ActionBar summary={<Sum words={checkoutCopy.notYet} totalYen={totalOf(order).totalYen} />}>
        <Button variant="primary" wide busy={order.isBusy} onClick={() => void order.send()}>
          {checkoutCopy.toPayment}
        </Button>
      </ActionBar>
    </>
  );
}

function leadOf({ campaign, product }: CheckoutGoods): string {
  if (campaign) return checkoutCopy.campaignLead;
  return checkoutCopy.lead(product.type === 'postcard' ? checkoutCopy.postcard : product.name);
}

function Customer({ order: { form, change, problems } }: { readonly order: CheckoutForm }) {
  return (
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
  );
}

function WhereTo({ order }: { readonly order: CheckoutForm }) {
  const { form, limits } = order;
  const zips = form.destinations.map(({ address }) => (address ?? form.customer).zip);
  const checks = useDeliveryChecks(zips);
  return (
    <>
      {limits.maxDestinationCount === 1 ? (
        <OneDestination {...{ order, checks }} />
      ) : (
        <Suspense fallback={<section className={styles.sheet} aria-busy="true" />}>
          <SeveralDestinations {...{ order, checks }} />
        </Suspense>
      )}
      <DeliverySection {...{ order, zips, checks }} />
    </>
  );
}

type GoodsProps = { readonly goods: CheckoutGoods; readonly kit: Kit | null };

function Goods({ goods, kit }: GoodsProps) {
  if (goods.campaign) return <CampaignSummary campaign={goods.campaign} product={goods.product} kit={kit} />;
  return goods.book ? <BookSummary book={goods.book} kit={kit} /> : null;
}

/** Every card of one's own book, both faces; other products have no address face. */
function Faces({ goods, kit }: GoodsProps) {
  if (goods.book === null || !hasAddresses(goods.product.flow)) return null;
  return (
    <details className={styles.backs}>
      <summary>{checkoutCopy.faces}</summary>
      <h2>{orderCopy.backHeading}</h2>
      <BookBacks book={goods.book} kit={kit} />
    </details>
  );
}

function Total({ order, label }: { readonly order: CheckoutForm; readonly label: string }) {
  const statement = totalOf(order, [order.goods.product.name, label].filter(Boolean).join('：'));
  return (
    <section aria-label={checkoutCopy.statement} aria-live="polite">
      <StatementLines {...statement} />
    </section>
  );
}
