import { type Contact, contactToPrintAddress, emptyPrintAddress, printAddressToContact } from '@fumi/domain';
import { useState } from 'react';
import { addressCopy } from '../../copy/address.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { AddressDialog } from '../../platform/address/AddressDialog.tsx';
import type { FaceDesign } from '../../platform/card/address-face.ts';
import { deleteContact, saveContact } from '../../platform/contacts/contact-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { contactName } from './ContactTable.tsx';

type EditProps = {
  /** Null adds somebody new. */
  readonly contact: Contact | null;
  readonly design: FaceDesign;
  readonly onClose: () => void;
};

export function EditContact({ contact, design, onClose }: EditProps) {
  const toast = useToast();
  return (
    <AddressDialog
      title={contact ? contactsCopy.editTitle : contactsCopy.addTitle}
      kind="contact"
      address={contact ? contactToPrintAddress(contact) : emptyPrintAddress()}
      design={design}
      sender={null}
      onSave={async (address) => {
        const saved = await saveContact(printAddressToContact(address));
        if (!saved.ok) return addressCopy.saveFailed;
        toast({ text: contactsCopy.saved });
        onClose();
        return null;
      }}
      onClose={onClose}
    />
  );
}

type RemoveProps = { readonly contact: Contact; readonly onClose: () => void };

/** Asks first, and can be undone for a while after: a person is put back with everything that was known. */
export function RemoveContact({ contact, onClose }: RemoveProps) {
  const toast = useToast();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const remove = async () => {
    setState('busy');
    const deleted = await deleteContact(contact.code);
    if (!deleted.ok) return setState('failed');
    const undo = { label: contactsCopy.undo, onPress: () => void saveContact({ ...contact, code: '' }) };
    toast({ text: contactsCopy.removed(contactName(contact)), action: undo });
    onClose();
  };
  return (
    <Dialog title={contactsCopy.removeTitle} role="alertdialog" size="small" onClose={onClose}>
      <DialogBody>
        {state === 'failed' ? (
          <Message tone="error" announced>
            {contactsCopy.removeFailed}
          </Message>
        ) : null}
        <p>{contactsCopy.removeQuestion(contactName(contact))}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{contactsCopy.cancel}</Button>
        <Button variant="primary" busy={state === 'busy'} onClick={() => void remove()}>
          {contactsCopy.remove}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
