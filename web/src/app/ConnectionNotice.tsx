import { connectionCopy } from '../copy/shell.ts';
import { tryAgain, useIsWaiting } from '../platform/connection.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Wide } from '../ui/Wide.tsx';
import styles from './ConnectionNotice.module.css';

/** Over a page that stays, and in a dialog, which makes the page mute: what was pressed can't come without a network. */
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
