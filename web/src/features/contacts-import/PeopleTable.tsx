import { hasName, type PlaceWarning } from '@fumi/domain';
import { useState } from 'react';
import { addressCopy, nameWords, PLACE_WARNINGS, zipWords } from '../../copy/address.ts';
import { importCopy, rowProblemSentence } from '../../copy/contacts-import.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { canBeKept, type Decision } from './decisions.ts';
import type { FoundPerson } from './import-job.ts';
import { keepable } from './keepable.ts';
import styles from './PeopleTable.module.css';

const ROWS_AT_ONCE = 50;

type Props = {
  /** Places in the list that are shown. */
  readonly rows: readonly number[];
  readonly people: readonly FoundPerson[];
  readonly decisions: readonly Decision[];
  readonly doubts: ReadonlyMap<number, readonly PlaceWarning[]>;
  readonly onDecision: (index: number, decision: Decision) => void;
};

export function PeopleTable({ rows, people, decisions, doubts, onDecision }: Props) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const { columns } = importCopy;
  return (
    <>
      <table className={styles.people}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.notes}</th>
            <th scope="col">{columns.use}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((index) => {
            const person = people[index];
            return person ? (
              <Row
                key={person.row}
                person={person}
                doubts={doubts.get(person.row) ?? NONE}
                decision={decisions[index] ?? 'skip'}
                onDecision={(decision) => onDecision(index, decision)}
              />
            ) : null;
          })}
        </tbody>
      </table>
      {rows.length > shown ? (
        <div>
          <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {importCopy.more(rows.length - shown)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const NONE: readonly PlaceWarning[] = [];

type RowProps = {
  readonly person: FoundPerson;
  readonly doubts: readonly PlaceWarning[];
  readonly decision: Decision;
  readonly onDecision: (decision: Decision) => void;
};

const optionsFor = (person: FoundPerson) =>
  (['add', 'merge', 'skip'] as const)
    .filter((decision) => decision !== 'merge' || person.match !== null)
    .map((decision) => ({ value: decision, label: importCopy.decision[decision] }));

function Row({ person, doubts, decision, onDecision }: RowProps) {
  const { row } = person;
  // As it will be kept: what is hidden in a file may turn the letters around it.
  const entry = keepable(person.entry);
  const name = nameWords(entry.name) || entry.company || addressCopy.nameless;
  const joints = entry.jointNames.filter(hasName).map((joint) => nameWords(joint));
  return (
    <tr data-skipped={decision === 'skip' || undefined}>
      <th scope="row" className={styles.who}>
        {name}
        {joints.length > 0 ? <small>{joints.join('、')}</small> : null}
        <small className={styles.row}>{importCopy.row(row)}</small>
      </th>
      <td className={styles.place}>
        <span>{zipWords(person.entry.zip)}</span> {entry.state}
        {entry.address1} {entry.address2}
      </td>
      <td className={styles.notes}>
        <Notes person={person} doubts={doubts} />
      </td>
      <td className={styles.use}>
        {canBeKept(person) ? (
          <Select
            label={importCopy.decisionOf(name)}
            labelHidden
            options={optionsFor(person)}
            value={decision}
            onChange={(event) => onDecision(event.target.value as Decision)}
          />
        ) : (
          importCopy.decision.skip
        )}
      </td>
    </tr>
  );
}

function Notes({ person: { problems, match, isRepeat }, doubts }: Pick<RowProps, 'person' | 'doubts'>) {
  // What the row itself tells of its zip, the table need not repeat.
  const isZipTold = problems.some((problem) => problem.code === 'field' && problem.field === 'zip');
  const told = doubts.filter((doubt) => !isZipTold || !doubt.startsWith('zip-'));
  return (
    <ul>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>
          <Badge tone="warning">{rowProblemSentence(problem)}</Badge>
        </li>
      ))}
      {told.map((doubt) => (
        <li key={doubt}>
          <Badge tone="warning">{PLACE_WARNINGS[doubt]}</Badge>
        </li>
      ))}
      {isRepeat ? (
        <li>
          <Badge>{importCopy.repeat}</Badge>
        </li>
      ) : null}
      {match ? (
        <li>
          {match.likeness === 'same'
            ? importCopy.same(nameWords(match.person.name))
            : importCopy.likely(`${match.person.state}${match.person.address1}${match.person.address2}`)}
        </li>
      ) : null}
    </ul>
  );
}
