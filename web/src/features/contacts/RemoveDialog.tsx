import { entryToWire } from '@fumi/contract/client';
import { useState } from 'react';
import { client, newIdempotencyKey } from '../../api.ts';
import type { Person } from '../../contacts/people-calls.ts';
import { bookCopy } from '../../copy/address-book.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { inParts } from './in-parts.ts';
import { personName } from './person-name.ts';

type Props = {
  readonly people: readonly Person[];
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

const namesOf = (people: readonly Person[]): string => {
  const [first] = people;
  return first && people.length === 1 ? personName(first) : bookCopy.people(people.length);
};

/** They come back with everything that was known, under new codes. */
const putBack = (people: readonly Person[]): Promise<boolean> =>
  inParts(
    people.map((person) => entryToWire(person)),
    (part) => client.contactsImport({ body: { people: part } }, { idempotencyKey: newIdempotencyKey() }),
    100,
  );

/** Asks before anybody is deleted, and can be undone for a while after. */
export function RemoveDialog({ people, onRemoved, onClose }: Props) {
  const toast = useToast();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const remove = async () => {
    setState('busy');
    const isGone = await inParts(
      people.map(({ code }) => code),
      (codes) => client.contactsDelete({ body: { codes } }),
    );
    if (!isGone) return setState('failed');
    const undo = { label: bookCopy.undo, onPress: () => void putBack(people).then(onRemoved) };
    toast({ text: bookCopy.removed(people.length), action: undo });
    onRemoved();
  };
  return (
    <Dialog title={bookCopy.removeTitle} role="alertdialog" size="small" onClose={onClose}>
      <DialogBody>
        {state === 'failed' ? (
          <Message tone="error" announced>
            {bookCopy.failed}
          </Message>
        ) : null}
        <p>{bookCopy.removeQuestion(namesOf(people))}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} data-autofocus>
          {bookCopy.cancel}
        </Button>
        <Button variant="primary" busy={state === 'busy'} onClick={() => void remove()}>
          {bookCopy.remove}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
