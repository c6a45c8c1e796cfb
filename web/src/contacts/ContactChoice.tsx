import { cardYear, type Whom } from '@fumi/domain';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { contactsCopy } from '../copy/contacts.ts';
import { pickerCopy } from '../copy/picker.ts';
import { paths } from '../paths.ts';
import { hasPointer } from '../platform/has-pointer.ts';
import { useCall } from '../platform/use-call.ts';
import { useShop } from '../shop/use-shop.ts';
import { Batches } from '../ui/Batches.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonAttributes } from '../ui/button-attributes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Message } from '../ui/Message.tsx';
import { Row } from '../ui/Row.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ContactPicker.module.css';
import { ContactsLoading } from './ContactsLoading.tsx';
import { loadContacts, useContacts } from './contact-store.ts';
import { groupsOf, inGroup, type ListedContact, ofWhom, searchContacts } from './find-contacts.ts';
import { GroupChips } from './GroupChips.tsx';
import { WhomSelect } from './WhomSelect.tsx';

const ROWS_AT_ONCE = 100;

type ChoiceProps = {
  readonly row: (contact: ListedContact) => ReactNode;
  readonly isBlocked: (contact: ListedContact) => boolean;
  /** Cards are written to the chosen: the list can be narrowed by who got one before. */
  readonly isForCards: boolean;
  readonly onByHand?: (() => void) | undefined;
  /** What can be done with all that are found. */
  readonly children: (found: readonly ListedContact[]) => ReactNode;
};

/** All contacts, by search and group. */
export function ContactChoice({ row, isBlocked, isForCards, onByHand, children }: ChoiceProps) {
  const contacts = useContacts();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const [whom, setWhom] = useState<Whom>('all');
  const year = cardYear(useShop().today);
  const call = useCall('contacts', loadContacts);
  const searched = useDeferredValue(query);
  const groups = useMemo(() => groupsOf(contacts ?? []), [contacts]);
  const found = useMemo(
    () => searchContacts(ofWhom(inGroup(contacts ?? [], group), whom, year), searched),
    [contacts, group, whom, year, searched],
  );
  if (contacts === null) return <ContactsLoading call={call} />;
  if (contacts.length === 0) return <NoContacts onByHand={onByHand} />;
  return (
    <>
      <TextField
        label={pickerCopy.search}
        type="search"
        autoFocus={hasPointer()}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {isForCards ? <WhomSelect {...{ whom, year }} onChange={setWhom} /> : null}
      <GroupChips {...{ groups }} chosen={group} onChoose={setGroup} />
      {found.some(isBlocked) ? <Message tone="info">{pickerCopy.mourningNote(year)}</Message> : null}
      <p
        className={styles.count}
        role="status"
        tabIndex={-1}
        data-autofocus={hasPointer() ? undefined : true}
      >
        {found.length === 0 ? pickerCopy.notFound : contactsCopy.count(found.length)}
      </p>
      {found.length === 0 ? null : children(found)}
      <Batches
        key={`${group} ${whom} ${searched}`}
        items={found}
        size={ROWS_AT_ONCE}
        more={contactsCopy.more}
      >
        {(shown) => <ul className={styles.rows}>{shown.map(row)}</ul>}
      </Batches>
    </>
  );
}

/** An empty address book begins with a file, or with the first person who is typed. */
function NoContacts({ onByHand }: Pick<ChoiceProps, 'onByHand'>) {
  const actions = (
    <Row>
      <Link {...buttonAttributes({ variant: 'primary' })} to={paths.contactImportForCard()}>
        {pickerCopy.byFile}
      </Link>
      <Button onClick={onByHand}>{pickerCopy.byHand}</Button>
    </Row>
  );
  return <EmptyState action={onByHand ? actions : null}>{pickerCopy.empty}</EmptyState>;
}
