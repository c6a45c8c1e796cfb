import { clearDevice } from '../features/member/sign-out.ts';
import { AuthDialog } from '../features/sign-in/AuthDialog.tsx';

type Props = {
  readonly returnTo: string;
  /** Whose session it was. */
  readonly memberCode: string;
  readonly onReturned: () => void;
  readonly onClose: () => void;
};

/** The sign-in over a page whose session has ended. */
export function SessionDialog({ memberCode, onReturned, ...props }: Props) {
  const goOn = async (code: string): Promise<void> => {
    if (code === memberCode) return onReturned();
    // Somebody else at this browser must neither go on with the first one's page nor find what they typed.
    await clearDevice();
    window.location.reload();
  };
  return <AuthDialog onMember={(member) => void goOn(member.code)} {...props} />;
}
