import type { Contact, Material } from '@fumi/domain';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { contactsCopy, pickerCopy } from '../../copy/contacts.ts';
import { faceDesignOf } from '../../platform/card/address-face.ts';
import { loadContacts, useContacts } from '../../platform/contacts/contact-store.ts';
import { searchContacts } from '../../platform/contacts/search-contacts.ts';
import { useContactWarning } from '../../platform/contacts/use-contact-warning.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { EditContact, RemoveContact } from './ContactDialogs.tsx';
import styles from './ContactsPage.module.css';
import { ContactTable } from './ContactTable.tsx';

type Opened =
  | { readonly kind: 'edit'; readonly contact: Contact | null }
  | { readonly kind: 'remove'; readonly contact: Contact };

type Props = { readonly staticUrl: string; readonly material: Pick<Material, 'id' | 'backPage'> };

/** 連絡帳: the people one writes to. */
export function ContactsPage({ staticUrl, material }: Props) {
  const { contacts, isUnreachable } = useContacts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const design = useMemo(() => faceDesignOf(staticUrl, material, null), [staticUrl, material]);
  useEffect(() => void loadContacts(), []);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpened({ kind: 'edit', contact: null })}>
      {contactsCopy.add}
    </Button>
  );
  const close = () => setOpened(null);

  return (
    <Wide>
      <PageHead title={contactsCopy.title} actions={contacts && contacts.length > 0 ? add : null}>
        <p>{contactsCopy.lead}</p>
      </PageHead>
      {contacts === null ? (
        <Waiting isUnreachable={isUnreachable} />
      ) : contacts.length === 0 ? (
        <EmptyState action={add}>{contactsCopy.empty}</EmptyState>
      ) : (
        <People contacts={contacts} onOpen={setOpened} />
      )}
      {opened?.kind === 'edit' ? (
        <EditContact contact={opened.contact} design={design} onClose={close} />
      ) : null}
      {opened?.kind === 'remove' ? <RemoveContact contact={opened.contact} onClose={close} /> : null}
    </Wide>
  );
}

function Waiting({ isUnreachable }: { readonly isUnreachable: boolean }) {
  if (!isUnreachable) return <p role="status">{pickerCopy.loading}</p>;
  return (
    <div className={styles.people}>
      <Message tone="error" announced>
        {pickerCopy.unreachable}
      </Message>
      <div>
        <Button onClick={() => void loadContacts()}>{pickerCopy.retry}</Button>
      </div>
    </div>
  );
}

type PeopleProps = { readonly contacts: readonly Contact[]; readonly onOpen: (opened: Opened) => void };

function People({ contacts, onOpen }: PeopleProps) {
  const [query, setQuery] = useState('');
  const [isWarnedOnly, setIsWarnedOnly] = useState(false);
  const searched = useDeferredValue(query);
  const hasWarning = useContactWarning(contacts);
  const warned = useMemo(() => contacts.filter(hasWarning), [contacts, hasWarning]);
  const found = useMemo(
    () => searchContacts(isWarnedOnly ? warned : contacts, searched),
    [contacts, warned, isWarnedOnly, searched],
  );
  return (
    <div className={styles.people}>
      <div className={styles.tools}>
        <TextField
          label={contactsCopy.search}
          type="search"
          placeholder={contactsCopy.searchPlaceholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {warned.length > 0 ? (
          <fieldset className={styles.chips} aria-label={contactsCopy.filterLabel}>
            <Chip count={contacts.length} pressed={!isWarnedOnly} onPress={() => setIsWarnedOnly(false)}>
              {contactsCopy.all}
            </Chip>
            <Chip count={warned.length} pressed={isWarnedOnly} onPress={() => setIsWarnedOnly(true)}>
              {contactsCopy.warned}
            </Chip>
          </fieldset>
        ) : null}
      </div>
      {found.length === 0 ? (
        <p role="status">{contactsCopy.notFound}</p>
      ) : (
        <ContactTable
          key={`${searched}${isWarnedOnly}`}
          contacts={found}
          hasWarning={hasWarning}
          onEdit={(contact) => onOpen({ kind: 'edit', contact })}
          onRemove={(contact) => onOpen({ kind: 'remove', contact })}
        />
      )}
    </div>
  );
}
