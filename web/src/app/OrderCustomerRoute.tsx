import { orderCopy } from '../copy/order.ts';
import { loadBook } from '../features/order/load-book.ts';
import { OrderCustomerPage } from '../features/order/OrderCustomerPage.tsx';
import { useShop } from '../platform/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

/** The book is its owner's: it is asked for once somebody is signed in. */
export const loader = forMembers(loadBook);

export function Component() {
  return (
    <MemberGate title={orderCopy.title} product={useShop().product}>
      <OrderCustomerPage />
    </MemberGate>
  );
}
