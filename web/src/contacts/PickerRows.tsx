import type { Contact } from '@fumi/domain';
import { type ReactNode, useState } from 'react';
import { addressCopy, nameWords } from '../copy/address.ts';
import { pickerCopy } from '../copy/contacts.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './ContactPicker.module.css';

/** Rows are added a screenful of pages at a time, so that a book of thousands opens at once. */
const ROWS_AT_ONCE = 100;

/** A keyboard that opens by itself would hide the people on a phone. */
export const hasPointer = () => matchMedia('(pointer: fine)').matches;

type RowsProps = { readonly found: readonly Contact[]; readonly row: (contact: Contact) => ReactNode };

export function Rows({ found, row }: RowsProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  return (
    <>
      <p
        className={styles.count}
        role="status"
        tabIndex={-1}
        data-autofocus={hasPointer() ? undefined : true}
      >
        {found.length === 0 ? pickerCopy.notFound : pickerCopy.found(found.length)}
      </p>
      <ul className={styles.rows}>{found.slice(0, shown).map((contact) => row(contact))}</ul>
      {found.length > shown ? (
        <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {pickerCopy.more(found.length - shown)}
        </Button>
      ) : null}
    </>
  );
}

const placeOf = ({ state, address1, address2 }: Contact) => `${state}${address1} ${address2}`.trim();
const nameOf = ({ name }: Contact) => nameWords(name) || addressCopy.nameless;

type RowProps = {
  readonly contact: Contact;
  /** Contacts that print badly carry 警告 (spec §5). */
  readonly hasWarning: (contact: Contact) => boolean;
};

function Person({ contact, hasWarning }: RowProps) {
  return (
    <>
      <span className={styles.person}>
        <b>{nameOf(contact)}</b>
        <span>{placeOf(contact)}</span>
      </span>
      {hasWarning(contact) ? <Badge tone="warning">{pickerCopy.warning}</Badge> : null}
    </>
  );
}

export function SingleRow({
  contact,
  hasWarning,
  onPick,
}: RowProps & { onPick: (contact: Contact) => void }) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onPick(contact)}>
        <Person contact={contact} hasWarning={hasWarning} />
      </button>
    </li>
  );
}

type MultipleProps = RowProps & {
  readonly isTaken: boolean;
  readonly isPicked: boolean;
  /** False once the limit is reached: what is not selected is disabled (spec §5). */
  readonly hasRoom: boolean;
  readonly isBlocked: boolean;
  readonly onToggle: () => void;
};

export function MultipleRow(props: MultipleProps) {
  const { contact, hasWarning, isTaken, isPicked, hasRoom, isBlocked, onToggle } = props;
  return (
    <li>
      <label className={styles.row} data-checkbox>
        <input
          type="checkbox"
          checked={isPicked || isTaken}
          disabled={isTaken || (!isPicked && !hasRoom)}
          onChange={onToggle}
        />
        <Person contact={contact} hasWarning={hasWarning} />
        {isBlocked ? <Badge tone="mourning">{pickerCopy.mourning}</Badge> : null}
        {isTaken ? <Badge>{pickerCopy.chosenAlready}</Badge> : null}
      </label>
    </li>
  );
}
