import type { CallFailure } from '@fumi/contract/client';
import { type SubmitEvent, useId, useState } from 'react';
import { client } from '../../api.ts';
import type { Group } from '../../contacts/find-contacts.ts';
import { contactName } from '../../copy/address.ts';
import { chosenCopy, contactsCopy, householdCopy } from '../../copy/contacts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { LackingButton } from '../../ui/LackingButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAnnounced } from '../../ui/use-announced.ts';
import styles from './ChosenBar.module.css';
import { fullOfGroups, inParts, isStale, whyNotDone } from './contact-calls.ts';

/** Id of the bar, to which a link above the list leads. */
export const CHOSEN_BAR = 'chosen-bar';

type Props = {
  readonly codes: readonly string[];
  readonly year: number;
  readonly groups: readonly Group[];
  readonly onDone: () => void;
  /** One of them is gone already. */
  readonly onStale: () => void;
  readonly onNone: () => void;
  readonly onRemove: () => void;
  /** Makes one entry of those who are chosen; null where they are no household. */
  readonly onHousehold: (() => void) | null;
};

/** What can be done with many contacts at once; stays in sight while they are chosen. */
export function ChosenBar({ codes, year, groups, onDone, onStale, onNone, onRemove, onHousehold }: Props) {
  const toast = useToast();
  const [isGrouping, setIsGrouping] = useState(false);
  const finish = (failure: CallFailure | null, words: string) => {
    if (failure && isStale(failure)) return onStale();
    toast({ text: failure ? whyNotDone(failure) : words, isFailure: failure !== null });
    if (!failure) onDone();
  };
  const mark = async (card: { sent?: boolean; received?: boolean }) => {
    const failure = await inParts(codes, (part) =>
      client.contactsHistory({ body: { codes: part, year, ...card } }),
    );
    finish(failure, chosenCopy.marked(codes.length));
  };
  const group = async (name: string) => {
    setIsGrouping(false);
    const failure = await inParts(codes, (part) =>
      client.contactsGroup({ body: { codes: part, add: [name], remove: [] } }),
    );
    const code = fullOfGroups(failure);
    const full = code === null ? null : await client.contactsGet({ params: { code } });
    if (full?.ok) toast({ text: chosenCopy.groupsFull(contactName(full.value.contact)), isFailure: true });
    else finish(failure, chosenCopy.grouped(codes.length, name));
  };
  return (
    <section id={CHOSEN_BAR} className={styles.bar} aria-label={chosenCopy.label} tabIndex={-1}>
      <p ref={useAnnounced()}>{chosenCopy.count(codes.length)}</p>
      <div className={styles.acts}>
        <Button size="small" onClick={() => void mark({ sent: true })}>
          {chosenCopy.sent(year)}
        </Button>
        <Button size="small" onClick={() => void mark({ received: true })}>
          {chosenCopy.received(year)}
        </Button>
        <Button size="small" onClick={() => setIsGrouping(true)}>
          {chosenCopy.group}
        </Button>
        {onHousehold ? (
          <Button size="small" onClick={onHousehold}>
            {householdCopy.open}
          </Button>
        ) : null}
        <Button size="small" icon="trash" onClick={onRemove}>
          {contactsCopy.remove}
        </Button>
      </div>
      <Button size="small" variant="quiet" onClick={onNone}>
        {chosenCopy.none}
      </Button>
      {isGrouping ? (
        <GroupDialog
          groups={groups}
          onGroup={(name) => void group(name)}
          onClose={() => setIsGrouping(false)}
        />
      ) : null}
    </section>
  );
}

type GroupProps = {
  readonly groups: readonly Group[];
  readonly onGroup: (name: string) => void;
  readonly onClose: () => void;
};

function GroupDialog({ groups, onGroup, onClose }: GroupProps) {
  const [name, setName] = useState('');
  const ids = { form: useId(), list: useId() };
  const clean = name.replace(/[;、]/g, '').trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (clean !== '') onGroup(clean);
  };
  return (
    <Dialog title={chosenCopy.groupTitle} size="small" closeLabel={contactsCopy.close} onClose={onClose}>
      <DialogBody>
        <form id={ids.form} onSubmit={submit}>
          <TextField
            label={chosenCopy.groupName}
            maxLength={40}
            list={ids.list}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <datalist id={ids.list}>
            {groups.map((group) => (
              <option key={group.name} value={group.name} />
            ))}
          </datalist>
        </form>
      </DialogBody>
      <DialogFooter>
        <LackingButton
          variant="primary"
          type="submit"
          form={ids.form}
          lack={clean === '' ? chosenCopy.groupLack : null}
        >
          {chosenCopy.groupSubmit}
        </LackingButton>
      </DialogFooter>
    </Dialog>
  );
}
