import { duplicatesCopy } from '../copy/address-book.ts';
import { DuplicatesPage } from '../features/contacts/DuplicatesPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product } = useShop();
  return (
    <MemberGate title={duplicatesCopy.title} product={product}>
      <DuplicatesPage />
    </MemberGate>
  );
}
