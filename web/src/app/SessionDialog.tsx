import { clearDevice } from '../features/member/sign-out.ts';
import { AuthDialog } from '../features/sign-in/AuthDialog.tsx';
import { reloadUnasked } from '../platform/leave-warning.ts';

let hasDeclined = false;

/** Whether somebody closed the dialog and has pressed nothing since: background calls must not reopen it. */
export const isDeclined = (): boolean => hasDeclined;

function noteDeclined(): void {
  hasDeclined = true;
  const ends = new AbortController();
  const forget = () => {
    hasDeclined = false;
    ends.abort();
  };
  for (const kind of ['click', 'keydown'])
    window.addEventListener(kind, forget, { capture: true, signal: ends.signal });
}

type Props = {
  readonly returnTo: string;
  /** Whose session it was. */
  readonly memberCode: string;
  readonly onReturned: () => void;
  readonly onClose: () => void;
};

/** The sign-in over a page whose session has ended; who closes it keeps the page, and is asked again at the next press. */
export function SessionDialog({ memberCode, onReturned, onClose, returnTo }: Props) {
  const goOn = async (code: string): Promise<void> => {
    if (code === memberCode) return onReturned();
    // Somebody else at this browser must neither go on with the first one's page nor find what they typed.
    await clearDevice();
    reloadUnasked();
  };
  const decline = () => {
    noteDeclined();
    onClose();
  };
  return <AuthDialog {...{ returnTo }} onMember={(member) => void goOn(member.code)} onClose={decline} />;
}
