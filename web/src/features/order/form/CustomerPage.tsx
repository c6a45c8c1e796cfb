import { soldLabel } from '@fumi/domain';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { checkoutCopy, completeCopy } from '../../../copy/checkout.ts';
import { flowPaths, paths } from '../../../paths.ts';
import { onceReached } from '../../../platform/connection.ts';
import { focusFirstWrong } from '../../../platform/focus-first-wrong.ts';
import { GoodsShop, useShop } from '../../../shop/use-shop.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonAttributes } from '../../../ui/button-attributes.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Column } from '../../../ui/Column.tsx';
import { Columns } from '../../../ui/Columns.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { QuestionDialog } from '../../../ui/QuestionDialog.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Wide } from '../../../ui/Wide.tsx';
import { useDeliveryChecks } from '../delivery-check.tsx';
import { type CheckoutGoods, type CustomerFacts, loadCustomer } from '../load-goods.ts';
import { OtherOrders } from '../OtherOrders.tsx';
import { reportOrderStart } from '../report-order.ts';
import { SlipNote, SlipQuestion } from '../SlipNote.tsx';
import { StatementLines, Sum } from '../Statement.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { Faces, Goods } from './Goods.tsx';
import { OneDestination } from './OneDestination.tsx';
import { type CheckoutForm, totalOf, useOrderForm } from './use-order-form.ts';

export { loadCustomer as loader };

/** Most orders go to one destination: the list and the picker of contacts are loaded with those that go to several. */
const SeveralDestinations = lazy(async () => ({
  default: (await onceReached(() => import('./SeveralDestinations.tsx'))).SeveralDestinations,
}));

/** The finished book, who orders it, and where it goes (spec §2: …/customer). */
export function Component() {
  const facts = useLoaderData() as CustomerFacts;
  const ordered = facts.goods.book?.orderCode ?? null;
  return ordered === null ? <Checkout facts={facts} /> : <AlreadyOrdered code={ordered} />;
}

/** Shown instead of the form where the book was paid already, for example after the browser's back. */
function AlreadyOrdered({ code }: { readonly code: string }) {
  return (
    <Wide>
      <PageHead title={checkoutCopy.title} />
      <Column>
        <AnnouncedMessage tone="info">{checkoutCopy.wrongState}</AnnouncedMessage>
        <Row>
          <Link {...buttonAttributes({ variant: 'primary' })} to={paths.order(code)}>
            {completeCopy.toOrder}
          </Link>
        </Row>
      </Column>
    </Wide>
  );
}

/** The order form, for a book as for what a campaign offers. */
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
  const form = useRef<HTMLFormElement>(null);
  const order = useOrderForm(facts, form);
  const [isAsked, setIsAsked] = useState(false);
  const send = () => {
    setIsAsked(false);
    void order.send();
  };
  useEffect(() => {
    if (order.failure) focusFirstWrong(form.current);
  }, [order.failure]);
  useEffect(() => {
    if (order.lookedAt.length > 0) form.current?.querySelector<HTMLElement>('[data-doubt]')?.focus();
  }, [order.lookedAt]);
  useEffect(() => reportOrderStart(goods), [goods]);
  return (
    <>
      <Wide>
        <PageHead title={checkoutCopy.title}>
          <p>{leadOf(goods)}</p>
        </PageHead>
        <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
          <Columns
            label={checkoutCopy.beside}
            folded={<Sum words={checkoutCopy.statement} totalYen={totalOf(order).totalYen} />}
            aside={
              <>
                <Goods goods={goods} kit={kit} />
                <Total order={order} />
              </>
            }
          >
            {facts.hasReplaced ? (
              <AnnouncedMessage tone="info">{checkoutCopy.replaced}</AnnouncedMessage>
            ) : null}
            {facts.hasChanged && goods.product.flow ? (
              <Message tone="warning">
                {checkoutCopy.changed}
                <br />
                <Link to={flowPaths(goods.product.flow.createUrl).step('confirm')}>
                  {checkoutCopy.toChanged}
                </Link>
              </Message>
            ) : null}
            <OtherOrders of={{ bookCode: goods.book?.code ?? null }} orders={facts.others ?? []} />
            {facts.slip ? <SlipNote slip={facts.slip} /> : null}
            <Problem>{order.failure}</Problem>
            <Customer order={order} />
            <WhereTo order={order} />
          </Columns>
        </form>
        <Faces goods={goods} kit={kit} />
      </Wide>
      <ActionBar summary={<Sum announced words={checkoutCopy.notYet} totalYen={totalOf(order).totalYen} />}>
        <Button
          variant="primary"
          wide
          busy={order.isBusy}
          onClick={facts.slip ? () => setIsAsked(true) : send}
        >
          {checkoutCopy.toPayment}
        </Button>
      </ActionBar>
      <AddressQuestion order={order} />
      {isAsked ? <SlipQuestion onProceed={send} onStay={() => setIsAsked(false)} /> : null}
    </>
  );
}

/** What seems to be missing of an address is asked about once (ADR 136). */
function AddressQuestion({ order: { doubts, answerDoubts } }: { readonly order: CheckoutForm }) {
  if (doubts.length === 0) return null;
  return (
    <QuestionDialog
      title={checkoutCopy.addressTitle}
      isOfDoubt
      accept={checkoutCopy.addressRight}
      onAccept={() => answerDoubts(true)}
      cancel={checkoutCopy.addressWrong}
      onCancel={() => answerDoubts(false)}
    >
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <p>{checkoutCopy.addressAsked}</p>
    </QuestionDialog>
  );
}

function leadOf({ campaign, product }: CheckoutGoods): string {
  if (campaign) return checkoutCopy.campaignLead;
  return checkoutCopy.lead(product.type === 'postcard' ? checkoutCopy.postcard : product.name);
}

function Customer({
  order: { form, change, onLookUp, problems, doubtsOf },
}: {
  readonly order: CheckoutForm;
}) {
  return (
    <Sheet heading={checkoutCopy.customer}>
      <CustomerFields
        customer={form.customer}
        onChange={(customer) => change({ customer })}
        onLookUp={onLookUp}
        problems={problems.customer}
        doubts={doubtsOf(form.customer)}
      />
      <Checkbox
        label={checkoutCopy.keepProfile}
        checked={form.keepsProfile}
        onChange={(event) => change({ keepsProfile: event.target.checked })}
      />
    </Sheet>
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
        <Suspense fallback={<Sheet aria-busy="true" />}>
          <SeveralDestinations {...{ order, checks }} />
        </Suspense>
      )}
      <DeliverySection {...{ order, zips, checks }} />
    </>
  );
}

function Total({ order }: { readonly order: CheckoutForm }) {
  const { product, kitId } = order.goods;
  const statement = totalOf(order, soldLabel(product.name, useShop().info, kitId));
  return (
    <section aria-label={checkoutCopy.statement}>
      <StatementLines {...statement} />
    </section>
  );
}
