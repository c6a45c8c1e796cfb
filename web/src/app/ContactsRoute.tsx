import { bookCopy } from '../copy/address-book.ts';
import { AddressBookPage } from '../features/contacts/AddressBookPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product, staticUrl, material, today } = useShop();
  return (
    <MemberGate title={bookCopy.title} product={product}>
      <AddressBookPage staticUrl={staticUrl} material={material} today={today} />
    </MemberGate>
  );
}
