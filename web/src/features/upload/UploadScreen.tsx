import type { ReactNode } from 'react';
import { uploadCopy } from '../../copy/upload.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import styles from './UploadScreen.module.css';

type Props = {
  readonly current: number;
  readonly total: number;
  /** The network is gone, and the upload waits for it. */
  readonly isRetrying: boolean;
  /** The front of the card that is on its way. */
  readonly card: ReactNode;
};

const stay = () => {};

/** Fills the window, can't be dismissed, locks the page behind it (spec §2). */
export function UploadScreen({ current, total, isRetrying, card }: Props) {
  return (
    <Dialog title={uploadCopy.title} size="screen" dismissible={false} onClose={stay}>
      <DialogBody>
        <div className={styles.upload}>
          <p className={styles.wait} tabIndex={-1} data-autofocus>
            {uploadCopy.wait}
          </p>
          <div className={styles.card}>{card}</div>
          <div className={styles.progress}>
            <Progress label={uploadCopy.progress} current={current} total={total} />
            <div className={styles.note} role="status">
              {isRetrying ? (
                <Message tone="warning">{uploadCopy.retrying}</Message>
              ) : (
                <p>{uploadCopy.resumes}</p>
              )}
            </div>
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
}
