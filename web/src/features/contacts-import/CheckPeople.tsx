import type { ImportTarget } from '@fumi/domain';
import { useMemo, useState } from 'react';
import { importCopy, recognised } from '../../copy/contacts-import.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Message } from '../../ui/Message.tsx';
import { ColumnMeanings } from './ColumnMeanings.tsx';
import { type Decision, type Filter, filtered } from './decisions.ts';
import styles from './ImportPage.module.css';
import { PeopleTable } from './PeopleTable.tsx';
import { type Checking, countDecisions } from './use-import.ts';

const FILTERS: readonly Filter[] = ['all', 'doubts', 'known', 'skipped'];

type Props = {
  readonly checking: Checking;
  readonly onTarget: (column: number, target: ImportTarget) => void;
  readonly onDecision: (index: number, decision: Decision) => void;
  readonly onSave: () => void;
  readonly onRestart: () => void;
};

/** Every row with its problems, before anything is saved. */
export function CheckPeople({ checking, onTarget, onDecision, onSave, onRestart }: Props) {
  const { fileName, layout, columns, people, decisions, doubts } = checking;
  const [filter, setFilter] = useState<Filter>('all');
  const rows = useMemo(
    () =>
      Object.fromEntries(FILTERS.map((one) => [one, filtered(people, decisions, one, doubts)])) as Record<
        Filter,
        number[]
      >,
    [people, decisions, doubts],
  );
  const counts = countDecisions(decisions);
  return (
    <div className={styles.check}>
      <div className={styles.file}>
        <p>
          <strong>{fileName}</strong>
          <br />
          {recognised(layout)}
        </p>
        <Button size="small" onClick={onRestart}>
          {importCopy.another}
        </Button>
      </div>
      {columns ? <ColumnMeanings columns={columns} isKnown={layout !== null} onTarget={onTarget} /> : null}
      {people.length === 0 ? (
        <Message tone="warning">{importCopy.nobody}</Message>
      ) : (
        <>
          <fieldset className={styles.chips} aria-label={importCopy.filterLabel}>
            {FILTERS.map((one) => (
              <Chip
                key={one}
                count={rows[one].length}
                pressed={filter === one}
                onPress={() => setFilter(one)}
              >
                {importCopy.filters[one]}
              </Chip>
            ))}
          </fieldset>
          {rows[filter].length === 0 ? (
            <p role="status">{importCopy.none}</p>
          ) : (
            <PeopleTable key={filter} rows={rows[filter]} {...{ people, decisions, doubts, onDecision }} />
          )}
        </>
      )}
      <div className={styles.agree}>
        <p>{importCopy.summary(counts)}</p>
        <Button variant="primary" disabled={counts.add + counts.merge === 0} onClick={onSave}>
          {importCopy.submit(counts.add + counts.merge)}
        </Button>
      </div>
    </div>
  );
}
