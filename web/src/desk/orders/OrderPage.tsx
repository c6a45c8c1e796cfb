import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOrderCopy as copy } from '../../copy/desk-orders.ts';
import { yenText } from '../../copy/money.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { FactList } from '../FactList.tsx';
import { useMay } from '../operator.ts';
import { TwoColumns } from '../TwoColumns.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDestinations } from './OrderDestinations.tsx';
import { OrderFaces } from './OrderFaces.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { OrderDetails } from './order-details.ts';

export const loader = async ({ params }: LoaderFunctionArgs): Promise<OrderDetails> =>
  deskLoaded(await desk.deskOrder({ params: { number: params.number ?? '' } }));

/** Everything about an order, and what can be done with it. */
export function Component() {
  const details = useLoaderData() as OrderDetails;
  const { order } = details;
  const may = useMay();
  return (
    <DeskPage
      title={order.number}
      lead={
        <>
          <OrderState {...order} /> {order.productLabel}　{order.deliveryLabel}
        </>
      }
      actions={
        <>
          <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.orders()}>
            {copy.back}
          </Link>
          {may('audit-see') ? (
            <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.audit(order.number)}>
              {copy.log}
            </Link>
          ) : null}
        </>
      }
    >
      {order.holdReason ? <Message tone="warning">{order.holdReason}</Message> : null}
      <OrderActions details={details} />
      <TwoColumns
        share="most"
        first={
          <>
            {may('card-see') ? <OrderFaces order={order} /> : null}
            <OrderDestinations order={order} />
          </>
        }
        second={
          <>
            <Statement order={order} />
            <OrderMoney details={details} />
            <OrderTimeline details={details} />
          </>
        }
      />
    </DeskPage>
  );
}

const Statement = ({ order }: Pick<OrderDetails, 'order'>) => (
  <Sheet heading={copy.statement}>
    <FactList
      facts={[
        ...order.lines.map(({ label, count, amount }) => [`${label} × ${count}`, yenText(amount)] as const),
        [copy.total, <b key="total">{yenText(order.total)}</b>],
      ]}
    />
  </Sheet>
);
