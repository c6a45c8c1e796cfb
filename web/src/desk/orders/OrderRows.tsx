import { Link } from 'react-router';
import { deskOrdersCopy as copy, PRESS_WORDS } from '../../copy/desk-orders.ts';
import { momentWords } from '../../copy/moments.ts';
import { yenText } from '../../copy/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Answered } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { Table } from '../Table.tsx';
import { OrderState } from './OrderState.tsx';

export type ListedOrder = Answered<'deskOrderList'>['orders'][number];

/** Orders as lines; `j` and `k` go through them, Enter opens. */
export const OrderRows = ({
  label,
  orders,
}: {
  readonly label: string;
  readonly orders: readonly ListedOrder[];
}) => (
  <Table label={label} heads={copy.heads}>
    {orders.map((order) => (
      <Row key={order.number} {...order} />
    ))}
  </Table>
);

const Row = (order: ListedOrder) => (
  <tr>
    <th scope="row">
      <Link data-row to={deskPaths.order(order.number)}>
        {order.number}
      </Link>
    </th>
    <td>{momentWords(order.createdAt)}</td>
    <td>
      <OrderState {...order} />{' '}
      {order.press === 'failed' ? <Badge tone="error">{PRESS_WORDS.failed}</Badge> : null}
    </td>
    <td data-wrap>{order.productLabel}</td>
    <td data-wrap>{order.deliveryLabel}</td>
    <td>{order.quantity}</td>
    <td>{order.destinations}</td>
    <td data-wrap>{order.name ?? '—'}</td>
    <td>
      {order.shipsBy} {order.late ? <Badge tone="warning">{copy.late}</Badge> : null}
    </td>
    <td>{yenText(order.total)}</td>
  </tr>
);
