import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

/** Tabs that are links: each leads to an address of its own. Its links carry `aria-current="page"` where one is. */
export function TabNav({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  );
}
