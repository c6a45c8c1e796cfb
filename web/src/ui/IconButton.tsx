import type { ComponentPropsWithRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icon-paths.data.ts';

type Props = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'aria-label'> & {
  readonly icon: IconName;
  /** Its accessible name: there are no words on it. */
  readonly label: string;
  readonly framed?: boolean;
};

export function IconButton({ icon, label, framed = false, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-framed={framed || undefined}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
