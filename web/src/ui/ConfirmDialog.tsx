import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';
import { LackingButton } from './LackingButton.tsx';
import { Problem } from './Problem.tsx';
import { usePress } from './use-press.ts';

type Props = {
  readonly title: string;
  /** The question, and what belongs to it. */
  readonly children: ReactNode;
  readonly cancel: string;
  readonly confirm: string;
  /** Why it can't be confirmed yet. */
  readonly lack?: string | null;
  readonly size?: 'small' | 'medium';
  /**
   * Answers with why it was not done; once it is done, the owner stops rendering the dialog. The
   * signal ends it where somebody leaves while it waits.
   */
  readonly onConfirm: (signal: AbortSignal) => Promise<string | null>;
  /** The call waits for the network, and its signal ends it: then the dialog can be left. */
  readonly isWaiting?: boolean;
  readonly onClose: () => void;
};

/**
 * Asks before something that is not easily undone. Once it is under way, nobody can take the answer
 * back, except while it waits for the network.
 */
export function ConfirmDialog(props: Props) {
  const { title, children, cancel, confirm, onConfirm, onClose } = props;
  const { lack = null, size = 'small', isWaiting = false } = props;
  const { press, isBusy, problem } = usePress();
  const isUnderWay = isBusy && !isWaiting;
  const confirming = useRef<AbortController>(null);
  const onPress = () => {
    confirming.current = new AbortController();
    return onConfirm(confirming.current.signal);
  };
  const leave = () => {
    confirming.current?.abort();
    onClose();
  };
  return (
    <Dialog title={title} role="alertdialog" size={size} dismissible={!isUnderWay} onClose={leave}>
      <DialogBody>
        <Problem>{problem}</Problem>
        {children}
      </DialogBody>
      <DialogFooter>
        <Button aria-disabled={isUnderWay || undefined} onClick={leave}>
          {cancel}
        </Button>
        <LackingButton variant="primary" lack={lack} busy={isBusy} onClick={() => void press(onPress)}>
          {confirm}
        </LackingButton>
      </DialogFooter>
    </Dialog>
  );
}
