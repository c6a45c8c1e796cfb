import { contactsCopy } from '../copy/contacts.ts';
import { ContactsPage } from '../features/contacts/ContactsPage.tsx';
import { useShop } from '../platform/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product, staticUrl, material } = useShop();
  return (
    <MemberGate title={contactsCopy.title} product={product}>
      <ContactsPage staticUrl={staticUrl} material={material} />
    </MemberGate>
  );
}
