import type { Contact } from '@fumi/domain';
import { useState } from 'react';
import { client } from '../../api.ts';
import { contactName } from '../../copy/address.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { inParts, isStale, whyNotDone } from './contact-calls.ts';
import { useOfferUndo } from './use-offer-undo.ts';

type Props = {
  readonly contacts: readonly Contact[];
  readonly onRemoved: () => void;
  readonly onUndone: () => void;
  /** One of them is gone already. */
  readonly onStale: () => void;
  readonly onClose: () => void;
};

const namesOf = ([first, ...others]: readonly Contact[]): string =>
  first && others.length === 0 ? contactName(first) : contactsCopy.people(1 + others.length);

/** Asks before anybody is deleted, and can be undone for a while after. */
export function RemoveDialog({ contacts, onRemoved, onUndone, onStale, onClose }: Props) {
  const offer = useOfferUndo(onUndone);
  const keyOf = useIdempotencyKey();
  const [state, setState] = useState<'asking' | 'busy' | { readonly problem: string }>('asking');
  const isBusy = state === 'busy';
  const remove = async () => {
    setState('busy');
    const removals: string[] = [];
    let removedCount = 0;
    const failure = await inParts(
      contacts.map(({ code }) => code),
      async (codes) => {
        const answer = await client.contactsDelete({ body: { codes } }, { idempotencyKey: keyOf({ codes }) });
        if (!answer.ok) return answer;
        removals.push(answer.value.removal);
        removedCount += codes.length;
        return answer;
      },
    );
    if (failure && removedCount > 0) {
      const leftCount = contacts.length - removedCount;
      const who = contactsCopy.people(removedCount);
      offer(contactsCopy.removedInPart(who, contactsCopy.people(leftCount)), who, removals, true);
      return onRemoved();
    }
    if (failure) return isStale(failure) ? onStale() : setState({ problem: whyNotDone(failure) });
    offer(contactsCopy.removed(namesOf(contacts)), namesOf(contacts), removals);
    onRemoved();
  };
  return (
    <Dialog
      title={contactsCopy.removeTitle}
      role="alertdialog"
      size="small"
      onClose={onClose}
      dismissible={!isBusy}
    >
      <DialogBody>
        <Problem>{typeof state === 'object' ? state.problem : null}</Problem>
        <p>{contactsCopy.removeQuestion(namesOf(contacts))}</p>
        <p>{contactsCopy.removeKept}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} aria-disabled={isBusy || undefined} data-autofocus>
          {contactsCopy.cancel}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => void remove()}>
          {contactsCopy.remove}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
