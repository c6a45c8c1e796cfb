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
import { type DoneInParts, fullOfGroups, inParts, isStale, whyNotDone } from './contact-calls.ts';

/** Id of the bar, to which a link above the list leads. */
export const CHOSEN_BAR = 'chosen-bar';

type Props = {
  readonly codes: readonly string[];
  readonly year: number;
  readonly groups: readonly Group[];
  readonly onDone: () => void;
  /** One of the contacts was deleted meanwhile. */
  readonly onStale: () => void;
  readonly onNone: () => void;
  readonly onRemove: () => void;
  /** Merges the chosen contacts into one; null where they are no household. */
  readonly onHousehold: (() => void) | null;
};

/** What can be done with many contacts at once; stays in sight while they are chosen. */
export function ChosenBar({ codes, year, groups, onDone, onStale, onNone, onRemove, onHousehold }: Props) {
  const toast = useToast();
  const [isGrouping, setIsGrouping] = useState(false);
  const finish = ({ failure, doneCount }: DoneInParts, wordsOf: (count: number) => string, why?: string) => {
    if (failure && isStale(failure)) return onStale();
    const done = doneCount > 0 ? wordsOf(doneCount) : '';
    const left = failure && (done && chosenCopy.left) + (why ?? whyNotDone(failure));
    toast({ text: done + (left ?? ''), isFailure: failure !== null });
    if (done) onDone();
  };
  const mark = async (card: { sent?: boolean; received?: boolean }) => {
    const outcome = await inParts(codes, (part) =>
      client.contactsHistory({ body: { codes: part, year, ...card } }),
    );
    finish(outcome, chosenCopy.marked);
  };
  const group = async (name: string) => {
    setIsGrouping(false);
    const outcome = await inParts(codes, (part) =>
      client.contactsGroup({ body: { codes: part, add: [name], remove: [] } }),
    );
    const code = fullOfGroups(outcome, codes);
    const full = code === undefined ? null : await client.contactsGet({ params: { code } });
    const why = full?.ok ? chosenCopy.groupsFull(contactName(full.value.contact)) : undefined;
    finish(outcome, (count) => chosenCopy.grouped(count, name), why);
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
