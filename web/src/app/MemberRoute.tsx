import { memberCopy } from '../copy/member.ts';
import { loadAccount } from '../features/member/account.ts';
import { MemberPage } from '../features/member/MemberPage.tsx';
import { NotificationEmailDialog } from '../features/sign-in/NotificationEmailDialog.tsx';
import { useShop } from '../shop/use-shop.ts';
import { forMembers } from './guards.ts';
import { MemberGate } from './MemberGate.tsx';

export const loader = forMembers(loadAccount);

export function Component() {
  const { product } = useShop();
  return (
    <MemberGate title={memberCopy.title} product={product}>
      <MemberPage
        renderEmailDialog={(onDone, onClose) => (
          <NotificationEmailDialog product={product} onRegistered={onDone} onClose={onClose} />
        )}
      />
    </MemberGate>
  );
}
