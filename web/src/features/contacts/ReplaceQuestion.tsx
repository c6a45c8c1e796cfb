import { orderPeopleCopy as copy } from '../../copy/card-exchange.ts';
import { useIsWaiting } from '../../platform/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { usePress } from '../../ui/use-press.ts';

type Props = {
  /** A design was chosen for a card that is not ordered yet. */
  readonly isUnfinished: boolean;
  /** How many recipients would be replaced. */
  readonly replaced: number;
  /** Begins a new card and leaves the page; returns why where that failed. */
  readonly onAnew: () => Promise<string | null>;
  readonly onInto: () => void;
  readonly onClose: () => void;
};

/** Asks before the recipients of this tab are replaced, and whether in the unfinished card or a new one. */
export function ReplaceQuestion({ isUnfinished, replaced, onAnew, onInto, onClose }: Props) {
  const { press, isBusy, problem } = usePress();
  const isWaiting = useIsWaiting();
  // The next page may wait for the network: meanwhile the question can be closed.
  const isUnderWay = isBusy && !isWaiting;
  return (
    <Dialog
      title={isUnfinished ? copy.unfinishedTitle : copy.replaceTitle}
      role="alertdialog"
      size="small"
      dismissible={!isUnderWay}
      onClose={onClose}
    >
      <DialogBody>
        <Problem>{problem}</Problem>
        {isUnfinished ? <p>{copy.unfinished}</p> : null}
        {replaced > 0 ? <p>{copy.replaces(replaced)}</p> : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" aria-disabled={isUnderWay || undefined} onClick={onClose}>
          {copy.back}
        </Button>
        {isUnfinished ? (
          <Button aria-disabled={isBusy || undefined} onClick={onInto}>
            {copy.intoUnfinished}
          </Button>
        ) : null}
        <Button variant="primary" busy={isBusy} onClick={() => void press(onAnew)}>
          {isUnfinished ? copy.anew : copy.replace}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
