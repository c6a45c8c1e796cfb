import { isUnpaid } from '@fumi/domain';
import { Link } from 'react-router';
import { paymentCopy } from '../../copy/payment.ts';
import { paths } from '../../paths.ts';
import { Message } from '../../ui/Message.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import type { MemberOrder } from './member-orders.ts';

type Props = {
  readonly orders: readonly MemberOrder[];
  /** They are told of in place of an order that is cancelled: there is nothing to pay twice. */
  readonly ofCancelled?: boolean;
};

/** What else is ordered of a card, here or on another device, so that nobody pays twice by mistake. */
export const OtherOrders = ({ orders, ofCancelled = false }: Props) =>
  orders.map(({ code, number, state, slip }) => {
    const unpaid = slip === null ? paymentCopy.other : paymentCopy.otherAtTill;
    const words = isUnpaid(state) ? unpaid : paymentCopy.ordered;
    return (
      <Message key={code} tone={ofCancelled || (isUnpaid(state) && slip === null) ? 'info' : 'warning'}>
        <WholeNumbers>{(ofCancelled ? paymentCopy.inPlace : words)(number)}</WholeNumbers>
        <br />
        <Link to={paths.order(code)} aria-label={paymentCopy.toOtherOf(number)}>
          {paymentCopy.toOther}
        </Link>
      </Message>
    );
  });
