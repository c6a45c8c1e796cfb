import { IMPORT_TARGETS, type ImportTarget } from '@fumi/domain';
import { importCopy, targetName } from '../../copy/contacts-import.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './ColumnMeanings.module.css';
import type { Column } from './import-job.ts';

const options = IMPORT_TARGETS.map((target) => ({ value: target, label: targetName(target) }));

type Props = {
  readonly columns: readonly Column[];
  /** A layout that we know need not be looked at. */
  readonly isKnown: boolean;
  readonly onTarget: (column: number, target: ImportTarget) => void;
};

/** What each column means, with the first values that it holds. */
export function ColumnMeanings({ columns, isKnown, onTarget }: Props) {
  return (
    <details className={styles.meanings} open={!isKnown}>
      <summary>{isKnown ? importCopy.mappingKnown : importCopy.mapping}</summary>
      <p className={styles.hint}>{importCopy.mappingHint}</p>
      <ul>
        {columns.map(({ header, samples, target }, index) => {
          const name = header.trim() || importCopy.column(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is what it is by its place
            <li key={index} data-ignored={target === 'ignore' || undefined}>
              <p className={styles.column}>
                <strong>{name}</strong>
                <span>{samples.join('、')}</span>
              </p>
              <Select
                label={importCopy.meaning(name)}
                labelHidden
                options={options}
                value={target}
                onChange={(event) => onTarget(index, event.target.value as ImportTarget)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
