import { type ReactNode, useId } from 'react';
import { wordsCopy as copy } from '../../copy/words.ts';
import { inLetters } from '../../platform/in-letters.ts';
import { Batches } from '../../ui/Batches.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import styles from './Typed.module.css';

/** How many rows are shown at first: a card has fewer, a photobook may have a hundred captions. */
const SHOWN_AT_ONCE = 12;

export type TypedRow = { readonly key: string; readonly name: string; readonly value: string };

type Props = {
  readonly title: string;
  readonly rows: readonly TypedRow[];
  /** The link to where the words are corrected. */
  readonly children?: ReactNode;
};

/** What the customer wrote, large and as text, so that a wrong name is seen or heard in time. */
export function Typed({ title, rows, children }: Props) {
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.typed} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{copy.typedHint}</p>
      <Batches items={rows} size={SHOWN_AT_ONCE} more={copy.typedMore}>
        {(shown) => (
          <dl>
            {shown.map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd data-empty={value.trim() === '' || undefined}>
                  {value.trim() === '' ? copy.nothing : <WholeNumbers>{inLetters(value)}</WholeNumbers>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Batches>
      {children}
    </section>
  );
}
