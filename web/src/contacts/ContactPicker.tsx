import { cardYear, contactToPrintAddress, joinHouseholds, type PrintAddress, type Whom } from '@fumi/domain';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { contactsCopy } from '../copy/contacts.ts';
import { pickerCopy } from '../copy/picker.ts';
import { paths } from '../paths.ts';
import { useCall } from '../platform/use-call.ts';
import { useShop } from '../shop/use-shop.ts';
import { Batches } from '../ui/Batches.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonAttributes } from '../ui/button-attributes.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Message } from '../ui/Message.tsx';
import { Row } from '../ui/Row.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './ContactPicker.module.css';
import { ContactsLoading } from './ContactsLoading.tsx';
import { loadContacts, useContacts } from './contact-store.ts';
import { groupsOf, inGroup, type ListedContact, ofWhom, pickAll, searchContacts } from './find-contacts.ts';
import { GroupChips } from './GroupChips.tsx';
import { MultipleRow, SingleRow } from './PickerRows.tsx';
import { useContactWarning } from './use-contact-warning.ts';
import { WhomSelect } from './WhomSelect.tsx';

const ROWS_AT_ONCE = 100;

/** A keyboard that opens by itself would hide the contacts on a phone. */
const hasPointer = () => matchMedia('(pointer: fine)').matches;

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
        /** The chosen, and the cards that they get: one for those of an address where that was wished. */
        readonly onPick: (contacts: readonly ListedContact[], cards: readonly PrintAddress[]) => void;
        /** Where nobody is kept yet, somebody is typed. */
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
  const isFree = (contact: ListedContact) =>
    !taken.includes(contact.code) && !isBlocked(contact) && (contact.skipReason ?? '') === '';
  const pickFound = (found: readonly ListedContact[]) => setPicked(pickAll({ found, picked, isFree, room }));
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
        onToggle={() => toggle(contact.code)}
      />
    );
  };
  return (
    <Dialog title={pickerCopy.title} closeLabel={contactsCopy.close} onClose={props.onClose}>
      <DialogBody>
        <Choice
          {...{ row, isBlocked }}
          isForCards={props.mode === 'multiple'}
          onByHand={props.mode === 'multiple' ? props.onByHand : undefined}
        >
          {props.mode === 'multiple'
            ? (found) => (
                <Row>
                  <Button size="small" disabled={room <= cards.length} onClick={() => pickFound(found)}>
                    {pickerCopy.all(found.length)}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    disabled={picked.size === 0}
                    onClick={() => setPicked(new Set())}
                  >
                    {pickerCopy.none}
                  </Button>
                </Row>
              )
            : () => null}
        </Choice>
      </DialogBody>
      {props.mode === 'multiple' ? (
        <DialogFooter>
          {props.isForPrint && joined.length < chosen.length ? (
            <Checkbox
              label={pickerCopy.join(chosen.length, joined.length)}
              checked={isJoining}
              disabled={isJoining && room < chosen.length}
              onChange={(event) => setIsJoining(event.target.checked)}
            />
          ) : null}
          <Button
            variant="primary"
            wide
            disabled={picked.size === 0}
            onClick={() => props.onPick(chosen, cards)}
          >
            {pickerCopy.submit(props.takenCount + cards.length, props.limit)}
          </Button>
        </DialogFooter>
      ) : null}
    </Dialog>
  );
}

type ChoiceProps = {
  readonly row: (contact: ListedContact) => ReactNode;
  readonly isBlocked: (contact: ListedContact) => boolean;
  /** Cards are written to the chosen: who got one before matters. */
  readonly isForCards: boolean;
  readonly onByHand?: (() => void) | undefined;
  /** What can be done with all that are found. */
  readonly children: (found: readonly ListedContact[]) => ReactNode;
};

/** All contacts, by search and group. */
function Choice({ row, isBlocked, isForCards, onByHand, children }: ChoiceProps) {
  const contacts = useContacts();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const [whom, setWhom] = useState<Whom>('all');
  const year = cardYear(useShop().today);
  const call = useCall('contacts', loadContacts);
  const searched = useDeferredValue(query);
  const groups = useMemo(() => groupsOf(contacts ?? []), [contacts]);
  const found = useMemo(
    () => searchContacts(ofWhom(inGroup(contacts ?? [], group), whom, year), searched),
    [contacts, group, whom, year, searched],
  );
  if (contacts === null) return <ContactsLoading call={call} />;
  if (contacts.length === 0) return <NoContacts onByHand={onByHand} />;
  return (
    <>
      <TextField
        label={pickerCopy.search}
        labelHidden
        type="search"
        autoFocus={hasPointer()}
        placeholder={pickerCopy.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {isForCards ? <WhomSelect {...{ whom, year }} onChange={setWhom} /> : null}
      <GroupChips {...{ groups }} chosen={group} onChoose={setGroup} />
      {found.some(isBlocked) ? <Message tone="info">{pickerCopy.mourningNote}</Message> : null}
      <p
        className={styles.count}
        role="status"
        tabIndex={-1}
        data-autofocus={hasPointer() ? undefined : true}
      >
        {found.length === 0 ? pickerCopy.notFound : contactsCopy.count(found.length)}
      </p>
      {found.length === 0 ? null : children(found)}
      <Batches
        key={`${group} ${whom} ${searched}`}
        items={found}
        size={ROWS_AT_ONCE}
        more={contactsCopy.more}
      >
        {(shown) => <ul className={styles.rows}>{shown.map(row)}</ul>}
      </Batches>
    </>
  );
}

/** An address book begins with a file, or with the first one who is typed. */
function NoContacts({ onByHand }: Pick<ChoiceProps, 'onByHand'>) {
  const actions = (
    <Row>
      <Link {...buttonAttributes({ variant: 'primary' })} to={paths.contactImportForCard()}>
        {pickerCopy.byFile}
      </Link>
      <Button onClick={onByHand}>{pickerCopy.byHand}</Button>
    </Row>
  );
  return <EmptyState action={onByHand ? actions : null}>{pickerCopy.empty}</EmptyState>;
}
