import { importCopy } from '../copy/address-import.ts';
import { ImportPage } from '../features/address-import/ImportPage.tsx';
import { useShop } from '../platform/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  const { product } = useShop();
  return (
    <MemberGate title={importCopy.title} product={product}>
      <ImportPage />
    </MemberGate>
  );
}
