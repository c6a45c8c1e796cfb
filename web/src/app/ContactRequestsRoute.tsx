import { requestsCopy } from '../copy/address-book.ts';
import { RequestsPage } from '../features/contacts/RequestsPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product } = useShop();
  return (
    <MemberGate title={requestsCopy.title} product={product}>
      <RequestsPage />
    </MemberGate>
  );
}
