import {
  type Contact,
  contactFieldsOf,
  emptyContact,
  emptyPrintAddress,
  isNameless,
  JOINT_NAME_SLOTS,
  type NewContact,
  newContactOf,
  type PrintAddress,
} from '@fumi/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddressDialog } from '../../address/AddressDialog.tsx';
import { client } from '../../api.ts';
import type { FaceDesign } from '../../card/address-face.ts';
import { whyNotSaved } from '../../contacts/why-not-saved.ts';
import { contactCopy, contactsCopy } from '../../copy/contacts.ts';
import { paths } from '../../paths.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { useToast } from '../../ui/Toast.tsx';
import { ContactFields } from './ContactFields.tsx';
import { birthdayTyped, groupsTyped, type TypedContact, typedContact } from './contact-form.ts';

type Props = {
  /** Null adds somebody new. */
  readonly contact: Contact | null;
  readonly design: FaceDesign;
  readonly year: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

function addressOf(contact: Contact | null): PrintAddress {
  const empty = emptyPrintAddress();
  if (!contact) return empty;
  const { code, zip, state, address1, address2, addressLines, name } = contact;
  const jointNames = Array.from(
    { length: JOINT_NAME_SLOTS },
    (_, slot) => contact.jointNames[slot] ?? empty.name,
  );
  return { ...empty, code, zip, state, address1, address2, addressLines, name, jointNames };
}

const entryOf = (typed: TypedContact, address: PrintAddress, birthday: string): NewContact => ({
  ...typed,
  ...contactFieldsOf(address),
  birthday,
  groups: groupsTyped(typed.groups),
});

/** One contact with everything: the address beside its card, the name check, and the other details. */
export function ContactDialog({ contact, design, year, onSaved, onClose }: Props) {
  const toast = useToast();
  const keyOf = useIdempotencyKey();
  const before = typedContact(contact ? newContactOf(contact) : emptyContact());
  const [typed, setTyped] = useState(before);

  const save = async (address: PrintAddress, _isNext: boolean, signal: AbortSignal) => {
    const birthday = birthdayTyped(typed.birthday);
    if (birthday === null) return `${contactCopy.birthday}：${contactCopy.birthdayProblem}`;
    const body = entryOf(typed, address, birthday);
    if (isNameless(body)) return contactCopy.noName;
    const answer = contact
      ? // Writing the same twice does no harm.
        await client.contactsUpdate(
          { body: { code: contact.code, ...body, known: newContactOf(contact) } },
          { isRepeatable: true, signal },
        )
      : await client.contactsCreate({ body }, { idempotencyKey: keyOf(body), signal });
    if (signal.aborted) return null;
    if (!answer.ok) return whyNotSaved(answer.error);
    toast({ text: contactsCopy.saved });
    onSaved();
    return null;
  };

  return (
    <AddressDialog
      title={contact ? contactsCopy.editTitle : contactsCopy.addTitle}
      kind="contact"
      address={addressOf(contact)}
      design={design}
      sender={null}
      isMoreChanged={JSON.stringify(typed) !== JSON.stringify(before)}
      work={typed}
      onSave={save}
      onClose={onClose}
    >
      {(remarks) => (
        <>
          <ContactFields
            {...{ typed, year, remarks }}
            onChange={(change) => setTyped({ ...typed, ...change })}
          />
          {contact ? (
            <p>
              <Link to={paths.contactRequests(contact.code)}>{contactCopy.ask}</Link>
            </p>
          ) : null}
        </>
      )}
    </AddressDialog>
  );
}
