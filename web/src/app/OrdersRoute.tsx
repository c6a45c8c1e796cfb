import { ordersCopy } from '../copy/checkout.ts';
import { loadOrders } from '../features/order/load-checkout.ts';
import { OrdersPage } from '../features/order/OrdersPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

export const loader = forMembers(loadOrders);

export function Component() {
  return (
    <MemberGate title={ordersCopy.title} product={useShop().product}>
      <OrdersPage />
    </MemberGate>
  );
}
