import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** The words of the answer that leads on. */
  readonly accept: string;
  readonly onAccept: () => void;
  /** The other answer; where there is none, closing the dialog accepts. */
  readonly cancel?: string;
  readonly onCancel?: () => void;
};

/** Interrupts with something that must be read or answered. */
export function QuestionDialog({ title, children, accept, onAccept, cancel, onCancel = onAccept }: Props) {
  return (
    <Dialog title={title} role="alertdialog" size="small" onClose={onCancel}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        {cancel === undefined ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button variant="primary" data-autofocus onClick={onAccept}>
          {accept}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
