import { duplicatesCopy } from '../copy/address-book.ts';
import { DuplicatesPage } from '../features/address-book/DuplicatesPage.tsx';
import { useShop } from '../platform/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product } = useShop();
  return (
    <MemberGate title={duplicatesCopy.title} product={product}>
      <DuplicatesPage />
    </MemberGate>
  );
}
