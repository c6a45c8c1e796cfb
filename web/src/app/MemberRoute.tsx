import { MemberPage } from '../features/member/MemberPage.tsx';
import { NotificationEmailDialog } from '../features/sign-in/NotificationEmailDialog.tsx';
import { useShop } from '../shop/use-shop.ts';

export { loadAccount as loader } from '../features/member/account.ts';

/** My page with a dialog of the sign-in feature in it: features don't know each other. */
export function Component() {
  const { product } = useShop();
  return (
    <MemberPage
      renderEmailDialog={(onDone, onClose) => (
        <NotificationEmailDialog product={product} onRegistered={onDone} onClose={onClose} />
      )}
    />
  );
}
