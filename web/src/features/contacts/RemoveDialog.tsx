import type { Contact } from '@fumi/domain';
import { client } from '../../api.ts';
import { contactName } from '../../copy/address.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { useIsWaiting } from '../../platform/connection.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { inParts, isStale, whyNotDone } from './contact-calls.ts';
import { useOfferUndo } from './use-offer-undo.ts';

type Props = {
  readonly contacts: readonly Contact[];
  readonly onRemoved: () => void;
  readonly onUndone: () => void;
  /** One of the contacts was deleted meanwhile. */
  readonly onStale: () => void;
  /** The dialog was left while it waited for the network: the call may have arrived. */
  readonly onLeft: () => void;
  readonly onClose: () => void;
};

const namesOf = ([first, ...others]: readonly Contact[]): string =>
  first && others.length === 0 ? contactName(first) : contactsCopy.people(1 + others.length);

/** Asks before contacts are deleted; afterwards a toast offers to undo it. */
export function RemoveDialog({ contacts, onRemoved, onUndone, onStale, onLeft, onClose }: Props) {
  const offer = useOfferUndo(onUndone);
  const keyOf = useIdempotencyKey();
  const isWaiting = useIsWaiting();
  const remove = async (signal: AbortSignal) => {
    const removals: string[] = [];
    const { failure, doneCount } = await inParts(
      contacts.map(({ code }) => code),
      async (codes) => {
        const idempotencyKey = keyOf({ codes });
        const answer = await client.contactsDelete({ body: { codes } }, { idempotencyKey, signal });
        if (!answer.ok) return answer;
        removals.push(answer.value.removal);
        return answer;
      },
    );
    if (failure && doneCount > 0) {
      const leftCount = contacts.length - doneCount;
      const who = contactsCopy.people(doneCount);
      offer(contactsCopy.removedInPart(who, contactsCopy.people(leftCount)), who, removals, true);
      (signal.aborted ? onLeft : onRemoved)();
      return null;
    }
    if (signal.aborted) {
      onLeft();
      return null;
    }
    if (failure && !isStale(failure)) return whyNotDone(failure);
    if (failure) {
      onStale();
      return null;
    }
    offer(contactsCopy.removed(namesOf(contacts)), namesOf(contacts), removals);
    onRemoved();
    return null;
  };
  return (
    <ConfirmDialog
      title={contactsCopy.removeTitle}
      cancel={contactsCopy.cancel}
      confirm={contactsCopy.remove}
      onConfirm={remove}
      isWaiting={isWaiting}
      onClose={onClose}
    >
      <p>{contactsCopy.removeQuestion(namesOf(contacts))}</p>
      <p>{contactsCopy.removeKept}</p>
    </ConfirmDialog>
  );
}
