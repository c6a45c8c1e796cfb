import { CANCELLED_STATES, isUnpaid } from '@fumi/domain';
import { Link } from 'react-router';
import { paymentCopy } from '../../copy/payment.ts';
import { isOtherBook } from '../../draft/ordered-drafts.ts';
import { paths } from '../../paths.ts';
import { Message } from '../../ui/Message.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import type { MemberOrder } from './member-orders.ts';

type Props = {
  /** Beside which they are told of; of one that is cancelled there is nothing to pay twice. */
  readonly of: Pick<MemberOrder, 'bookCode'> & Partial<Pick<MemberOrder, 'state'>>;
  readonly orders: readonly MemberOrder[];
};

function wordsOf({ bookCode: book, state: own }: Props['of'], { state, slip, bookCode }: MemberOrder) {
  if (own !== undefined && CANCELLED_STATES.includes(own)) return paymentCopy.inPlace;
  if (isUnpaid(state)) return slip === null ? paymentCopy.other : paymentCopy.otherAtTill;
  const isOther = book !== null && bookCode !== null && isOtherBook(book, bookCode);
  return isOther ? paymentCopy.orderedOtherwise : paymentCopy.ordered;
}

/** Of which too little is lost to warn: they wait without a number for a till, or stand in the place of this one. */
const CALM: readonly unknown[] = [paymentCopy.inPlace, paymentCopy.other];

/** What else is ordered of a card, here or on another device, so that nobody pays twice, or for the wrong one, by mistake. */
export const OtherOrders = ({ of, orders }: Props) =>
  orders.map((order) => {
    const { code, number } = order;
    const words = wordsOf(of, order);
    return (
      <Message key={code} tone={CALM.includes(words) ? 'info' : 'warning'}>
        <WholeNumbers>{words(number)}</WholeNumbers>
        <br />
        <Link to={paths.order(code)} aria-label={paymentCopy.toOtherOf(number)}>
          {paymentCopy.toOther}
        </Link>
      </Message>
    );
  });
