import { isInMourning } from '@fumi/domain';
import type { Person } from '../../contacts/people-calls.ts';
import { zipWords } from '../../copy/address.ts';
import { bookCopy } from '../../copy/address-book.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PeopleTable.module.css';
import { personName, personPlace } from './person-name.ts';
import type { Book } from './use-book.ts';
import { useWarnings } from './use-warnings.ts';

type RowActions = {
  readonly onEdit: (person: Person) => void;
  readonly onRemove: (person: Person) => void;
};

type Props = RowActions & {
  readonly book: Book;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onMore: () => void;
  readonly year: number;
  readonly today: string;
};

/** A table on wide windows, a list of people on phones. */
export function PeopleTable({ book, chosen, onChosen, onMore, year, today, ...actions }: Props) {
  const { people, total } = book;
  const warned = useWarnings(people);
  if (people.length === 0) return <p role="status">{bookCopy.notFound}</p>;
  const isAll = people.every(({ code }) => chosen.has(code));
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    onChosen(next);
  };
  return (
    <>
      <div className={styles.head}>
        <p role="status">{bookCopy.count(total)}</p>
        <Checkbox
          label={bookCopy.chooseShown}
          checked={isAll}
          onChange={() => onChosen(new Set(isAll ? [] : people.map(({ code }) => code)))}
        />
      </div>
      <table className={styles.people}>
        <Heads />
        <tbody>
          {people.map((person) => (
            <Row
              key={person.code}
              {...{ person, year, today }}
              isWarned={warned.has(person.code)}
              isChosen={chosen.has(person.code)}
              onToggle={() => toggle(person.code)}
              {...actions}
            />
          ))}
        </tbody>
      </table>
      {total > people.length ? (
        <div>
          <Button onClick={onMore}>{bookCopy.more(total - people.length)}</Button>
        </div>
      ) : null}
    </>
  );
}

const HEADS = ['choose', 'name', 'marks', 'zip', 'place', 'actions'] as const;
const HIDDEN: readonly string[] = ['choose', 'marks', 'actions'];

const Heads = () => (
  <thead>
    <tr>
      {HEADS.map((head) => {
        const words = bookCopy.columns[head];
        return (
          <th key={head} scope="col">
            {HIDDEN.includes(head) ? <VisuallyHidden>{words}</VisuallyHidden> : words}
          </th>
        );
      })}
    </tr>
  </thead>
);

type RowProps = RowActions & {
  readonly person: Person;
  readonly year: number;
  readonly today: string;
  readonly isWarned: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

function Row({ person, year, today, isWarned, isChosen, onToggle, onEdit, onRemove }: RowProps) {
  const name = personName(person);
  const card = person.history.find((one) => one.year === year);
  const joints = person.jointNames.length;
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={styles.choose}>
        <Checkbox
          label={<VisuallyHidden>{bookCopy.chooseOf(name)}</VisuallyHidden>}
          checked={isChosen}
          onChange={onToggle}
        />
      </td>
      <th scope="row" className={styles.who}>
        {name}
        <small>{[person.kanaLast, person.kanaFirst].filter(Boolean).join(' ')}</small>
      </th>
      <td className={styles.marks}>
        {isInMourning(person.mourningUntil, today) ? (
          <Badge tone="mourning">{bookCopy.mourning}</Badge>
        ) : null}
        {isWarned ? <Badge tone="warning">{bookCopy.warning}</Badge> : null}
        {joints > 0 ? <Badge>{bookCopy.joint(joints)}</Badge> : null}
        {card?.sent ? <Badge tone="done">{bookCopy.sent(year)}</Badge> : null}
        {card?.received ? <Badge tone="done">{bookCopy.received(year)}</Badge> : null}
      </td>
      <td className={styles.zip}>{zipWords(person.zip)}</td>
      <td className={styles.place}>{personPlace(person)}</td>
      <td className={styles.actions}>
        <IconButton icon="pencil" label={bookCopy.editOf(name)} onClick={() => onEdit(person)} />
        <IconButton icon="trash" label={bookCopy.removeOf(name)} onClick={() => onRemove(person)} />
      </td>
    </tr>
  );
}
