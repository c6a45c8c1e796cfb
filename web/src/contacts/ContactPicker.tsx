import type { Contact } from '@fumi/domain';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { pickerCopy } from '../copy/contacts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Message } from '../ui/Message.tsx';
import { TextField } from '../ui/TextField.tsx';
import { loadContacts, useContacts } from './contact-store.ts';
import { GroupChips, inGroup } from './GroupChips.tsx';
import { hasPointer, MultipleRow, Rows, SingleRow } from './PickerRows.tsx';
import { searchContacts } from './search-contacts.ts';

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

/** Chooses people from the address book: one, or several up to the limit. */
export function ContactPicker(props: Props) {
  const { contacts } = useContacts();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
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
        hasRoom={props.limit > props.takenCount + picked.size && !props.isBlocked?.(contact)}
        isBlocked={props.isBlocked?.(contact) ?? false}
        hasWarning={props.hasWarning}
        onToggle={() => toggle(contact.code)}
      />
    );
  return (
    <Dialog title={pickerCopy.title} closeLabel={pickerCopy.close} onClose={props.onClose}>
      <DialogBody>
        <People row={row} {...(props.isBlocked ? { isBlocked: props.isBlocked } : {})} />
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

type PeopleProps = Pick<Shared, 'isBlocked'> & { readonly row: (contact: Contact) => ReactNode };

/** Who is in the book, by search and group. */
function People({ row, isBlocked }: PeopleProps) {
  const { contacts, isUnreachable } = useContacts();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  useEffect(() => void loadContacts(), []);
  const searched = useDeferredValue(query);
  const found = useMemo(
    () => searchContacts(inGroup(contacts ?? [], group), searched),
    [contacts, group, searched],
  );
  if (contacts === null) return <Waiting isUnreachable={isUnreachable} />;
  if (contacts.length === 0) return <EmptyState>{pickerCopy.empty}</EmptyState>;
  return (
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
      {isBlocked && found.some(isBlocked) ? <Message tone="info">{pickerCopy.mourningNote}</Message> : null}
      <Rows key={`${group} ${searched}`} found={found} row={row} />
    </>
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
