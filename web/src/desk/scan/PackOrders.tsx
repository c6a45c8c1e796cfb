import { deskOrdersCopy } from '../../copy/desk-orders.ts';
import { scanCopy as copy } from '../../copy/desk-scan.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Batches } from '../../ui/Batches.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Table } from '../Table.tsx';
import { isWhole, type PackOrder, progressOf, type Station } from './station.ts';

const SHOWN = 50;

type Props = {
  readonly station: Station;
  readonly onChoose: (number: string) => void;
};

/** Orders in print: those that are not packed first, in the order of the print. */
export function PackOrders({ station, onChoose }: Props) {
  const { orders } = station;
  const waiting = orders.filter((order) => !isWhole(station, order));
  const done = orders.filter((order) => isWhole(station, order));
  if (orders.length === 0)
    return (
      <Sheet heading={copy.orders}>
        <EmptyState>{copy.ordersNone}</EmptyState>
      </Sheet>
    );
  return (
    <Sheet heading={copy.orders}>
      <Note>{copy.ordersLeft(waiting.length, orders.length)}</Note>
      <Batches items={[...waiting, ...done]} size={SHOWN} more={copy.more}>
        {(shown) => (
          <Table label={copy.orders} heads={copy.orderHeads}>
            {shown.map((order) => (
              <Row key={order.number} {...{ station, order, onChoose }} />
            ))}
          </Table>
        )}
      </Batches>
    </Sheet>
  );
}

type RowProps = Pick<Props, 'station' | 'onChoose'> & { readonly order: PackOrder };

function Row({ station, order, onChoose }: RowProps) {
  const { counted, all } = progressOf(station, order);
  return (
    <tr aria-current={station.current === order.number || undefined}>
      <th scope="row">
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.choose(order.number)}
          onClick={() => onChoose(order.number)}
        >
          {order.number}
        </Button>
        {order.held ? <Badge tone="error">{deskOrdersCopy.held}</Badge> : null}
      </th>
      <td>
        {all > 0 ? copy.counting(counted, all) : copy.noCodes}
        <div>
          {order.packed ? (
            <Badge tone="done">{copy.packed}</Badge>
          ) : isWhole(station, order) ? (
            <Badge tone="done">{copy.packedHere}</Badge>
          ) : null}
        </div>
      </td>
      <td data-wrap>{order.productLabel}</td>
      <td data-wrap>{order.deliveryLabel}</td>
    </tr>
  );
}
