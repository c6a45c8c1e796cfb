import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Button } from './Button.tsx';

type Props = ComponentProps<typeof Button> & {
  /**
   * What has to be done before, in words; null where nothing is missing. Where `aria-describedby` says that it stands
   * on the page already, it is read there.
   */
  readonly lack: string | null;
  /** Leads to what is missing; by default the first wrong field, open box or field around it. */
  readonly onLack?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
};

const MISSING = ['[aria-invalid=true]', '[type=checkbox]:enabled:not(:checked)', 'input:enabled'];

function leadToMissing({ currentTarget }: MouseEvent<HTMLElement>): void {
  const around = currentTarget.closest('dialog, main');
  const places = MISSING.map((selector) => around?.querySelector<HTMLElement>(selector));
  places.find(Boolean)?.focus();
}

/**
 * A button that cannot be pressed yet: keys reach it all the same, what is missing is read with it, and a press leads
 * there.
 */
export function LackingButton({ lack, onLack = leadToMissing, ...button }: Props) {
  const id = useId();
  const shownAt = button['aria-describedby'];
  const lacking = lack !== null && {
    'aria-disabled': true,
    'aria-describedby': shownAt ?? id,
    onClickCapture: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      if (!button.busy) onLack(event);
    },
  };
  return (
    <>
      <Button {...button} {...lacking} />
      {lacking && shownAt === undefined ? (
        <span hidden id={id}>
          {lack}
        </span>
      ) : null}
    </>
  );
}
