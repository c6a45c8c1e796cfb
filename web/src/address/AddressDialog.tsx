import { isEmptyAddress, officeOnCard, type PrintAddress, type Workplace, withOffice } from '@fumi/domain';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { FaceDesign } from '../card/address-face.ts';
import { useAddressFace } from '../card/address-face.ts';
import { addressCopy, knownName } from '../copy/address.ts';
import { warningsByField } from '../copy/address-problems.ts';
import { useLeaveWarning } from '../platform/leave-warning.ts';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { LackingButton } from '../ui/LackingButton.tsx';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './AddressDialog.module.css';
import { AddressForm } from './AddressForm.tsx';
import { hasProblems, type Remarks, remarksOf, useAddressCheck } from './address-check.ts';
import { LiveFace } from './LiveFace.tsx';
import { NameCheck } from './NameCheck.tsx';
import { forgetTypedAddress, keepTypedAddress, recallTypedAddress } from './typed-address.ts';
import { warningsOf } from './use-address-warnings.ts';
import { useHeldAddress } from './use-held-address.ts';

type Props = {
  readonly title: string;
  readonly kind: 'recipient' | 'contact';
  readonly address: PrintAddress;
  readonly design: FaceDesign;
  /** Printed on the same card. */
  readonly sender: PrintAddress | null;
  /**
   * Answers with why it could not be saved, or null. An address with problems may be saved: the card says
   * what is wrong. The signal aborts where somebody leaves without saving: nothing may be stored after that.
   */
  readonly onSave: (address: PrintAddress, isNext: boolean, signal: AbortSignal) => Promise<string | null>;
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

/** The address as it is edited, and one save of it at a time, which waits for a look-up of the zip. */
function useEditedAddress({ title, address: initial, onSave, isMoreChanged = false }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { form, address, latest, isHeld, setAddress, onLookUp, untilFilled, hold } = useHeldAddress(
    () => recallTypedAddress({ title, initial }) ?? initial,
    (changed) => {
      keepTypedAddress({ title, initial }, changed);
      setFailure(null);
    },
  );
  /** The newest callback: what it saves beside the address may change while a zip is looked up. */
  const newestSave = useRef(onSave);
  useLayoutEffect(() => {
    newestSave.current = onSave;
  }, [onSave]);
  useEffect(() => forgetTypedAddress, []);
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = !isSame(address, initial) || isMoreChanged;
  useLeaveWarning(isChanged);
  const saving = useRef<AbortController>(null);
  useEffect(() => () => saving.current?.abort(), []);
  useEffect(() => {
    if (failure === addressCopy.refused)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure, form]);
  const save = async (isNext: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    // Cleared first: a sentence that stays the same would not be read aloud again.
    setFailure(null);
    saving.current = new AbortController();
    const { signal } = saving.current;
    await untilFilled();
    if (signal.aborted) return;
    const letGo = hold();
    setFailure(await newestSave.current(latest.current, isNext, signal));
    letGo();
    setIsBusy(false);
  };
  /** While saving, other fields do not change either; selects and checkboxes can't be read-only. */
  const onChangeCapture = (event: FormEvent): void => {
    if (isHeld.current) event.stopPropagation();
  };
  return { form, onChangeCapture, address, setAddress, onLookUp, failure, isBusy, isChanged, save };
}

/** The address with the company that stands on its card. */
function printedOf(address: PrintAddress, work: Props['work']): PrintAddress {
  const office = work ? officeOnCard({ ...work, name: address.name }) : null;
  return office ? withOffice(address, office) : address;
}

/** Adds or changes one person, with the card that comes of it beside the fields. */
export function AddressDialog(props: Props) {
  const { title, kind, design, sender, onClose, children, work } = props;
  const edited = useEditedAddress(props);
  const { form, address, setAddress, onLookUp, failure, isBusy, isChanged, save } = edited;
  const navigate = useNavigate();
  /** The question before unsaved input is lost; `to` is the pressed link's address, if any. */
  const [asked, setAsked] = useState<{ readonly to: string | null } | null>(null);
  const formId = useId();
  const onCard = useMemo(() => printedOf(address, work), [address, work]);
  const problems = useAddressCheck(onCard, true);
  const face = useAddressFace({ design, sender, recipient: useDeferredValue(onCard) });
  const issues = face?.issues.filter(({ party }) => party === 'recipient') ?? [];
  const remarks = remarksOf(problems, issues);
  // Only warnings that are known from an earlier check: an address is not looked up while it is typed.
  const doubts = warningsByField(warningsOf(address) ?? [], address.zip);
  const isWrong = hasProblems(problems);
  // What is wrong stands beside its field, and is why the shop did not take it.
  const refusal = failure === addressCopy.refused && isWrong ? addressCopy.wrong : failure;
  const isEmpty = isEmptyAddress(onCard);
  const [isToldEmpty, setIsToldEmpty] = useState(false);
  const tellEmpty = () => {
    setIsToldEmpty(true);
    form.current?.querySelector('input')?.focus();
  };
  const close = () => (isChanged ? setAsked({ to: null }) : onClose());
  const onLink = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isChanged) return;
    event.preventDefault();
    setAsked({ to: link.getAttribute('href') });
  };
  const leave = () => {
    onClose();
    if (asked?.to) void navigate(asked.to);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(false);
  };

  return (
    <>
      <Dialog title={title} size="large" closeLabel={addressCopy.close} onClose={close}>
        <DialogBody>
          <form
            ref={form}
            id={formId}
            className={styles.form}
            noValidate
            onSubmit={onSubmit}
            onChangeCapture={edited.onChangeCapture}
            onClickCapture={onLink}
          >
            <Problem>{refusal ?? (isToldEmpty && isEmpty ? addressCopy.empty : null)}</Problem>
            <LiveFace face={face} label={addressCopy.faceOf(knownName(onCard))}>
              <AddressForm {...{ kind, address, design, remarks, doubts, onLookUp }} onChange={setAddress} />
              <NameCheck {...{ address }} face={design.style.face} onChange={setAddress} />
              {typeof children === 'function' ? children(remarks) : children}
            </LiveFace>
          </form>
        </DialogBody>
        <DialogFooter>
          {isWrong ? <p className={styles.unsafe}>{addressCopy.unsafe}</p> : null}
          <SaveButtons
            {...{ formId, isBusy }}
            lack={isEmpty ? addressCopy.empty : null}
            onLack={tellEmpty}
            next={props.next}
            onNext={() => void save(true)}
          />
        </DialogFooter>
      </Dialog>
      {asked ? (
        <LeaveQuestion
          title={addressCopy.unsaved}
          leave={addressCopy.leave}
          onLeave={leave}
          stay={addressCopy.keepEditing}
          onStay={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

type SaveProps = {
  readonly formId: string;
  readonly isBusy: boolean;
  readonly lack: string | null;
  readonly onLack: () => void;
  readonly next: string | undefined;
  readonly onNext: () => void;
};

/** In the order on the screen. Only 'save' submits the form, so that Enter saves. */
export const SaveButtons = ({ formId, isBusy, next, onNext, ...lacking }: SaveProps) => (
  <>
    {next === undefined ? null : (
      <LackingButton {...lacking} aria-disabled={isBusy || undefined} onClick={onNext}>
        {next}
      </LackingButton>
    )}
    <LackingButton variant="primary" type="submit" form={formId} busy={isBusy} {...lacking}>
      {addressCopy.save}
    </LackingButton>
  </>
);
