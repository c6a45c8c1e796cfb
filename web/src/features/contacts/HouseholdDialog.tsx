import type { Contact, NewContact } from '@fumi/domain';
import { client } from '../../api.ts';
import { contactName } from '../../copy/address.ts';
import { householdCopy as copy } from '../../copy/contacts.ts';
import { useIsWaiting } from '../../platform/connection.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { isStale, knownOf, whyNotDone } from './contact-calls.ts';
import { useOfferUndo } from './use-offer-undo.ts';

export type HouseholdOf = {
  readonly contacts: readonly [Contact, ...Contact[]];
  readonly merged: NewContact;
};

type Props = HouseholdOf & {
  readonly onMade: () => void;
  readonly onUndone: () => void;
  /** One of the contacts was changed or deleted meanwhile. */
  readonly onStale: () => void;
  /** The dialog was left while it waited for the network: the call may have arrived. */
  readonly onLeft: () => void;
  readonly onClose: () => void;
};

/** Merges contacts of one address into one with joint names; the others can be restored for thirty days. */
export function HouseholdDialog(props: Props) {
  const { contacts, merged, onMade, onUndone, onStale, onLeft, onClose } = props;
  const offer = useOfferUndo(onUndone);
  const keyOf = useIdempotencyKey();
  const isWaiting = useIsWaiting();
  const [keep, ...others] = contacts;
  const make = async (signal: AbortSignal) => {
    const codes = others.map(({ code }) => code);
    const body = { keep: keep.code, others: codes, merged, known: contacts.map(knownOf) };
    const answer = await client.contactsMerge({ body }, { idempotencyKey: keyOf(body), signal });
    if (signal.aborted) {
      onLeft();
      return null;
    }
    if (!answer.ok && isStale(answer.error)) {
      onStale();
      return null;
    }
    if (!answer.ok) return whyNotDone(answer.error);
    const back = others.map((contact) => contactName(contact)).join('、');
    offer(copy.made(contactName(keep)), back, [answer.value.removal]);
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
      isWaiting={isWaiting}
      onClose={onClose}
    >
      <p>{copy.question(contacts.map((contact) => contactName(contact)))}</p>
      <p>{copy.kept}</p>
    </ConfirmDialog>
  );
}
