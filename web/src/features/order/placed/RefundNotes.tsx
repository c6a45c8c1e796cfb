import { yenText } from '../../../copy/money.ts';
import { refundCopy } from '../../../copy/refund.ts';
import { Note } from '../../../ui/Note.tsx';
import type { MemberOrder } from '../member-orders.ts';

type Money = Pick<MemberOrder, 'state' | 'paymentType' | 'refunds' | 'openRefunds'>;

function openWords({ amount, paymentType, state }: MemberOrder['openRefunds'][number]): string {
  const sum = yenText(amount);
  return state === 'asked' ? refundCopy.asked[paymentType](sum) : refundCopy[state](sum);
}

/** How far each refund is, and what the customer has to do for it. */
export function RefundNotes({
  order: { state, paymentType, refunds, openRefunds },
}: {
  readonly order: Money;
}) {
  const byHand = refunds.filter((refund) => refund.byHand);
  const isDone = state === 'refunded' && refunds.length > byHand.length;
  return (
    <>
      {/* A server of the release before does not send `openRefunds`. */}
      {(openRefunds ?? []).map((refund, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike, and notes never move
        <Note key={index}>{openWords(refund)}</Note>
      ))}
      {isDone && paymentType ? <Note>{refundCopy.done[paymentType]}</Note> : null}
      {byHand.length > 0 ? (
        <Note>{refundCopy.byHand(yenText(byHand.reduce((sum, { amount }) => sum + amount, 0)))}</Note>
      ) : null}
    </>
  );
}
