import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Message.module.css';

const ICONS = { info: 'info', warning: 'warning', error: 'warning', done: 'check' } as const;

export type Tone = keyof typeof ICONS;

type Props = {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
} & (
  | {
      readonly tone: 'error';
      /** Read aloud at once when it appears, as the answer to what somebody just did. */
      readonly announced?: boolean;
    }
  // Only an alert is read when it is put in; to announce other tones, use `AnnouncedMessage`.
  | { readonly tone: Tone; readonly announced?: never }
);

export function Message({ tone, children, announced, ref }: Props) {
  return (
    <div ref={ref} className={styles.message} data-tone={tone} role={announced ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
