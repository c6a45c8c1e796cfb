import type { ReactNode } from 'react';
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
  /** Answers with why it was not done; once it is done, the owner stops rendering the dialog. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
};

/** Asks before something that is not easily undone. Once it is under way, nobody can take the answer back. */
export function ConfirmDialog(props: Props) {
  const { title, children, cancel, confirm, lack = null, size = 'small', onConfirm, onClose } = props;
  const { press, isBusy, problem } = usePress();
  return (
    <Dialog title={title} role="alertdialog" size={size} dismissible={!isBusy} onClose={onClose}>
      <DialogBody>
        <Problem>{problem}</Problem>
        {children}
      </DialogBody>
      <DialogFooter>
        <Button aria-disabled={isBusy || undefined} onClick={onClose}>
          {cancel}
        </Button>
        <LackingButton variant="primary" lack={lack} busy={isBusy} onClick={() => void press(onConfirm)}>
          {confirm}
        </LackingButton>
      </DialogFooter>
    </Dialog>
  );
}
