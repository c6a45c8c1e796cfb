import { emptyPrintAddress, isNameless, type PrintAddress } from '@fumi/domain';
import { useState } from 'react';
import { AddressDialog } from '../address/AddressDialog.tsx';
import type { FaceDesign } from '../card/address-face.ts';
import { addressCopy } from '../copy/address.ts';
import { recipientsCopy } from '../copy/recipients.ts';
import { failureCode } from '../platform/answer.ts';
import { useIdempotencyKey } from '../platform/use-idempotency-key.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useToast } from '../ui/Toast.tsx';
import { saveContact } from './contact-store.ts';
import { whyNotSaved } from './why-not-saved.ts';

type Props = {
  /** Null adds a new one, which goes into the address book too. */
  readonly recipient: PrintAddress | null;
  /** Which of the recipients it is, from 1. */
  readonly number: number;
  readonly sender: PrintAddress;
  readonly design: FaceDesign;
  readonly onSaved: (recipient: PrintAddress) => void;
  /** Called in place of `onSaved` where the next recipient is to be edited; absent without a next one. */
  readonly onNext?: ((recipient: PrintAddress) => void) | undefined;
  readonly onClose: () => void;
};

export function EditRecipient({ recipient, number, sender, design, onSaved, onNext, onClose }: Props) {
  const [isKept, setIsKept] = useState(true);
  const keyOf = useIdempotencyKey();
  const isNew = recipient === null;
  const toast = useToast();

  const save = async (
    address: PrintAddress,
    isNext: boolean,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const onKept = isNext && onNext ? onNext : onSaved;
    // A card may go to an address alone; the address book keeps nobody without a name.
    if (!isKept || isNameless({ ...address, ...address.office })) {
      onKept(address);
      return null;
    }
    const saved = await saveContact(address, { idempotencyKey: keyOf(address), signal }, recipient);
    if (signal.aborted) return null;
    const isGone = !isNew && !saved.ok && failureCode(saved.error) === 'not_found';
    if (isGone) toast({ text: addressCopy.goneOnCard });
    else if (!saved.ok) return whyNotSaved(saved.error);
    onKept({ ...address, code: saved.ok ? saved.value : '' });
    return null;
  };

  return (
    <AddressDialog
      title={isNew ? recipientsCopy.addTitle(number) : recipientsCopy.editTitle}
      kind="recipient"
      address={recipient ?? emptyPrintAddress()}
      design={design}
      sender={sender}
      onSave={save}
      next={onNext ? recipientsCopy.saveAndNext : undefined}
      onClose={onClose}
    >
      {isNew ? (
        <p>{recipientsCopy.keepsContact}</p>
      ) : (
        <Checkbox
          label={recipientsCopy.alsoContact}
          checked={isKept}
          onChange={(event) => setIsKept(event.target.checked)}
        />
      )}
    </AddressDialog>
  );
}
