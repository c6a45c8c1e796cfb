import { Link } from 'react-router';
import { bulkCopy } from '../../copy/desk-bulk.ts';
import { deskOrdersCopy as copy, PRESS_WORDS } from '../../copy/desk-orders.ts';
import { dayText, momentWords } from '../../copy/moments.ts';
import { yenText } from '../../copy/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ChooseBox, toggled } from '../ChooseBox.tsx';
import type { Answered } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { Table } from '../Table.tsx';
import { OrderState } from './OrderState.tsx';

export type ListedOrder = Answered<'deskOrderList'>['orders'][number];

/** Which lines are chosen, where they can be. */
type Choice = {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

type Props = {
  readonly label: string;
  readonly orders: readonly ListedOrder[];
  readonly choice?: Choice;
};

/** Orders as lines; `j` and `k` go through them, Enter opens. Who ordered has a column where somebody is named. */
export function OrderRows({ label, orders, choice }: Props) {
  const isNamed = orders.some(({ name }) => name !== null);
  const heads = copy.heads.filter((head) => isNamed || head !== copy.nameHead);
  return (
    <Table label={label} heads={choice ? [bulkCopy.chooseHead, ...heads] : heads}>
      {orders.map((order) => (
        <Row key={order.number} {...{ order, choice, isNamed }} />
      ))}
    </Table>
  );
}

type RowProps = {
  readonly order: ListedOrder;
  readonly choice: Choice | undefined;
  readonly isNamed: boolean;
};

const Row = ({ order, choice, isNamed }: RowProps) => (
  <tr>
    {choice ? (
      <td>
        <ChooseBox
          label={bulkCopy.choose(order.number)}
          isChosen={choice.chosen.has(order.number)}
          onToggle={() => choice.onChoose(toggled(choice.chosen, order.number))}
        />
      </td>
    ) : null}
    <th scope="row">
      <Link data-row to={deskPaths.order(order.number)}>
        {order.number}
      </Link>
      <small>{momentWords(order.createdAt)}</small>
    </th>
    <td data-wrap>
      <OrderState {...order} />{' '}
      {order.press === 'failed' ? <Badge tone="error">{PRESS_WORDS.failed}</Badge> : null}
    </td>
    <td data-wrap>
      {order.productLabel}
      <small>{order.deliveryLabel}</small>
    </td>
    <td>
      {copy.sets(order.quantity)}
      {order.destinations > 1 ? <small>{copy.places(order.destinations)}</small> : null}
    </td>
    {isNamed ? <td data-wrap>{order.name ?? '—'}</td> : null}
    <td>
      {order.shipsBy === null ? null : dayText(order.shipsBy)}{' '}
      {order.late ? (
        <small>
          <Badge tone="warning">{copy.late}</Badge>
        </small>
      ) : null}
    </td>
    <td>{yenText(order.total)}</td>
  </tr>
);
