import { type AddressWarning, hasName } from '@fumi/domain';
import { ADDRESS_WARNINGS, addressLine, contactName, nameWords, zipWords } from '../../../copy/address.ts';
import { PART_NAMES } from '../../../copy/contact-parts.ts';
import { importCopy, rowProblemSentence } from '../../../copy/contacts-import.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Batches } from '../../../ui/Batches.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StackedTable } from '../../../ui/StackedTable.tsx';
import type { FoundContact } from './address-file.ts';
import { canBeKept, changesOf, type Decision } from './decisions.ts';
import styles from './ImportTable.module.css';
import { keepable } from './keepable.ts';
import type { Checking } from './use-import.ts';

const ROWS_AT_ONCE = 50;

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
export function ImportTable({
  checking: { contacts, decisions, warnings },
  rows,
  onDecision,
  onSwap,
}: Props) {
  return (
    <Batches items={rows} size={ROWS_AT_ONCE} more={importCopy.more}>
      {(shown) => (
        <StackedTable heads={HEADS}>
          {shown.map((index) => {
            const found = contacts[index];
            return found ? (
              <Row
                key={found.row}
                found={found}
                warnings={warnings.get(found.row) ?? []}
                decision={decisions[index] ?? 'skip'}
                onDecision={(decision) => onDecision(index, decision)}
                onSwap={() => onSwap(found.row)}
              />
            ) : null;
          })}
        </StackedTable>
      )}
    </Batches>
  );
}

type RowProps = {
  readonly found: FoundContact;
  readonly warnings: readonly AddressWarning[];
  readonly decision: Decision;
  readonly onDecision: (decision: Decision) => void;
  readonly onSwap: () => void;
};

const optionsFor = ({ match }: FoundContact) =>
  (['add', 'merge', 'replace', 'skip'] as const)
    .filter((decision) => decision === 'add' || decision === 'skip' || match !== null)
    .map((decision) => ({ value: decision, label: importCopy.decision[decision] }));

function Row({ found, warnings, decision, onDecision, onSwap }: RowProps) {
  // As it will be kept: hidden characters of a file may turn the letters around them.
  const contact = keepable(found.contact);
  const joints = contact.jointNames.filter(hasName).map((joint) => nameWords(joint));
  return (
    <tr className={styles.row} data-skipped={decision === 'skip' || undefined}>
      <th scope="row">
        {contactName(contact)}
        {joints.length > 0 ? <small>{joints.join('、')}</small> : null}
        <small>{importCopy.row(found.row)}</small>
      </th>
      <td className={styles.address}>
        <span>{zipWords(found.contact.zip)}</span> {contact.state}
        {contact.address1} {contact.address2}
        {found.otherAddress ? (
          <Button size="small" onClick={onSwap}>
            {importCopy.takeOther(addressLine(found.otherAddress))}
          </Button>
        ) : null}
      </td>
      <td className={styles.notes}>
        <Notes {...{ found, warnings, decision }} />
      </td>
      <td className={styles.use}>
        {canBeKept(found) ? (
          <Select
            label={importCopy.decisionOf(contactName(contact))}
            labelHidden
            options={optionsFor(found)}
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

function Notes({ found, warnings, decision }: Pick<RowProps, 'found' | 'warnings' | 'decision'>) {
  const { problems, match, isRepeat } = found;
  const changes = decision === 'replace' ? changesOf(found) : [];
  // What the row itself says of its zip, the zip table need not repeat.
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
      {changes.length > 0 ? <li>{importCopy.changes(changes.map((part) => PART_NAMES[part]))}</li> : null}
    </ul>
  );
}
