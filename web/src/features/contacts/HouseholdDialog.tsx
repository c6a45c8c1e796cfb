import type { Contact, NewContact } from '@fumi/domain';
import { client } from '../../api.ts';
import { contactName } from '../../copy/address.ts';
import { contactsCopy, householdCopy as copy } from '../../copy/contacts.ts';
import { leadTabToToast } from '../../platform/next-tab.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/Toast.tsx';

export type HouseholdOf = {
  readonly contacts: readonly [Contact, ...Contact[]];
  readonly merged: NewContact;
};

type Props = HouseholdOf & {
  readonly onMade: () => void;
  readonly onUndone: () => void;
  readonly onClose: () => void;
};

/** Several of one address become one entry with joint names; the others can be brought back for thirty days. */
export function HouseholdDialog({ contacts, merged, onMade, onUndone, onClose }: Props) {
  const toast = useToast();
  const [keep, ...others] = contacts;
  const make = async () => {
    const codes = others.map(({ code }) => code);
    const answer = await client.contactsMerge({ body: { keep: keep.code, others: codes, merged } });
    if (!answer.ok) return contactsCopy.failed;
    const { removal } = answer.value;
    const onPress = () => void client.contactsRestore({ body: { removal } }).then(onUndone);
    toast({ text: copy.made(contactName(keep)), action: { label: contactsCopy.undo, onPress } });
    leadTabToToast();
    onMade();
    return null;
  };
  return (
    <ConfirmDialog
      title={copy.title}
      cancel={copy.cancel}
      confirm={copy.make}
      size="medium"
      onConfirm={make}
      onClose={onClose}
    >
      <p>{copy.question(contacts.map((contact) => contactName(contact)))}</p>
      <p>{copy.kept}</p>
    </ConfirmDialog>
  );
}
