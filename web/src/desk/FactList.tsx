import type { ReactNode } from 'react';
import styles from './FactList.module.css';

type Props = {
  /** A term and its fact; what is null is left out. */
  readonly facts: readonly (readonly [term: string, fact: ReactNode | null])[];
};

/** Terms on the left, facts on the right. */
export const FactList = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts.map(([term, fact], index) =>
      fact === null ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a term may stand twice, and facts do not move
        <div key={index}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ),
    )}
  </dl>
);
