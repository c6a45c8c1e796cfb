import { type Contact, formatZip, isInMourning } from '@fumi/domain';
import { useContactWarning } from '../../contacts/use-contact-warning.ts';
import { addressLine, contactName } from '../../copy/address.ts';
import { chosenCopy, contactsCopy } from '../../copy/contacts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { StackedTable } from '../../ui/StackedTable.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { CHOSEN_BAR } from './ChosenBar.tsx';
import styles from './ContactsTable.module.css';
import type { ContactList } from './use-contact-list.ts';
import { YearMarks } from './YearMarks.tsx';

type Mark = { readonly year: number; readonly sent?: boolean; readonly received?: boolean };

type RowActions = {
  readonly onEdit: (contact: Contact) => void;
  readonly onRemove: (contact: Contact) => void;
  readonly onMark: (contact: Contact, card: Mark) => void;
};

/** Id of a contact's row, which has the focus once the row before it is gone. */
export const rowIdOf = ({ code }: Contact): string => `contact-${code}`;

/** Focuses the first of these rows that is wholly in sight, without scrolling; false where none is. */
export function focusInSight(contacts: readonly Contact[]): boolean {
  const names = contacts.map((contact) => document.getElementById(rowIdOf(contact)));
  const seen = names.find((name) => {
    const box = name?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= window.innerHeight;
  });
  seen?.focus({ preventScroll: true });
  return seen !== undefined;
}

type Props = RowActions & {
  readonly list: ContactList;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onMore: () => void;
  readonly year: number;
  readonly today: string;
};

const { choose, name, cards, marks, zip, address, actions } = contactsCopy.columns;

const HEADS = [
  { words: choose, isHidden: true },
  { words: name },
  { words: marks, isHidden: true },
  { words: zip },
  { words: address },
  { words: cards },
  { words: actions, isHidden: true },
];

export function ContactsTable({ list, chosen, onChosen, onMore, year, today, ...rowActions }: Props) {
  const { contacts, total } = list;
  const hasWarning = useContactWarning(contacts);
  const isNobody = contacts.length === 0;
  const isAll = contacts.every(({ code }) => chosen.has(code));
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    onChosen(next);
  };
  return (
    <>
      <div className={styles.head}>
        <p role="status">{isNobody ? contactsCopy.notFound : contactsCopy.count(total)}</p>
        {isNobody ? null : (
          <Checkbox
            label={contactsCopy.chooseShown}
            checked={isAll}
            onChange={() => onChosen(new Set(isAll ? [] : contacts.map(({ code }) => code)))}
          />
        )}
        {chosen.size > 0 ? (
          <a
            className={styles.toBar}
            href={`#${CHOSEN_BAR}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(CHOSEN_BAR)?.focus({ preventScroll: true });
            }}
          >
            {chosenCopy.toBar}
          </a>
        ) : null}
      </div>
      {isNobody ? null : (
        <StackedTable label={contactsCopy.title} heads={HEADS}>
          {contacts.map((contact) => (
            <Row
              key={contact.code}
              {...{ contact, year, today }}
              isWarned={hasWarning(contact)}
              isChosen={chosen.has(contact.code)}
              onToggle={() => toggle(contact.code)}
              {...rowActions}
            />
          ))}
        </StackedTable>
      )}
      {total > contacts.length ? (
        <div>
          <Button onClick={onMore}>{contactsCopy.more(total - contacts.length)}</Button>
        </div>
      ) : null}
    </>
  );
}

type RowProps = RowActions & {
  readonly contact: Contact;
  readonly year: number;
  readonly today: string;
  readonly isWarned: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

function Row({ contact, year, today, isWarned, isChosen, onToggle, ...on }: RowProps) {
  const name = contactName(contact);
  const joints = contact.jointNames.length;
  return (
    <tr className={styles.row} data-chosen={isChosen || undefined}>
      <td className={styles.choose}>
        <Checkbox
          label={<VisuallyHidden>{contactsCopy.chooseOf(name)}</VisuallyHidden>}
          checked={isChosen}
          onChange={onToggle}
        />
      </td>
      <th scope="row" id={rowIdOf(contact)} className={styles.name} tabIndex={-1}>
        <div>
          {name}
          <small>{[contact.kanaLast, contact.kanaFirst].filter(Boolean).join(' ')}</small>
        </div>
      </th>
      <td className={styles.marks}>
        {isInMourning(contact.mourningUntil, today) ? (
          <Badge tone="mourning">{contactsCopy.mourning}</Badge>
        ) : null}
        {isWarned ? <Badge tone="warning">{contactsCopy.warning}</Badge> : null}
        {joints > 0 ? <Badge>{contactsCopy.joint(joints)}</Badge> : null}
        {contact.skipReason === '' ? null : (
          <Badge tone="mourning">{contactsCopy.skip[contact.skipReason]}</Badge>
        )}
      </td>
      <td className={styles.zip}>{formatZip(contact.zip)}</td>
      <td className={styles.address}>
        <WholeNumbers>{addressLine(contact)}</WholeNumbers>
      </td>
      <td className={styles.cards}>
        <YearMarks
          {...{ name }}
          history={contact.history}
          years={[year - 1, year]}
          onMark={(one, card) => on.onMark(contact, { year: one, ...card })}
        />
      </td>
      <td className={styles.actions}>
        <IconButton icon="pencil" label={contactsCopy.editOf(name)} onClick={() => on.onEdit(contact)} />
        <IconButton icon="trash" label={contactsCopy.removeOf(name)} onClick={() => on.onRemove(contact)} />
      </td>
    </tr>
  );
}
