import { paymentCopy } from '../copy/checkout.ts';
import { loadOrderOfQuery } from '../features/order/load-checkout.ts';
import { PaymentPage } from '../features/order/PaymentPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

export const loader = forMembers(loadOrderOfQuery);

export function Component() {
  return (
    <MemberGate title={paymentCopy.title} product={useShop().product}>
      <PaymentPage />
    </MemberGate>
  );
}
