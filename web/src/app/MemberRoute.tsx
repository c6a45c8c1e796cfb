import { memberCopy } from '../copy/member.ts';
import { MemberPage } from '../features/member/MemberPage.tsx';
import { useShop } from '../platform/use-shop.ts';
import { MemberGate } from './MemberGate.tsx';

export function Component() {
  return (
    <MemberGate title={memberCopy.title} product={useShop().product}>
      <MemberPage />
    </MemberGate>
  );
}
