import { Button } from './Button.tsx';
import { Dialog, DialogFooter } from './Dialog.tsx';

type Props = {
  /** What is lost. */
  readonly title: string;
  readonly leave: string;
  readonly onLeave: () => void;
  readonly stay: string;
  readonly onStay: () => void;
};

/** Asks before what was done in a dialog is thrown away; whoever closes the question stays. */
export const LeaveQuestion = ({ title, leave, onLeave, stay, onStay }: Props) => (
  <Dialog title={title} role="alertdialog" size="small" onClose={onStay}>
    <DialogFooter>
      <Button onClick={onLeave}>{leave}</Button>
      <Button variant="primary" onClick={onStay} data-autofocus>
        {stay}
      </Button>
    </DialogFooter>
  </Dialog>
);
