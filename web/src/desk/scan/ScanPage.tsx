import { invariant } from '@fumi/domain';
import { useEffect, useReducer } from 'react';
import { Link, useLoaderData } from 'react-router';
import { scanCopy as copy } from '../../copy/desk-scan.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { TwoColumns } from '../TwoColumns.tsx';
import { CameraReader } from './CameraReader.tsx';
import { CountedOrder } from './CountedOrder.tsx';
import { keepStation, recallStation } from './kept-station.ts';
import { ordersToPack, type PackList } from './orders-to-pack.ts';
import { PackOrders } from './PackOrders.tsx';
import styles from './ScanPage.module.css';
import { sound } from './sounds.ts';
import { openStation, orderOf, type PackOrder, type Station, workAt } from './station.ts';
import { TypedCode } from './TypedCode.tsx';
import { useKeyScanner } from './use-key-scanner.ts';
import { useSending } from './use-sending.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

export async function loader(): Promise<PackList> {
  const list = deskLoaded(await ordersToPack(null));
  invariant(list, 'No list is known before the first.');
  return list;
}

/** The packing table: sounds the verdict on each card, and is kept across a reload. */
function useStation(orders: readonly PackOrder[]) {
  const [station, work] = useReducer(workAt, orders, (first) => openStation(first, recallStation()));
  const { counted, unsent, said } = station;
  useEffect(() => keepStation({ counted, unsent }), [counted, unsent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same verdict again sounds again
  useEffect(() => sound(said.verdict), [said.turn]);
  return [station, work] as const;
}

/** Counts the cards of orders by their codes, with or without network. */
export function Component() {
  const list = useLoaderData() as PackList;
  const [station, work] = useStation(list.orders);
  const scan = (text: string) => work({ kind: 'scan', text });
  useKeyScanner(scan);
  const order = orderOf(station);
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <Sending {...{ list, station, work }} />
      <TwoColumns
        share="half"
        first={
          <>
            <VerdictPanel station={station} order={order} />
            <CameraReader onText={scan} />
            {order === null ? null : <CountedOrder key={order.number} {...{ station, order, work }} />}
            <TypedCode onText={scan} />
          </>
        }
        second={<PackOrders station={station} onChoose={scan} />}
      />
    </DeskPage>
  );
}

type Work = ReturnType<typeof useStation>[1];
type SendingProps = { readonly list: PackList; readonly station: Station; readonly work: Work };

/** What the server has not heard of yet, and what it did not take. */
function Sending({ list, station, work }: SendingProps) {
  const { refused, isSignedOut, isListOld, dismiss } = useSending({
    began: list,
    unsent: station.unsent,
    onSettled: (kind, number) => work({ kind, number }),
    onOrders: (orders) => work({ kind: 'orders', orders }),
  });
  const count = station.unsent.length;
  return (
    <div className={styles.notes} role="status">
      {count > 0 && !isSignedOut ? <Message tone="warning">{copy.unsent(count)}</Message> : null}
      {isListOld && !isSignedOut ? <Message tone="warning">{copy.listOld}</Message> : null}
      {isSignedOut ? (
        <Message tone="warning">
          {copy.signIn} <Link to={deskPaths.signIn(deskPaths.scan())}>{copy.toSignIn}</Link>
        </Message>
      ) : null}
      {refused.map(({ number, why }) => (
        <Message key={number} tone="error">
          {copy.refused(number, why)}{' '}
          <Button size="small" onClick={() => dismiss(number)}>
            {copy.dismiss}
          </Button>
        </Message>
      ))}
    </div>
  );
}
