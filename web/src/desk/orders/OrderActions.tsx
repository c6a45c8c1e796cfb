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
import { actsOf, movesOn, type OrderAct } from './order-acts.ts';
import type { OrderDetails } from './order-details.ts';
import { ReprintDialog } from './ReprintDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

type Order = OrderDetails['order'];

/** The buttons above an order, and what each asks first. */
export function OrderActions({ details: { order } }: { readonly details: OrderDetails }) {
  const [open, setOpen] = useState<OrderAct | null>(null);
  const may = useMay();
  const acts = actsOf(order, may);
  if (acts.length === 0) return null;
  return (
    <section className={styles.actions} aria-label={copy.heading}>
      {acts.map((act) => (
        <Button
          key={act}
          size="small"
          variant={movesOn(act) ? 'primary' : 'outline'}
          onClick={() => setOpen(act)}
        >
          {copy[act]}
        </Button>
      ))}
      {open === null ? null : <ActDialog act={open} order={order} onClose={() => setOpen(null)} />}
    </section>
  );
}

type DialogProps = { readonly act: OrderAct; readonly order: Order; readonly onClose: () => void };

const ASKED = { print: copy.printAsk, press: copy.pressAsk, release: copy.release } as const;

function ActDialog({ act: name, order, onClose }: DialogProps) {
  const { number } = order;
  const act = useAct();
  if (name === 'ship') return <ShipDialog {...{ order, onClose }} />;
  if (name === 'reprint') return <ReprintDialog {...{ number, onClose }} />;
  const said = copy.said[name](number);
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
