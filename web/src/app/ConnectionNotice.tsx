import { connectionCopy } from '../copy/shell.ts';
import { tryAgain, useIsWaiting } from '../platform/connection.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Wide } from '../ui/Wide.tsx';
import styles from './ConnectionNotice.module.css';

/**
 * Says that what was pressed waits for the network. Dialogs show it too: while one is open, the
 * page behind it is not read aloud.
 */
export function ConnectionNotice() {
  return useIsWaiting() ? (
    <div className={styles.notice}>
      <Wide>
        <Message tone="error" announced>
          {connectionCopy.waiting}
          <Button size="small" onClick={tryAgain}>
            {connectionCopy.retry}
          </Button>
        </Message>
      </Wide>
    </div>
  ) : null;
}
