import { paymentCopy } from '../copy/checkout.ts';
import { CompletePage } from '../features/order/CompletePage.tsx';
import { loadOrderOfQuery } from '../features/order/load-checkout.ts';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

export const loader = forMembers(loadOrderOfQuery);

export function Component() {
  return (
    <MemberGate title={paymentCopy.title} product={useShop().product}>
      <CompletePage />
    </MemberGate>
  );
}
