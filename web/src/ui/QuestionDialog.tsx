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
};

/** Interrupts with something that must be read or answered. */
export function QuestionDialog(props: Props) {
  const { title, children, accept, onAccept, isBusy = false, cancel, onCancel = onAccept } = props;
  return (
    <Dialog title={title} role="alertdialog" size="small" onClose={onCancel}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        {cancel === undefined ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button variant="primary" data-autofocus busy={isBusy} onClick={onAccept}>
          {accept}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
