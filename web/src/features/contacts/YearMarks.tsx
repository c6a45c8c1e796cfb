import type { CardHistory } from '@fumi/domain';
import { contactsCopy } from '../../copy/contacts.ts';
import styles from './YearMarks.module.css';

type Mark = { readonly sent?: boolean; readonly received?: boolean };

type Props = {
  readonly name: string;
  readonly history: readonly CardHistory[];
  readonly years: readonly number[];
  readonly onMark: (year: number, mark: Mark) => void;
};

/** Whether a card went to somebody and came from them, by year; a press notes it, another takes it back. */
export const YearMarks = ({ name, history, years, onMark }: Props) => (
  <div className={styles.years}>
    {years.map((year) => {
      const card = history.find((one) => one.year === year);
      const button = (kind: 'sent' | 'received') => {
        const isOn = card?.[kind] ?? false;
        return (
          <button
            type="button"
            className={styles.mark}
            aria-pressed={isOn}
            aria-label={contactsCopy.markOf(name, year, kind)}
            onClick={() => onMark(year, { [kind]: !isOn })}
          >
            {contactsCopy.mark[kind]}
          </button>
        );
      };
      return (
        <span key={year} className={styles.year}>
          <small aria-hidden>{year}</small>
          {button('sent')}
          {button('received')}
        </span>
      );
    })}
  </div>
);
