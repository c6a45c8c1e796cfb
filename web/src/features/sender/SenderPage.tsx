import {
  contactToPrintAddress,
  emptyPrintAddress,
  isBlank,
  isEmptyAddress,
  type PrintAddress,
} from '@fumi/domain';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { AddressForm } from '../../address/AddressForm.tsx';
import { remarksOf, useAddressCheck } from '../../address/address-check.ts';
import { LiveFace } from '../../address/LiveFace.tsx';
import { faceDesignOf, useAddressFace } from '../../card/address-face.ts';
import { glyphStore } from '../../card/glyph-store.ts';
import { wordsPlaces } from '../../card/kit-art.ts';
import { ContactPicker } from '../../contacts/ContactPicker.tsx';
import type { ListedContact } from '../../contacts/find-contacts.ts';
import { addressCopy } from '../../copy/address.ts';
import { pickerCopy } from '../../copy/picker.ts';
import { senderCopy } from '../../copy/sender.ts';
import { setAutocompleted, setSender } from '../../draft/change-draft.ts';
import { useChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { focusFirstWrong } from '../../platform/focus-first-wrong.ts';
import { useIsFixing } from '../../shop/use-is-fixing.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { type SenderQuestion, SenderQuestionDialog, senderQuestion } from './SenderQuestion.tsx';
import { StyleChoice } from './StyleChoice.tsx';

/** 差出人入力: optional; what is typed is kept as it is typed (design §7). */
export function Component() {
  const sender = useDraft((draft) => draft.sender);
  const isSigned = useIsSigned();
  const [isPicking, setIsPicking] = useState(false);
  // Raised where the whole address is replaced: the form mounts anew, and unfolds filled joint names.
  const [formKey, setFormKey] = useState(0);
  /** The look-up of the zip that was typed last. */
  const lookUp = useRef<Promise<void>>(Promise.resolve());

  const replace = (next: PrintAddress) => {
    setSender(next);
    setAutocompleted(null);
    setFormKey(formKey + 1);
    setIsPicking(false);
  };
  return (
    <>
      <Wide>
        <PageHead
          title={senderCopy.title}
          actions={
            <Button size="small" icon="book" onClick={() => setIsPicking(true)}>
              {pickerCopy.open}
            </Button>
          }
        >
          <p>
            {senderCopy.lead}
            {isSigned ? senderCopy.signed : null}
          </p>
          <p>{senderCopy.untilClosed}</p>
        </PageHead>
        <SenderForm
          key={formKey}
          sender={sender}
          onAutocomplete={setAutocompleted}
          onLookUp={(done) => {
            lookUp.current = done;
          }}
          onClear={() => replace(emptyPrintAddress())}
        />
      </Wide>
      <SenderBar sender={sender} untilFilled={() => lookUp.current} />
      {isPicking ? (
        <ContactPicker
          mode="single"
          isForPrint
          onPick={(contact) => replace(senderFrom(contact, sender))}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </>
  );
}

/** A contact as the sender; the comments that were typed stay. */
const senderFrom = (contact: ListedContact, { comment1, comment2 }: PrintAddress): PrintAddress => ({
  ...contactToPrintAddress(contact),
  comment1,
  comment2,
});

/** Whether the picture side names a sender: by custom only one side does. */
function useIsSigned(): boolean {
  const { material } = useShop();
  const chosen = useChosenKit();
  const texts = useDraft((draft) => draft.texts);
  const places = chosen === null ? [] : wordsPlaces(chosen.kit.id, material.frontPage);
  return places.some(({ type }) => (type === 'NAMES' || type === 'ADDRESS') && !isBlank(texts[type] ?? ''));
}

function useFaceDesign() {
  const shop = useShop();
  const kit = useChosenKit()?.kit ?? null;
  const style = useDraft((draft) => draft.style);
  return useMemo(() => faceDesignOf(shop.staticUrl, shop.material, kit, style), [shop, kit, style]);
}

type FormProps = {
  readonly sender: PrintAddress;
  readonly onAutocomplete: (text: string) => void;
  readonly onLookUp: (done: Promise<void>) => void;
  readonly onClear: () => void;
};

function SenderForm({ sender, onAutocomplete, onLookUp, onClear }: FormProps) {
  const problems = useAddressCheck(sender, false);
  const design = useFaceDesign();
  const face = useAddressFace({ design, sender: useDeferredValue(sender), recipient: null });
  const issues = face?.issues.filter(({ party }) => party === 'sender') ?? [];
  return (
    <LiveFace face={face} label={addressCopy.senderFace}>
      <AddressForm
        kind="sender"
        address={sender}
        design={design}
        onChange={setSender}
        onAutocomplete={onAutocomplete}
        onLookUp={onLookUp}
        remarks={remarksOf(problems, issues)}
      />
      <StyleChoice layoutUrl={design.layoutUrl} />
      <div>
        <Checkbox
          label={sender.code === '' ? senderCopy.addContact : senderCopy.updateContact}
          checked={sender.addContact}
          onChange={(event) => setSender({ ...sender, addContact: event.target.checked })}
        />
        {sender.addContact ? <Note>{senderCopy.addContactNote}</Note> : null}
        {isEmptyAddress(sender) ? null : (
          <Button variant="quiet" size="small" onClick={onClear}>
            {senderCopy.clear}
          </Button>
        )}
      </div>
    </LiveFace>
  );
}

type BarProps = {
  readonly sender: PrintAddress;
  /** Resolves once no zip is being looked up. */
  readonly untilFilled: () => Promise<void>;
};

/** Next leads on, or asks first (spec §4). */
function SenderBar({ sender, untilFilled }: BarProps) {
  const autocompleted = useDraft((draft) => draft.autocompleted);
  const { paths } = useShop();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<SenderQuestion | null>(null);
  const problems = useAddressCheck(sender, false);
  const openCount = Object.keys(problems).length;
  const isFixing = useIsFixing();
  const goOn = () => void navigate(paths.step(isFixing ? 'confirm' : 'receiver'));
  const [pressed, setPressed] = useState<'no' | 'filling' | 'filled'>('no');
  const isAsking = useStore(glyphStore, (state) => state.isAsking);
  const decide = useEffectEvent(() => {
    setPressed('no');
    const asked = senderQuestion(sender, problems, autocompleted);
    if (asked) setQuestion(asked);
    else goOn();
  });
  const press = async () => {
    setPressed('filling');
    await untilFilled();
    setPressed('filled');
  };
  // A press right after typing waits for the look-up of the zip, and for the check of what can be printed.
  useEffect(() => {
    if (pressed === 'filled' && !isAsking) decide();
  }, [pressed, isAsking]);
  const onStay = () => {
    // The closing dialog gives the focus back first; then the field in question can take it.
    flushSync(() => setQuestion(null));
    if (question === 'unfinished')
      document.querySelector<HTMLElement>('main [autocomplete~="address-line1"]')?.focus();
    else focusFirstWrong();
  };
  return (
    <>
      <ActionBar
        back={
          <Link
            {...buttonAttributes({ variant: 'quiet' })}
            to={isFixing ? paths.step('confirm') : paths.preview()}
          >
            {senderCopy.back}
          </Link>
        }
        summary={
          openCount > 0 ? (
            <Badge tone="error" onPress={() => focusFirstWrong()}>
              {senderCopy.openProblems(openCount)}
            </Badge>
          ) : null
        }
      >
        <Button variant="primary" busy={pressed !== 'no'} onClick={() => void press()}>
          {isFixing ? senderCopy.toConfirm : senderCopy.next}
        </Button>
      </ActionBar>
      {question ? <SenderQuestionDialog question={question} onProceed={goOn} onStay={onStay} /> : null}
    </>
  );
}
