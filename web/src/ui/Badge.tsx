import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  readonly tone?: 'plain' | 'warning' | 'error' | 'done' | 'mourning' | 'premium';
  /** Its words; colour alone says nothing. */
  readonly children: ReactNode;
  /** Leads to what it speaks of. */
  readonly onPress?: () => void;
};

export function Badge({ tone = 'plain', children, onPress }: Props) {
  const words = (
    <>
      {tone === 'warning' || tone === 'error' ? <Icon name="warning" /> : null}
      {tone === 'done' ? <Icon name="check" /> : null}
      {children}
    </>
  );
  const shared = { className: styles.badge, 'data-tone': tone };
  return onPress ? (
    <button type="button" {...shared} onClick={() => onPress()}>
      {words}
    </button>
  ) : (
    <span {...shared}>{words}</span>
  );
}
