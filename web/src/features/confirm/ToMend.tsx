import type { ReactNode } from 'react';
import styles from './ToMend.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** What must be mended before the order, with the ways there. */
export function ToMend({ label, children }: Props) {
  return (
    <section className={styles.open} aria-label={label}>
      {children}
    </section>
  );
}
