import type { EncodingSample, ImportTarget } from '@fumi/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { importCopy, recognised, untakenWords } from '../../../copy/contacts-import.ts';
import { AnnouncedMessage } from '../../../ui/AnnouncedMessage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChipGroup } from '../../../ui/Chip.tsx';
import { Column } from '../../../ui/Column.tsx';
import { Message } from '../../../ui/Message.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ColumnMeanings } from './ColumnMeanings.tsx';
import { countDecisions, type Filter, filtered } from './decisions.ts';
import type { Decision } from './found-contact.ts';
import styles from './ImportCheck.module.css';
import { ImportTable } from './ImportTable.tsx';
import type { Checking } from './import-state.ts';

const FILTERS: readonly Filter[] = ['all', 'doubtful', 'known', 'skipped'];

type Props = {
  readonly checking: Checking;
  readonly onTarget: (column: number, target: ImportTarget) => void;
  readonly onDecision: (index: number, decision: Decision) => void;
  /** Which rows take their other address. */
  readonly onSwaps: (change: (rows: readonly number[]) => readonly number[]) => void;
  readonly onWiden: (widensNames: boolean) => void;
  readonly onSave: () => void;
  readonly onEncoding: (encoding: EncodingSample['encoding']) => void;
  readonly onRestart: () => void;
};

/** Every row with its problems, before anything is saved. */
export function ImportCheck(props: Props) {
  const { checking, onTarget, onDecision, onSwaps, onWiden, onSave, onEncoding, onRestart } = props;
  const { file, layout, columns, untaken, contacts, decisions, warnings } = checking;
  const [filter, setFilter] = useState<Filter>('all');
  /** The filter whose rows are drawn; it follows the pressed chip later. Null before the first rows. */
  const shown = useDeferredValue<Filter | null>(filter, null);
  /** Opened or closed by hand; null: open where the layout is unknown. */
  const [isMapping, setIsMapping] = useState<boolean | null>(null);
  const leftOut = columns ? untakenColumns(columns) : untaken.map(untakenWords);
  const rows = useMemo(
    () =>
      Object.fromEntries(FILTERS.map((one) => [one, filtered(contacts, decisions, one, warnings)])) as Record<
        Filter,
        number[]
      >,
    [contacts, decisions, warnings],
  );
  const counts = countDecisions(decisions);
  const taken = counts.add + counts.merge + counts.replace;
  return (
    <Column kind="page">
      <div className={styles.file}>
        <p>
          <strong>{file.name}</strong>
          <br />
          {recognised(layout)}
        </p>
        <Button size="small" onClick={onRestart}>
          {importCopy.another}
        </Button>
      </div>
      <Encodings {...{ checking, onEncoding }} />
      <LeftOut items={leftOut} onMap={columns ? () => setIsMapping(true) : null} />
      {columns ? (
        <ColumnMeanings
          {...{ columns, onTarget }}
          isKnown={layout !== null}
          isOpen={isMapping ?? layout === null}
          onToggle={setIsMapping}
        />
      ) : null}
      {contacts.length === 0 ? (
        <Message tone="warning">{importCopy.nobody}</Message>
      ) : (
        <>
          <TwoAddresses {...{ contacts, onSwaps }} />
          <HalfWidthNames {...{ contacts, onWiden, widensNames: checking.widensNames }} />
          <ChipGroup
            label={importCopy.filterLabel}
            chips={FILTERS.map((one) => ({
              value: one,
              words: importCopy.filters[one],
              count: rows[one].length,
            }))}
            chosen={filter}
            onChoose={setFilter}
          />
          {shown === null ? null : rows[shown].length === 0 ? (
            <p role="status">{importCopy.none}</p>
          ) : (
            <ImportTable
              key={shown}
              rows={rows[shown]}
              {...{ checking, onDecision }}
              onSwap={(row) =>
                onSwaps((now) => (now.includes(row) ? now.filter((one) => one !== row) : [...now, row]))
              }
            />
          )}
        </>
      )}
      <div className={styles.agree}>
        <p>{importCopy.summary(counts)}</p>
        <Button variant="primary" disabled={taken === 0} busy={checking.isRereading} onClick={onSave}>
          {importCopy.submit(taken)}
        </Button>
      </div>
    </Column>
  );
}

/** The choice of an encoding, where only a person can see in which one the names are right. */
function Encodings({ checking, onEncoding }: Pick<Props, 'checking' | 'onEncoding'>) {
  const { encodings, encoding } = checking;
  const [first] = encodings;
  if (!first) return null;
  return (
    <RadioGroup
      label={importCopy.encoding}
      options={encodings.map((one) => ({
        value: one.encoding,
        label: importCopy.encodings[one.encoding],
        description: one.line,
      }))}
      value={encoding ?? first.encoding}
      onChange={onEncoding}
    />
  );
}

type TwoProps = Pick<Checking, 'contacts'> & Pick<Props, 'onSwaps'>;

/** Home or office, for everybody at once; each row has its own switch. */
function TwoAddresses({ contacts, onSwaps }: TwoProps) {
  const rows = contacts.flatMap(({ row, otherAddress }) => (otherAddress ? [row] : []));
  if (rows.length === 0) return null;
  return (
    <Message tone="info">
      <p>{importCopy.twoAddresses(rows.length)}</p>
      <Row>
        <Button size="small" onClick={() => onSwaps(() => [])}>
          {importCopy.allHome}
        </Button>
        <Button size="small" onClick={() => onSwaps(() => rows)}>
          {importCopy.allOffice}
        </Button>
      </Row>
    </Message>
  );
}

type HalfWidthProps = Pick<Checking, 'contacts' | 'widensNames'> & Pick<Props, 'onWiden'>;

/** A button that widens all names in half-width kana, or leaves them as in the file. */
function HalfWidthNames({ contacts, widensNames, onWiden }: HalfWidthProps) {
  const count = contacts.filter(({ isHalfWidth }) => isHalfWidth).length;
  if (count === 0) return null;
  return (
    <Message tone="info">
      <p>{(widensNames ? importCopy.widened : importCopy.halfWidth)(count)}</p>
      <Row>
        <Button size="small" onClick={() => onWiden(!widensNames)}>
          {widensNames ? importCopy.asInFile : importCopy.allFullWidth}
        </Button>
      </Row>
    </Message>
  );
}

const untakenColumns = (columns: NonNullable<Checking['columns']>): string[] =>
  columns.flatMap(({ header, filled, target }, index) => {
    const name = header.trim() || importCopy.column(index + 1);
    return target === 'ignore' && filled > 0 ? [untakenWords({ name, count: filled })] : [];
  });

type LeftOutProps = { readonly items: readonly string[]; readonly onMap: (() => void) | null };

/** How many items are named; the others are folded. */
const NAMED = 5;

/** What the file holds and is not taken, before anything is saved. */
function LeftOut({ items, onMap }: LeftOutProps) {
  if (items.length === 0) return null;
  const others = items.slice(NAMED);
  return (
    <AnnouncedMessage tone="info">
      <p>{importCopy.leftOut(items.slice(0, NAMED).join('、'))}</p>
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{importCopy.leftOutMore(others.length)}</summary>
          <p>{others.join('、')}</p>
        </details>
      ) : null}
      {onMap ? (
        <Button size="small" onClick={onMap}>
          {importCopy.mappingKnown}
        </Button>
      ) : null}
    </AnnouncedMessage>
  );
}
