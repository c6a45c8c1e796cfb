import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** The words of the answer that leads on. */
  readonly accept: string;
  readonly onAccept: () => void;
  /** While the answer is on its way. */
  readonly isBusy?: boolean;
  /** The other answer; where there is none, closing the dialog accepts. */
  readonly cancel?: string;
  readonly onCancel?: () => void;
  /** The answer that leads on passes over a doubt: focus begins at the other one. */
  readonly isOfDoubt?: boolean;
};

/** Interrupts with something that must be read or answered. */
export function QuestionDialog(props: Props) {
  const {
    title,
    children,
    accept,
    onAccept,
    isBusy = false,
    cancel,
    onCancel = onAccept,
    isOfDoubt = false,
  } = props;
  return (
    <Dialog title={title} role="alertdialog" size="small" onClose={onCancel}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        {cancel === undefined ? null : (
          <Button variant="quiet" data-autofocus={isOfDoubt || undefined} onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button variant="primary" data-autofocus={!isOfDoubt || undefined} busy={isBusy} onClick={onAccept}>
          {accept}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
