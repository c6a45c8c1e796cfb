import { type Contact, contactToPrintAddress, hasName } from '@fumi/domain';
import { useState } from 'react';
import { addressCopy, nameWords, placeWords, zipWords } from '../../copy/address.ts';
import { contactsCopy, pickerCopy } from '../../copy/contacts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ContactTable.module.css';

/** Rows are added as they are wanted, so that a book of thousands is there at once. */
const ROWS_AT_ONCE = 100;

type Props = {
  readonly contacts: readonly Contact[];
  readonly hasWarning: (contact: Contact) => boolean;
  readonly onEdit: (contact: Contact) => void;
  readonly onRemove: (contact: Contact) => void;
};

export const contactName = (contact: Contact): string => nameWords(contact.name) || addressCopy.nameless;

/** A table on wide windows, a list of people on phones. */
export function ContactTable({ contacts, ...row }: Props) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const { columns } = contactsCopy;
  return (
    <>
      <table className={styles.contacts}>
        <caption>{contactsCopy.count(contacts.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">
              <VisuallyHidden>{columns.marks}</VisuallyHidden>
            </th>
            <th scope="col">{columns.zip}</th>
            <th scope="col">{columns.place}</th>
            <th scope="col">
              <VisuallyHidden>{columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {contacts.slice(0, shown).map((contact) => (
            <Row key={contact.code} contact={contact} {...row} />
          ))}
        </tbody>
      </table>
      {contacts.length > shown ? (
        <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {pickerCopy.more(contacts.length - shown)}
        </Button>
      ) : null}
    </>
  );
}

type RowProps = Omit<Props, 'contacts'> & { readonly contact: Contact };

function Row({ contact, hasWarning, onEdit, onRemove }: RowProps) {
  const name = contactName(contact);
  const joint = contact.jointNames.filter(hasName).length;
  return (
    <tr>
      <th scope="row" className={styles.who}>
        {name}
      </th>
      <td className={styles.marks}>
        {hasWarning(contact) ? <Badge tone="warning">{pickerCopy.warning}</Badge> : null}
        {joint > 0 ? <Badge>{contactsCopy.joint(joint)}</Badge> : null}
      </td>
      <td className={styles.zip}>{zipWords(contact.zip)}</td>
      <td className={styles.place}>{placeWords(contactToPrintAddress(contact))}</td>
      <td className={styles.actions}>
        <IconButton icon="pencil" label={contactsCopy.editOf(name)} onClick={() => onEdit(contact)} />
        <IconButton icon="trash" label={contactsCopy.removeOf(name)} onClick={() => onRemove(contact)} />
      </td>
    </tr>
  );
}
