import type { Permission } from '@fumi/domain';
import { useState } from 'react';
import { deskCopy } from '../../copy/desk.ts';
import { orderActCopy as copy } from '../../copy/desk-orders.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../use-act.ts';
import styles from './OrderActions.module.css';
import type { OrderDetails } from './order-details.ts';
import { ReprintDialog } from './ReprintDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

type Act = 'print' | 'ship' | 'reprint' | 'press' | 'hold' | 'release' | 'cancel';
type Order = OrderDetails['order'];

/** What can be done with an order: for whom, and when. The first that can be done is the one that moves it on. */
const ACTS: readonly {
  readonly act: Act;
  readonly permission: Permission;
  readonly fits: (order: Order) => boolean;
}[] = [
  {
    act: 'print',
    permission: 'order-print',
    fits: ({ state, held, press }) => state === 'paid' && !held && press === 'ready',
  },
  { act: 'ship', permission: 'order-ship', fits: ({ state, held }) => state === 'in_print' && !held },
  {
    act: 'reprint',
    permission: 'order-reprint',
    fits: ({ state, pages }) => pages > 0 && (state === 'in_print' || state === 'shipped'),
  },
  { act: 'press', permission: 'work-again', fits: ({ press }) => press === 'failed' },
  { act: 'release', permission: 'order-hold', fits: ({ held }) => held },
  {
    act: 'hold',
    permission: 'order-hold',
    fits: ({ state, held }) => !held && (state === 'paid' || state === 'in_print'),
  },
  { act: 'cancel', permission: 'order-cancel', fits: ({ canCancel }) => canCancel },
];

/** The buttons above an order, and what each asks first. */
export function OrderActions({ details: { order } }: { readonly details: OrderDetails }) {
  const [open, setOpen] = useState<Act | null>(null);
  const may = useMay();
  const acts = ACTS.filter(({ permission, fits }) => may(permission) && fits(order));
  if (acts.length === 0) return null;
  return (
    <section className={styles.actions} aria-label={copy.heading}>
      {acts.map(({ act }, index) => (
        <Button
          key={act}
          size="small"
          variant={index === 0 && (act === 'print' || act === 'ship') ? 'primary' : 'outline'}
          onClick={() => setOpen(act)}
        >
          {copy[act]}
        </Button>
      ))}
      {open === null ? null : <ActDialog act={open} order={order} onClose={() => setOpen(null)} />}
    </section>
  );
}

type DialogProps = { readonly act: Act; readonly order: Order; readonly onClose: () => void };

const ASKED = { print: copy.printAsk, press: copy.pressAsk, release: copy.release } as const;

function ActDialog({ act: name, order, onClose }: DialogProps) {
  const { number } = order;
  const act = useAct();
  const said = `${number}：${copy[name]}`;
  if (name === 'ship') return <ShipDialog {...{ order, onClose }} />;
  if (name === 'reprint') return <ReprintDialog {...{ number, onClose }} />;
  if (name === 'hold' || name === 'cancel') {
    const call = name === 'hold' ? desk.deskOrderHold : desk.deskOrderCancel;
    return (
      <ReasonDialog
        title={copy[name]}
        ask={name === 'hold' ? copy.holdAsk : copy.cancelAsk}
        onClose={onClose}
        onSubmit={(reason) => act(() => call({ body: { number, reason } }), said)}
      />
    );
  }
  const calls = { print: desk.deskOrderPrint, press: desk.deskPressAgain, release: desk.deskOrderRelease };
  return (
    <ConfirmDialog
      title={copy[name]}
      cancel={deskCopy.cancel}
      confirm={copy[name]}
      onClose={onClose}
      onConfirm={async () => {
        const problem = await act(() => calls[name]({ body: { number } }), said);
        if (problem === null) onClose();
        return problem;
      }}
    >
      <p>{ASKED[name]}</p>
    </ConfirmDialog>
  );
}
