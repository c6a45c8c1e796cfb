import { headerKey, IMPORT_TARGETS, type ImportTarget, yearTarget } from '@fumi/domain';
import { importCopy } from '../../../copy/contacts-import.ts';
import { targetName } from '../../../copy/import-columns.ts';
import { Select } from '../../../ui/Select.tsx';
import type { Column } from './address-file.ts';
import styles from './ColumnMeanings.module.css';
import { useByFrames } from './use-by-frames.ts';

const optionOf = (target: ImportTarget) => ({ value: target, label: targetName(target) });
const OPTIONS = IMPORT_TARGETS.map(optionOf);

/** All meanings, first that of a year where the header names one. */
function optionsOf(header: string) {
  const target = yearTarget(headerKey(header));
  return target ? [optionOf(target), ...OPTIONS] : OPTIONS;
}

type Props = {
  readonly onTarget: (column: number, target: ImportTarget) => void;
  readonly columns: readonly Column[];
  /** The layout is known, so that the columns need not be checked. */
  readonly isKnown: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

const COLUMNS_IN_A_FRAME = 2;

/** What each column means, with the first values that it holds. */
export function ColumnMeanings({ columns, isKnown, isOpen, onToggle, onTarget }: Props) {
  // Drawn only while open: ninety columns are four thousand options.
  const drawn = useByFrames(isOpen ? columns.length : 0, COLUMNS_IN_A_FRAME);
  return (
    <details
      className={styles.meanings}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary>{isKnown ? importCopy.mappingKnown : importCopy.mapping}</summary>
      <p className={styles.hint}>{importCopy.mappingHint}</p>
      <ul>
        {columns.slice(0, drawn).map(({ header, samples, target }, index) => {
          const name = header.trim() || importCopy.column(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its index
            <li key={index} data-ignored={target === 'ignore' || undefined}>
              <p className={styles.column}>
                <strong>{name}</strong>
                <span>{samples.join('、')}</span>
              </p>
              <Select
                label={importCopy.meaning(name)}
                labelHidden
                options={optionsOf(header)}
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
