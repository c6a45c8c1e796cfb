import type { ComponentProps } from 'react';
import styles from './Sheet.module.css';

type Props = Omit<ComponentProps<'section'>, 'className'> & {
  readonly heading?: string;
  /** Where something inside is named by the heading. */
  readonly headingId?: string;
};

/** A sheet of paper on the desk: what belongs together, under its heading. */
export const Sheet = ({ heading, headingId, children, ...attributes }: Props) => (
  <section {...attributes} className={styles.sheet}>
    {heading === undefined ? null : <h2 id={headingId}>{heading}</h2>}
    {children}
  </section>
);
