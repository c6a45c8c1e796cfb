import { checkoutCopy } from '../copy/checkout.ts';
import { CustomerPage } from '../features/order/CustomerPage.tsx';
import { loadCustomer } from '../features/order/load-checkout.ts';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

/** The book is its owner's: it is asked for once somebody is signed in. */
export const loader = forMembers(loadCustomer);

export function Component() {
  return (
    <MemberGate title={checkoutCopy.title} product={useShop().product}>
      <CustomerPage />
    </MemberGate>
  );
}
