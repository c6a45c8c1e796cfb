import { ordersCopy } from '../copy/checkout.ts';
import { loadOrderOfPath } from '../features/order/load-checkout.ts';
import { OrderPage } from '../features/order/OrderPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

export const loader = forMembers(loadOrderOfPath);

export function Component() {
  return (
    <MemberGate title={ordersCopy.orderTitle} product={useShop().product}>
      <OrderPage />
    </MemberGate>
  );
}
