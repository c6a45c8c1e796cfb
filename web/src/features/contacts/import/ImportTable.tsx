import { type AddressWarning, formatZip, hasName } from '@fumi/domain';
import { memo, useId } from 'react';
import { addressLine, contactName, nameWords } from '../../../copy/address.ts';
import { ADDRESS_WARNINGS } from '../../../copy/address-problems.ts';
import { PART_NAMES } from '../../../copy/contact-parts.ts';
import { importCopy, rowProblemSentence } from '../../../copy/contacts-import.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Batches } from '../../../ui/Batches.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StackedTable } from '../../../ui/StackedTable.tsx';
import { WholeNumbers } from '../../../ui/WholeNumbers.tsx';
import { canBeKept, type Decision, type FoundContact } from './found-contact.ts';
import styles from './ImportTable.module.css';
import type { Checking } from './import-state.ts';
import { keepable } from './keepable.ts';
import { useByFrames } from './use-by-frames.ts';

const ROWS_AT_ONCE = 20;
const ROWS_IN_A_FRAME = 5;

const { name, address, notes, use } = importCopy.columns;
const HEADS = [name, address, notes, use].map((words) => ({ words }));

type Props = {
  readonly checking: Checking;
  /** Indexes of the contacts that are shown. */
  readonly rows: readonly number[];
  readonly onDecision: (index: number, decision: Decision) => void;
  readonly onSwap: (row: number) => void;
};

/** The contacts of a file, and for each what becomes of it. */
export function ImportTable({ rows, ...table }: Props) {
  return (
    <Batches items={rows} size={ROWS_AT_ONCE} more={importCopy.more}>
      {(shown) => <Rows rows={shown} {...table} />}
    </Batches>
  );
}

function Rows({ checking: { columns, contacts, decisions, warnings }, rows, onDecision, onSwap }: Props) {
  const drawn = useByFrames(rows.length, ROWS_IN_A_FRAME);
  return (
    <StackedTable label={importCopy.people} heads={HEADS}>
      {rows.slice(0, drawn).map((index) => {
        const found = contacts[index];
        return found ? (
          <Row
            key={found.row}
            place={(columns ? importCopy.row : importCopy.entry)(found.row)}
            warnings={warnings.get(found.row) ?? NONE}
            decision={decisions[index] ?? 'skip'}
            onSwap={found.otherAddress ? onSwap : null}
            {...{ index, found, onDecision }}
          />
        ) : null;
      })}
    </StackedTable>
  );
}

const NONE: readonly AddressWarning[] = [];

type RowProps = Pick<Props, 'onDecision'> & {
  readonly index: number;
  /** Where it stands in the file, in words. */
  readonly place: string;
  readonly found: FoundContact;
  readonly warnings: readonly AddressWarning[];
  readonly decision: Decision;
  /** Null where there is one address only. */
  readonly onSwap: Props['onSwap'] | null;
};

const optionsFor = ({ match }: FoundContact) =>
  (['add', 'merge', 'replace', 'skip'] as const)
    .filter((decision) => decision === 'add' || decision === 'skip' || match !== null)
    .map((decision) => ({ value: decision, label: importCopy.decision[decision] }));

/** Memoised: a decision about one row does not draw the others anew. */
const Row = memo(function Row({ index, place, found, warnings, decision, onDecision, onSwap }: RowProps) {
  // As it will be kept: hidden characters of a file may reverse the text around them.
  const contact = keepable(found.contact);
  const joints = contact.jointNames.filter(hasName).map((joint) => nameWords(joint));
  const notes = useId();
  return (
    <tr className={styles.row} data-skipped={decision === 'skip' || undefined}>
      <th scope="row">
        {contactName(contact)}
        {joints.length > 0 ? <small>{importCopy.jointNames(joints)}</small> : null}
        <small>{place}</small>
      </th>
      <td className={styles.address}>
        <span>{formatZip(found.contact.zip)}</span> {contact.state}
        <WholeNumbers>{`${contact.address1} ${contact.address2}`}</WholeNumbers>
        {found.otherAddress && onSwap ? (
          <Button size="small" onClick={() => onSwap(found.row)}>
            {importCopy.takeOther(addressLine(found.otherAddress))}
          </Button>
        ) : null}
      </td>
      <td className={styles.notes} id={notes}>
        <Notes {...{ found, warnings, decision }} mourningUntil={contact.mourningUntil} />
      </td>
      <td className={styles.use}>
        {canBeKept(found) ? (
          <Select
            label={importCopy.decisionOf(contactName(contact))}
            labelHidden
            describedBy={notes}
            options={optionsFor(found)}
            value={decision}
            onChange={(event) => onDecision(index, event.target.value as Decision)}
          />
        ) : (
          importCopy.decision.skip
        )}
      </td>
    </tr>
  );
});

type NotesProps = Pick<RowProps, 'found' | 'warnings' | 'decision'> & {
  /** As it will be kept; empty where there is none. */
  readonly mourningUntil: string;
};

function Notes({ found, warnings, decision, mourningUntil }: NotesProps) {
  const { problems, match, isRepeat, isMore } = found;
  const changes = decision === 'replace' ? found.changes : [];
  // Where the row has a zip problem of its own, the warnings of the zip table are left out.
  const hasZipProblem = problems.some((problem) => problem.code === 'field' && problem.field === 'zip');
  const shown = warnings.filter((warning) => !hasZipProblem || !warning.startsWith('zip-'));
  const sentences = [
    ...problems.map(rowProblemSentence),
    ...shown.map((warning) => ADDRESS_WARNINGS[warning]),
  ];
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Badge tone="warning">{sentence}</Badge>
        </li>
      ))}
      {mourningUntil === '' ? null : (
        <li>
          <Badge tone="mourning">{importCopy.mourning(mourningUntil)}</Badge>
        </li>
      )}
      {isRepeat ? (
        <li>
          <Badge>{importCopy.repeat}</Badge>
        </li>
      ) : null}
      {match ? (
        <li>
          {match.likeness === 'likely'
            ? importCopy.likely(`${match.contact.state}${match.contact.address1}${match.contact.address2}`)
            : importCopy.same(nameWords(match.contact.name))}
        </li>
      ) : null}
      {decision === 'merge' && !isMore ? <li>{importCopy.nothingNew}</li> : null}
      {changes.length > 0 ? <li>{importCopy.changes(changes.map((part) => PART_NAMES[part]))}</li> : null}
    </ul>
  );
}
