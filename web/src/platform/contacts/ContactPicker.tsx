import type { Contact } from '@fumi/domain';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { addressCopy, nameWords } from '../../copy/address.ts';
import { pickerCopy } from '../../copy/contacts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './ContactPicker.module.css';
import { loadContacts, useContacts } from './contact-store.ts';
import { GroupChips, inGroup } from './GroupChips.tsx';
import { searchContacts } from './search-contacts.ts';

/** Rows are added a screenful of pages at a time, so that a book of thousands opens at once. */
const ROWS_AT_ONCE = 100;

/** A keyboard that opens by itself would hide the people on a phone. */
const hasPointer = () => matchMedia('(pointer: fine)').matches;

type Shared = {
  /** Contacts that print badly carry 警告 (spec §5). */
  readonly hasWarning: (contact: Contact) => boolean;
  /** Who must not be picked, and is told so on their row: 喪中 at New Year. */
  readonly isBlocked?: (contact: Contact) => boolean;
  readonly onClose: () => void;
};

type Props = Shared &
  (
    | { readonly mode: 'single'; readonly onPick: (contact: Contact) => void }
    | {
        readonly mode: 'multiple';
        /** How many there may be in all, and how many there are already. */
        readonly limit: number;
        readonly taken: readonly string[];
        readonly takenCount: number;
        readonly onPick: (contacts: readonly Contact[]) => void;
      }
  );

export function ContactPicker(props: Props) {
  const { contacts, isUnreachable } = useContacts();
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void loadContacts(), []);
  const searched = useDeferredValue(query);
  const [group, setGroup] = useState<string | null>(null);
  const found = useMemo(
    () => searchContacts(inGroup(contacts ?? [], group), searched),
    [contacts, group, searched],
  );

  const isMultiple = props.mode === 'multiple';
  const room = isMultiple ? props.limit - props.takenCount - picked.size : 0;
  const toggle = (code: string) => {
    const next = new Set(picked);
    if (!next.delete(code)) next.add(code);
    setPicked(next);
  };
  const row = (contact: Contact) =>
    props.mode === 'single' ? (
      <SingleRow key={contact.code} {...props} contact={contact} />
    ) : (
      <MultipleRow
        key={contact.code}
        contact={contact}
        isTaken={props.taken.includes(contact.code)}
        isPicked={picked.has(contact.code)}
        hasRoom={room > 0 && !props.isBlocked?.(contact)}
        isBlocked={props.isBlocked?.(contact) ?? false}
        hasWarning={props.hasWarning}
        onToggle={() => toggle(contact.code)}
      />
    );

  return (
    <Dialog title={pickerCopy.title} closeLabel={pickerCopy.close} onClose={props.onClose}>
      <DialogBody>
        {contacts === null ? (
          <Waiting isUnreachable={isUnreachable} />
        ) : contacts.length === 0 ? (
          <EmptyState>{pickerCopy.empty}</EmptyState>
        ) : (
          <>
            <TextField
              label={pickerCopy.search}
              labelHidden
              type="search"
              autoFocus={hasPointer()}
              placeholder={pickerCopy.search}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <GroupChips contacts={contacts} chosen={group} onChoose={setGroup} />
            {props.isBlocked && found.some(props.isBlocked) ? (
              <Message tone="info">{pickerCopy.mourningNote}</Message>
            ) : null}
            <Rows key={`${group} ${searched}`} found={found} row={row} />
          </>
        )}
      </DialogBody>
      {props.mode === 'multiple' ? (
        <DialogFooter>
          <Button
            variant="primary"
            wide
            disabled={picked.size === 0}
            onClick={() => props.onPick((contacts ?? []).filter(({ code }) => picked.has(code)))}
          >
            {pickerCopy.submit(props.takenCount + picked.size, props.limit)}
          </Button>
        </DialogFooter>
      ) : null}
    </Dialog>
  );
}

function Waiting({ isUnreachable }: { readonly isUnreachable: boolean }) {
  if (!isUnreachable) return <p role="status">{pickerCopy.loading}</p>;
  return (
    <>
      <Message tone="error" announced>
        {pickerCopy.unreachable}
      </Message>
      <Button onClick={() => void loadContacts()}>{pickerCopy.retry}</Button>
    </>
  );
}

type RowsProps = { readonly found: readonly Contact[]; readonly row: (contact: Contact) => ReactNode };

function Rows({ found, row }: RowsProps) {
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

type RowProps = { readonly contact: Contact } & Pick<Shared, 'hasWarning'>;

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

function SingleRow({ contact, hasWarning, onPick }: RowProps & { onPick: (contact: Contact) => void }) {
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

function MultipleRow(props: MultipleProps) {
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
