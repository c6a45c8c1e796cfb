import { receiptCopy } from '../copy/checkout.ts';
import { loadReceipt } from '../features/order/load-checkout.ts';
import { ReceiptPage } from '../features/order/ReceiptPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

export const loader = forMembers(loadReceipt);

export function Component() {
  return (
    <MemberGate title={receiptCopy.title} product={useShop().product}>
      <ReceiptPage />
    </MemberGate>
  );
}
