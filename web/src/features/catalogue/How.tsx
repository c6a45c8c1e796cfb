import { rootCopy } from '../../copy/catalogue.ts';
import styles from './ProductRoot.module.css';
import { Section } from './Section.tsx';

export type HowStep = { readonly title: string; readonly text: string };

/** つくり方: what there is to do, in its order. */
export function How({
  steps,
  onPaper = false,
}: {
  readonly steps: readonly HowStep[];
  readonly onPaper?: boolean;
}) {
  return (
    <Section title={rootCopy.howTitle} onPaper={onPaper}>
      <ol className={styles.how}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
