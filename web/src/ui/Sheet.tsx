import type { ComponentProps } from 'react';
import styles from './Sheet.module.css';

type Props = Omit<ComponentProps<'section'>, 'className'> & { readonly heading?: string };

/** A sheet of paper on the desk: what belongs together, under its heading. */
export const Sheet = ({ heading, children, ...attributes }: Props) => (
  <section {...attributes} className={styles.sheet}>
    {heading === undefined ? null : <h2>{heading}</h2>}
    {children}
  </section>
);
