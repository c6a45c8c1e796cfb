import { type ReactNode, Suspense, useId } from 'react';
import { Wide } from '../../ui/Wide.tsx';
import styles from './Section.module.css';

type Props = {
  readonly title: string;
  /** Lies on a white sheet across the page. */
  readonly onPaper?: boolean;
  readonly children: ReactNode;
};

/** A part of a landing page under its heading; by `Suspense` it hydrates in a task of its own. */
export function Section({ title, onPaper = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} data-paper={onPaper || undefined} aria-labelledby={id}>
      <Wide>
        <h2 id={id}>{title}</h2>
        <Suspense>{children}</Suspense>
      </Wide>
    </section>
  );
}
