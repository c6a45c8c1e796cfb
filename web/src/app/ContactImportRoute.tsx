import { importCopy } from '../copy/contacts-import.ts';
import { ImportPage } from '../features/contacts-import/ImportPage.tsx';
import { useShop } from '../shop/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product } = useShop();
  return (
    <MemberGate title={importCopy.title} product={product}>
      <ImportPage />
    </MemberGate>
  );
}
