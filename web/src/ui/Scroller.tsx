import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Scroller.module.css';

type Props = {
  /** Names a row of pictures, which keys scroll where it is longer than its room; a row of links needs none. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** Things in a row that scrolls sideways, from edge to edge of a phone: `<li>` with a link each, or a picture. */
export function Scroller({ label, children }: Props) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = ref.current;
    if (row === null || label === undefined) return;
    const observer = new ResizeObserver(() => {
      row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [label]);
  return (
    <ul ref={ref} className={styles.row} aria-label={label} tabIndex={label === undefined ? undefined : 0}>
      {children}
    </ul>
  );
}

type CurrentProps = {
  /** Changes when another link becomes the current one. */
  readonly current: string;
  /** A `<nav>` that scrolls sideways on phones. */
  readonly children: ReactNode;
};

/** Centres the link of the present page in its row, unless somebody moved the row before hydration. */
export function CurrentInView({ current, children }: CurrentProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isPlaced = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link is what it waits for
  useEffect(() => {
    const row = ref.current?.querySelector<HTMLElement>('nav');
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    const isMoved = !isPlaced.current && row.scrollLeft !== 0;
    isPlaced.current = true;
    // Otherwise a link could move away under a finger. A row that the browser has restored stays as well.
    if (isMoved) return;
    const toLeft = link.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += toLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return <div ref={ref}>{children}</div>;
}
