import { isEmptyAddress, officeOnCard, type PrintAddress, type Workplace, withOffice } from '@fumi/domain';
import { type ReactNode, type SubmitEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { FaceDesign } from '../card/address-face.ts';
import { useAddressFace } from '../card/address-face.ts';
import { addressCopy, knownName } from '../copy/address.ts';
import { holdTyped } from '../platform/hold-typed.ts';
import { useLeaveWarning } from '../platform/leave-warning.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './AddressDialog.module.css';
import { AddressForm } from './AddressForm.tsx';
import { hasProblems, type Remarks, remarksOf, useAddressCheck } from './address-check.ts';
import { LiveFace } from './LiveFace.tsx';
import { NameCheck } from './NameCheck.tsx';

type Props = {
  readonly title: string;
  readonly kind: 'recipient' | 'contact';
  readonly address: PrintAddress;
  readonly design: FaceDesign;
  /** Printed on the same card. */
  readonly sender: PrintAddress | null;
  /** Why it could not be saved, or null. Saving an address with problems is allowed: the card says what is wrong. */
  readonly onSave: (address: PrintAddress, isNext: boolean) => Promise<string | null>;
  /** Words of a button that saves and goes on to the next; none where there is no next. */
  readonly next?: string | undefined;
  readonly onClose: () => void;
  /** Stands under the fields, for instance what saving also does. */
  readonly children?: ReactNode | ((remarks: Remarks) => ReactNode);
  /** Of a contact: the company that may stand on the card, and whether it does. */
  readonly work?: Omit<Workplace, 'name'>;
  /** Something beside the address was changed, and would be lost. */
  readonly isMoreChanged?: boolean;
};

const isSame = (a: PrintAddress, b: PrintAddress) => JSON.stringify(a) === JSON.stringify(b);

/** Who saves waits no longer than this for a zip that is being looked up. */
const LOOK_UP_MS = 5000;

/** The address as it is edited, and saving it once at a time, with what its zip still fills in. */
function useEditedAddress({ address: initial, onSave, isMoreChanged = false }: Props) {
  const [address, setShown] = useState(initial);
  const latest = useRef(initial);
  const lookUp = useRef<Promise<void>>(null);
  const form = useRef<HTMLFormElement>(null);
  /** What is on its way to the shop is changed no more: it would not be saved. */
  const isHeld = useRef(false);
  const setAddress = (changed: PrintAddress): void => {
    if (isHeld.current) return;
    latest.current = changed;
    setShown(changed);
  };
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = !isSame(address, initial) || isMoreChanged;
  useLeaveWarning(isChanged);
  const save = async (isNext: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    await Promise.race([lookUp.current, new Promise((resolve) => setTimeout(resolve, LOOK_UP_MS))]);
    const letGo = holdTyped(form.current);
    isHeld.current = true;
    setFailure(await onSave(latest.current, isNext));
    isHeld.current = false;
    letGo();
    setIsBusy(false);
  };
  const onLookUp = (done: Promise<void>): void => {
    lookUp.current = done;
  };
  return { form, address, setAddress, onLookUp, failure, isBusy, isChanged, save };
}

/** The address with the company that stands on its card. */
function printedOf(address: PrintAddress, work: Props['work']): PrintAddress {
  const office = work ? officeOnCard({ ...work, name: address.name }) : null;
  return office ? withOffice(address, office) : address;
}

/** Adds or changes one person, with the card that comes of it beside the fields. */
export function AddressDialog(props: Props) {
  const { title, kind, design, sender, onClose, children, work } = props;
  const { form, address, setAddress, onLookUp, failure, isBusy, isChanged, save } = useEditedAddress(props);
  const [isAsked, setIsAsked] = useState(false);
  // The browser's own way back, and a link of the dialog.
  const left = useBlocker(isChanged);
  const formId = useId();
  const onCard = useMemo(() => printedOf(address, work), [address, work]);
  const problems = useAddressCheck(onCard, true);
  const face = useAddressFace({ design, sender, recipient: useDeferredValue(onCard) });
  const issues = face?.issues.filter(({ party }) => party === 'recipient') ?? [];
  const remarks = remarksOf(problems, issues);
  const close = () => (isChanged ? setIsAsked(true) : onClose());
  const stay = () => {
    setIsAsked(false);
    left.reset?.();
  };
  const leave = () => {
    left.proceed?.();
    onClose();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(false);
  };

  return (
    <>
      <Dialog title={title} size="large" closeLabel={addressCopy.close} onClose={close}>
        <DialogBody>
          <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
            <Problem>{failure}</Problem>
            <LiveFace face={face} label={addressCopy.faceOf(knownName(onCard))}>
              <AddressForm {...{ kind, address, design, remarks, onLookUp }} onChange={setAddress} />
              <NameCheck address={address} onChange={setAddress} />
              {typeof children === 'function' ? children(remarks) : children}
            </LiveFace>
          </form>
        </DialogBody>
        <DialogFooter>
          {hasProblems(problems) ? <p className={styles.unsafe}>{addressCopy.unsafe}</p> : null}
          <SaveButtons
            {...{ formId, isBusy }}
            isEmpty={isEmptyAddress(onCard)}
            next={props.next}
            onNext={() => void save(true)}
          />
        </DialogFooter>
      </Dialog>
      {isAsked || left.state === 'blocked' ? <LeaveQuestion onStay={stay} onLeave={leave} /> : null}
    </>
  );
}

type SaveProps = {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly isEmpty: boolean;
  readonly next: string | undefined;
  readonly onNext: () => void;
};

/** In the order in which they are seen; saving alone sends the form, so that Enter saves. */
export const SaveButtons = ({ formId, isBusy, isEmpty, next, onNext }: SaveProps) => (
  <>
    {next === undefined ? null : (
      <Button disabled={isEmpty} aria-disabled={isBusy || undefined} onClick={onNext}>
        {next}
      </Button>
    )}
    <Button variant="primary" type="submit" form={formId} busy={isBusy} disabled={isEmpty}>
      {addressCopy.save}
    </Button>
  </>
);

function LeaveQuestion({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  return (
    <Dialog title={addressCopy.unsaved} role="alertdialog" size="small" onClose={onStay}>
      <DialogFooter>
        <Button onClick={onLeave}>{addressCopy.leave}</Button>
        <Button variant="primary" onClick={onStay} data-autofocus>
          {addressCopy.keepEditing}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
