import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uploadCopy } from '../../copy/upload.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './UploadScreen.module.css';

type Props = {
  readonly current: number;
  readonly total: number;
  /** The network is gone, and the upload waits for it. */
  readonly isRetrying: boolean;
  /** It makes no further attempts by itself: the customer says when to go on. */
  readonly isStopped: boolean;
  /** It stopped because the session has ended, and nobody signed in again. */
  readonly isSignedOut: boolean;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  /** The front of the card that is uploaded. */
  readonly card: ReactNode;
};

/** After so long without progress the screen says that the network is slow, ms. */
const SLOW_MS = 10_000;

/** What is told while the upload goes on; a slow network is not a broken one. */
function Underway({ current }: Pick<Props, 'current'>) {
  const [slowAt, setSlowAt] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSlowAt(current), SLOW_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return slowAt === current ? <Message tone="info">{uploadCopy.slow}</Message> : <p>{uploadCopy.resumes}</p>;
}

/** Fills the window, locks the page behind it (spec §2), and can't be dismissed while anything is on its way. */
export function UploadScreen(props: Props) {
  const { current, total, isRetrying, isStopped, isSignedOut, onAgain, onLeave, card } = props;
  const isHeldUp = isRetrying || isStopped;
  const wait = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The buttons are gone with the hold-up: the words take the focus.
    if (!isHeldUp && document.activeElement === document.body) wait.current?.focus();
  }, [isHeldUp]);
  return (
    <Dialog title={uploadCopy.title} size="screen" dismissible={isHeldUp} onClose={onLeave}>
      <DialogBody>
        <div className={styles.upload}>
          <p ref={wait} className={styles.wait} tabIndex={-1} data-autofocus>
            {uploadCopy.wait}
          </p>
          <div className={styles.card}>{card}</div>
          <div className={styles.progress}>
            <Progress label={uploadCopy.progress} current={current} total={total} />
            <div className={styles.note} role="status">
              {isStopped ? (
                <Message tone="error">{isSignedOut ? uploadCopy.signedOut : uploadCopy.stopped}</Message>
              ) : isRetrying ? (
                <Message tone="warning">{uploadCopy.retrying}</Message>
              ) : (
                <Underway current={current} />
              )}
            </div>
            {isHeldUp ? (
              <div className={styles.ways}>
                {isStopped ? (
                  <Button variant="primary" onClick={onAgain}>
                    {uploadCopy.again}
                  </Button>
                ) : null}
                <Button variant="quiet" onClick={onLeave}>
                  {uploadCopy.leave}
                </Button>
              </div>
            ) : null}
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
}
