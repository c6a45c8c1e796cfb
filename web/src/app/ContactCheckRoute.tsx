import { checkCopy } from '../copy/address-book.ts';
import { CheckPage } from '../features/contacts/CheckPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product, staticUrl, material, today } = useShop();
  return (
    <MemberGate title={checkCopy.title} product={product}>
      <CheckPage staticUrl={staticUrl} material={material} today={today} />
    </MemberGate>
  );
}
