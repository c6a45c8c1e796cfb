import type { Member } from '@fumi/domain';
import { AuthDialog } from '../features/sign-in/AuthDialog.tsx';
import { useShop } from '../platform/use-shop.ts';
import { visitSource } from '../platform/visit-source.ts';

type Props = {
  readonly returnTo: string;
  readonly onMember: (member: Member) => void;
  readonly onClose: () => void;
};

/** The sign-in over a page whose session has ended. */
export function SessionDialog(props: Props) {
  const { product } = useShop();
  return <AuthDialog from={visitSource()} product={product} {...props} />;
}
