import {
  addRecipients,
  type Household,
  joinHousehold,
  type PrintAddress,
  removeRecipient,
} from '@fumi/domain';
import { flushSync } from 'react-dom';
import { contactName } from '../../copy/address.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { setRecipients } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { leadTabToToast } from '../../platform/next-tab.ts';
import { useToast } from '../../ui/Toast.tsx';
import { titleIdOf } from './RecipientList.tsx';

/** The list of recipients and what can be done to it; taking one away and joining a family can be undone. */
export function useRecipients(limit: number) {
  const recipients = useDraft((draft) => draft.recipients);
  const toast = useToast();

  return {
    recipients,
    add: (added: readonly PrintAddress[]) => {
      const all = addRecipients(recipients, added, limit);
      if (!all.ok) return;
      setRecipients(all.value);
      toast({ text: recipientsCopy.added(added.length) });
    },
    remove: (at: number) => {
      const removed = recipients[at];
      if (!removed) return;
      flushSync(() => setRecipients(removeRecipient(recipients, at)));
      // The focus was on what is gone: whoever listens goes on with who stands there now.
      const left = recipients.length - 1;
      if (left === 0) focusHeading();
      else document.getElementById(titleIdOf(Math.min(at + 1, left)))?.focus({ preventScroll: true });
      const undo = { label: recipientsCopy.undo, onPress: () => setRecipients(recipients) };
      toast({ text: recipientsCopy.removed(contactName(removed)), action: undo });
      leadTabToToast();
    },
    join: (household: Household) => {
      setRecipients(joinHousehold(recipients, household));
      focusHeading();
      const undo = { label: recipientsCopy.undo, onPress: () => setRecipients(recipients) };
      toast({ text: recipientsCopy.joined(contactName(household.card)), action: undo });
      leadTabToToast();
    },
    replace: (at: number, recipient: PrintAddress) =>
      setRecipients(recipients.map((each, index) => (index === at ? recipient : each))),
  };
}
