import { contactToPrintAddress, joinHouseholds, type PrintAddress } from '@fumi/domain';
import { useMemo, useState } from 'react';
import { contactsCopy } from '../copy/contacts.ts';
import { pickerCopy } from '../copy/picker.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { LackingButton } from '../ui/LackingButton.tsx';
import { Row } from '../ui/Row.tsx';
import { ContactChoice } from './ContactChoice.tsx';
import styles from './ContactPicker.module.css';
import { useContacts } from './contact-store.ts';
import { findSender, getsCard, type ListedContact, pickAll } from './find-contacts.ts';
import { MultipleRow, SingleRow } from './PickerRows.tsx';
import { useContactWarning } from './use-contact-warning.ts';

type Shared = {
  /** The chosen are printed: contacts that would print badly carry 警告 (spec §5). */
  readonly isForPrint?: boolean;
  /** Who must not be picked, and is told so on their row: 喪中 at New Year. */
  readonly isBlocked?: (contact: ListedContact) => boolean;
  readonly onClose: () => void;
};

type Props = Shared &
  (
    | { readonly mode: 'single'; readonly onPick: (contact: ListedContact) => void }
    | {
        readonly mode: 'multiple';
        /** How many there may be in all, and how many there are already. */
        readonly limit: number;
        readonly taken: readonly string[];
        readonly takenCount: number;
        /** The sender of the cards, whom a press on 'all' leaves out. */
        readonly sender?: PrintAddress;
        /** The chosen, and the cards that they get: one for those of an address where that was wished. */
        readonly onPick: (contacts: readonly ListedContact[], cards: readonly PrintAddress[]) => void;
        /** Opens the form to type somebody, where the address book is empty. */
        readonly onByHand?: () => void;
      }
  );

const nobody = () => false;

/** The chosen and their cards: one each, or one for all of an address who may share it. */
function useCards(contacts: readonly ListedContact[] | null, picked: ReadonlySet<string>) {
  const [isJoining, setIsJoining] = useState(false);
  const chosen = useMemo(() => (contacts ?? []).filter(({ code }) => picked.has(code)), [contacts, picked]);
  const single = useMemo(() => chosen.map(contactToPrintAddress), [chosen]);
  const joined = useMemo(() => joinHouseholds(single), [single]);
  return { chosen, joined, cards: isJoining ? joined : single, isJoining, setIsJoining };
}

/** Chooses contacts: one, or several up to the limit. */
export function ContactPicker(props: Props) {
  const contacts = useContacts();
  const hasWarning = useContactWarning(props.isForPrint ? contacts : null);
  const isBlocked = props.isBlocked ?? nobody;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const toggle = (code: string) => {
    const next = new Set(picked);
    if (!next.delete(code)) next.add(code);
    setPicked(next);
  };
  const taken = props.mode === 'multiple' ? props.taken : [];
  const room = props.mode === 'multiple' ? props.limit - props.takenCount : 0;
  const { chosen, cards, joined, isJoining, setIsJoining } = useCards(contacts, picked);
  const sender = (props.mode === 'multiple' && props.sender) || null;
  const isSender = useMemo(() => findSender(sender, contacts ?? []), [sender, contacts]);
  const isGetting = getsCard(isBlocked, isSender);
  const isFree = (contact: ListedContact) => !taken.includes(contact.code) && isGetting(contact);
  const row = (contact: ListedContact) => {
    const isWarned = Boolean(props.isForPrint) && hasWarning(contact);
    const shared = { contact, isWarned };
    return props.mode === 'single' ? (
      <SingleRow key={contact.code} {...shared} onPick={() => props.onPick(contact)} />
    ) : (
      <MultipleRow
        key={contact.code}
        {...shared}
        isTaken={taken.includes(contact.code)}
        isPicked={picked.has(contact.code)}
        hasRoom={room > cards.length}
        isBlocked={isBlocked(contact)}
        isSender={isSender(contact)}
        onToggle={() => toggle(contact.code)}
      />
    );
  };
  return (
    <Dialog
      title={props.mode === 'single' ? pickerCopy.senderTitle : pickerCopy.title}
      closeLabel={contactsCopy.close}
      onClose={props.onClose}
    >
      <DialogBody>
        <ContactChoice
          {...{ row, isBlocked }}
          isForCards={props.mode === 'multiple'}
          onByHand={props.mode === 'multiple' ? props.onByHand : undefined}
        >
          {props.mode === 'multiple'
            ? (found) => (
                <AtOnce {...{ found, picked, isFree }} room={room - cards.length} onPick={setPicked} />
              )
            : () => null}
        </ContactChoice>
      </DialogBody>
      {props.mode === 'multiple' ? (
        <DialogFooter ofList>
          {props.isForPrint && joined.length < chosen.length ? (
            <Checkbox
              label={pickerCopy.join(chosen.length, joined.length)}
              checked={isJoining}
              disabled={isJoining && room < chosen.length}
              onChange={(event) => setIsJoining(event.target.checked)}
            />
          ) : null}
          <LackingButton
            variant="primary"
            wide
            lack={picked.size === 0 ? pickerCopy.lack : null}
            onClick={() => props.onPick(chosen, cards)}
          >
            {pickerCopy.submit(props.takenCount + cards.length, props.limit)}
          </LackingButton>
        </DialogFooter>
      ) : null}
    </Dialog>
  );
}

type AtOnceProps = Parameters<typeof pickAll>[0] & {
  readonly onPick: (picked: ReadonlySet<string>) => void;
};

/** Picks all that are found, or as many as there is room for, and says how many; or deselects them. */
function AtOnce({ onPick, ...choice }: AtOnceProps) {
  const { found, picked } = choice;
  const { all, added, left } = pickAll(choice);
  const isDone = picked.size > 0 && added.length === 0;
  return (
    <>
      <Row>
        <Button
          size="small"
          aria-disabled={added.length === 0 || undefined}
          onClick={() => onPick(new Set([...picked, ...added]))}
        >
          {pickerCopy.all({ found: found.length, all, added: added.length, left })}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={picked.size === 0 || undefined}
          onClick={() => onPick(new Set())}
        >
          {pickerCopy.none}
        </Button>
      </Row>
      {/* Rendered while empty: a live region that comes with its words is not read aloud. */}
      <p className={styles.count} role="status">
        {isDone ? pickerCopy.picked(picked.size, left) : null}
      </p>
    </>
  );
}
