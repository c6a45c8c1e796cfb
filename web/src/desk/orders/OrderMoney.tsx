import { needsReturnInvoice } from '@fumi/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { deskCopy } from '../../copy/desk.ts';
import {
  orderActCopy as acts,
  deskOrderCopy as copy,
  PAYMENT_WORDS,
  refundWords,
} from '../../copy/desk-orders.ts';
import { momentWords } from '../../copy/moments.ts';
import { yenText } from '../../copy/money.ts';
import { receiptCopy } from '../../copy/receipt.ts';
import { fieldText } from '../../platform/use-form.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ActButton } from '../ActButton.tsx';
import { desk } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { useMay } from '../operator.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { Table } from '../Table.tsx';
import { useAct } from '../use-act.ts';
import { writtenYen } from '../written-yen.ts';
import styles from './OrderActions.module.css';
import { moneyBack, type OrderDetails } from './order-details.ts';

type Refund = OrderDetails['refunds'][number];

/** What was paid and refunded, as the provider has it; one operator grants a refund, another sends it. */
export function OrderMoney({ details }: { readonly details: OrderDetails }) {
  const { order, payments, refunds, refundable } = details;
  const [grants, setGrants] = useState(false);
  const may = useMay();
  return (
    <Sheet heading={copy.money}>
      <Table label={copy.money} heads={copy.moneyHeads}>
        {payments.map(({ at, type, amount, state, reference }) => (
          <tr key={at}>
            <th scope="row" data-wrap>
              {momentWords(at)}
            </th>
            <td>{PAYMENT_WORDS[type]}</td>
            <td>{yenText(amount)}</td>
            <td data-wrap>
              {PAYMENT_WORDS[state]}
              <small>{reference ?? ''}</small>
            </td>
          </tr>
        ))}
        {refunds.map((refund) => (
          <tr key={refund.code}>
            <th scope="row" data-wrap>
              {momentWords(refund.at)}
            </th>
            <td data-wrap>
              {refund.reason ? copy.refundReason(refund.reason, refund.grantedBy) : copy.refund}
            </td>
            <td>{yenText(-refund.amount)}</td>
            <td data-wrap>
              {refundWords(refund)}
              <small>{refund.reference ?? ''}</small>
            </td>
          </tr>
        ))}
      </Table>
      {refunds
        .filter(({ state }) => state === 'granted')
        .map((refund) => (
          <Granted key={refund.code} number={order.number} refund={refund} />
        ))}
      {refunds
        .filter(({ isOwed }) => isOwed && may('refund-send'))
        .map((refund) => (
          <Owed key={refund.code} number={order.number} refund={refund} />
        ))}
      <div className={styles.actions}>
        {refundable > 0 && may('refund-grant') ? (
          <Button size="small" onClick={() => setGrants(true)}>
            {acts.grant}
          </Button>
        ) : null}
        {needsReturnInvoice(moneyBack(refunds)) ? (
          <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.returnInvoice(order.number)}>
            {receiptCopy.returnInvoice}
          </Link>
        ) : null}
      </div>
      {grants ? <GrantDialog details={details} onClose={() => setGrants(false)} /> : null}
    </Sheet>
  );
}

type RefundProps = { readonly number: string; readonly refund: Refund };

/** Money that the provider could not give back: whoever gave it back by hand notes how. */
function Owed({ number, refund }: RefundProps) {
  const [asks, setAsks] = useState(false);
  const act = useAct();
  const amount = yenText(refund.amount);
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => setAsks(true)}>
        {acts.paid}（{amount}）
      </Button>
      {asks ? (
        <ReasonDialog
          title={acts.paid}
          ask={acts.paidAsk(amount)}
          label={acts.paidHow}
          onClose={() => setAsks(false)}
          onSubmit={(reason) => {
            const body = { number, refundCode: refund.code, reason };
            return act(() => desk.deskRefundPaid({ body }), acts.paidNoted(amount));
          }}
        />
      ) : null}
    </div>
  );
}

/** Money that somebody granted: it is sent, or the grant is withdrawn. */
function Granted({ number, refund }: RefundProps) {
  const [asks, setAsks] = useState(false);
  const act = useAct();
  const may = useMay();
  const body = { number, refundCode: refund.code };
  const amount = yenText(refund.amount);
  return (
    <div className={styles.actions}>
      {may('refund-send') && refund.needsAnother ? <Note>{acts.sendAnother(amount)}</Note> : null}
      {may('refund-send') && !refund.needsAnother ? (
        <Button size="small" onClick={() => setAsks(true)}>
          {acts.send}（{amount}）
        </Button>
      ) : null}
      {may('refund-grant') ? (
        <ActButton
          words={acts.withdraw}
          onAct={() => act(() => desk.deskRefundWithdraw({ body }), acts.withdrawn(amount))}
        />
      ) : null}
      {asks ? (
        <ConfirmDialog
          title={acts.send}
          cancel={deskCopy.cancel}
          confirm={acts.send}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            const problem = await act(() => desk.deskRefundSend({ body }), acts.sent(amount));
            if (problem === null) setAsks(false);
            return problem;
          }}
        >
          <p>{acts.sendAsk(amount)}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

type GrantProps = { readonly details: OrderDetails; readonly onClose: () => void };

function GrantDialog({ details: { order, refundable }, onClose }: GrantProps) {
  const act = useAct();
  const keyOf = useIdempotencyKey();
  const left = yenText(refundable);
  const grant = (reason: string, data: FormData): Promise<string | null> => {
    const amount = writtenYen(fieldText(data, 'amount'));
    if (amount === null || amount < 1 || amount > refundable) return Promise.resolve(acts.amountWrong(left));
    if (order.state === 'paid' && amount === refundable) return Promise.resolve(acts.amountAll);
    const body = { number: order.number, amount, reason };
    return act(
      () => desk.deskRefundGrant({ body }, { idempotencyKey: keyOf(body) }),
      acts.granted(yenText(amount)),
    );
  };
  return (
    <ReasonDialog title={acts.grant} ask={acts.grantAsk(left)} onClose={onClose} onSubmit={grant}>
      <TextField name="amount" label={acts.amount} inputMode="numeric" autoComplete="off" />
    </ReasonDialog>
  );
}
