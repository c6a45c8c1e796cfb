import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import { DialogBody, DialogFooter } from './Dialog.tsx';
import styles from './DialogForm.module.css';
import { LackingButton } from './LackingButton.tsx';
import { Note } from './Note.tsx';

type Props = {
  /** What the form is for, above its fields. */
  readonly lead?: string;
  readonly form: Omit<ComponentProps<'form'>, 'id' | 'className'>;
  readonly isBusy: boolean;
  readonly submit: string;
  /** Why the button is off; pressed all the same, the form says everything that is wrong. */
  readonly reason?: string | null;
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /** The fields. */
  readonly children: ReactNode;
  /** Stands below the form. */
  readonly after?: ReactNode;
};

/** A press on the button while it is off: dispatches `submit`, so that the form's checks show all that is wrong. */
const sayWhy = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void =>
  void currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

/** The body and the footer of a dialog that is a form: its fields scroll, its button stays in sight. */
export function DialogForm(props: Props) {
  const { lead, form, isBusy, submit, reason = null, back, children, after } = props;
  const id = useId();
  const reasonId = useId();
  return (
    <>
      <DialogBody>
        {lead === undefined ? null : <p>{lead}</p>}
        <form {...form} id={id} className={styles.form}>
          {children}
        </form>
        {after}
      </DialogBody>
      <DialogFooter>
        {reason ? (
          <div id={reasonId} className={styles.reason}>
            <Note>{reason}</Note>
          </div>
        ) : null}
        {back ? (
          <Button variant="quiet" onClick={back.onPress}>
            {back.label}
          </Button>
        ) : null}
        <LackingButton
          variant="primary"
          type="submit"
          form={id}
          busy={isBusy}
          lack={reason}
          aria-describedby={reason ? reasonId : undefined}
          onLack={sayWhy}
          wide={!back}
        >
          {submit}
        </LackingButton>
      </DialogFooter>
    </>
  );
}
