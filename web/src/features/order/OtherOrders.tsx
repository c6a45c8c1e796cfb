import { CANCELLED_STATES, isUnpaid } from '@fumi/domain';
import { Link } from 'react-router';
import { paymentCopy } from '../../copy/payment.ts';
import { isOtherBook } from '../../draft/ordered/ordered-drafts.ts';
import { paths } from '../../paths.ts';
import { Message } from '../../ui/Message.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import type { MemberOrder } from './member-orders.ts';

type Props = {
  /** The order whose page shows them; beside a cancelled one nothing can be paid twice. */
  readonly of: Pick<MemberOrder, 'bookCode'> & Partial<Pick<MemberOrder, 'state'>>;
  readonly orders: readonly MemberOrder[];
};

/** Tone and words for another order: no warning where it replaces this one, or is unpaid and without a till slip. */
function toldOf({ bookCode: book, state: own }: Props['of'], { state, slip, bookCode }: MemberOrder) {
  if (own !== undefined && CANCELLED_STATES.includes(own)) return ['info', paymentCopy.inPlace] as const;
  if (isUnpaid(state) && slip === null) return ['info', paymentCopy.other] as const;
  if (isUnpaid(state)) return ['warning', paymentCopy.otherAtTill] as const;
  const isOther = book !== null && bookCode !== null && isOtherBook(book, bookCode);
  return ['warning', isOther ? paymentCopy.orderedOtherwise : paymentCopy.ordered] as const;
}

/** Other orders of the same card, also of another device, so that nobody pays twice or for the wrong one. */
export const OtherOrders = ({ of, orders }: Props) =>
  orders.map((order) => {
    const { code, number } = order;
    const [tone, words] = toldOf(of, order);
    return (
      <Message key={code} tone={tone}>
        <WholeNumbers>{words(number)}</WholeNumbers>
        <br />
        <Link to={paths.order(code)} aria-label={paymentCopy.toOtherOf(number)}>
          {paymentCopy.toOther}
        </Link>
      </Message>
    );
  });
