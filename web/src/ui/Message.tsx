import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Message.module.css';

const ICONS = { info: 'info', warning: 'warning', error: 'warning', done: 'check' } as const;

type Props = {
  readonly tone: 'info' | 'warning' | 'error' | 'done';
  readonly children: ReactNode;
  /** Read aloud at once when it appears, as the answer to what somebody just did. */
  readonly announced?: boolean;
};

export function Message({ tone, children, announced = false }: Props) {
  const role = announced ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={styles.message} data-tone={tone} role={role}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
