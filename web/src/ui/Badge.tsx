import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  readonly tone?: 'plain' | 'warning' | 'error' | 'done' | 'mourning' | 'premium';
  /** Its words; colour alone says nothing. */
  readonly children: ReactNode;
};

export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone === 'warning' || tone === 'error' ? <Icon name="warning" /> : null}
      {tone === 'done' ? <Icon name="check" /> : null}
      {children}
    </span>
  );
}
