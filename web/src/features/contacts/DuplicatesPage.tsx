import { addressKeyOf, type Contact, formatZip, type NewContact } from '@fumi/domain';
import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { client } from '../../api.ts';
import { addressLine, contactName } from '../../copy/address.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { duplicatesCopy } from '../../copy/contacts-tidy.ts';
import { loaded } from '../../platform/answer.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { ContactItem } from './ContactItem.tsx';
import { ContactsSubpage } from './ContactsSubpage.tsx';
import { isStale, knownOf, whyNotDone } from './contact-calls.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { useOfferUndo } from './use-offer-undo.ts';

type Group = readonly Contact[];
type Merging = readonly [Contact, ...Contact[]];

export const loader = async (): Promise<readonly Group[]> => loaded(await client.contactsDuplicates()).groups;

/** Contacts that are probably one person, side by side. */
export function Component() {
  const groups = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const keyOf = useIdempotencyKey();
  /** Removal code of the last merge, part of the idempotency key: the same merge after an undo is another call. */
  const removal = useRef('');
  const offer = useOfferUndo(() => void revalidate());
  const [merging, setMerging] = useState<Merging | null>(null);
  const merge = async (people: Merging, merged: NewContact) => {
    const [keep, ...others] = people;
    const codes = others.map(({ code }) => code);
    const known = people.map(knownOf);
    const body = { keep: keep.code, others: codes, merged, known };
    const answer = await client.contactsMerge(
      { body },
      { idempotencyKey: keyOf({ ...body, after: removal.current }) },
    );
    // Where this dialog was closed meanwhile, one that was opened since stays open.
    setMerging((now) => (now === people ? null : now));
    if (!answer.ok) {
      const isOld = isStale(answer.error);
      toast({ text: isOld ? contactsCopy.stale : whyNotDone(answer.error), isFailure: true });
      return isOld ? await revalidate() : undefined;
    }
    removal.current = answer.value.removal;
    const back = others.map((contact) => contactName(contact)).join('、');
    offer(duplicatesCopy.merged(contactName(keep)), back, [answer.value.removal]);
    await revalidate();
  };
  const markDifferent = async (group: Group) => {
    const answer = await client.contactsApart({ body: { codes: group.map(({ code }) => code) } });
    toast({
      text: answer.ok ? duplicatesCopy.markedDifferent : whyNotDone(answer.error),
      isFailure: !answer.ok,
    });
    if (answer.ok) await revalidate();
  };
  return (
    <ContactsSubpage title={duplicatesCopy.title} lead={duplicatesCopy.lead}>
      {groups.length === 0 ? <AnnouncedMessage tone="done">{duplicatesCopy.none}</AnnouncedMessage> : null}
      {groups.map((group) => (
        <Duplicates
          key={group.map(({ code }) => code).join(' ')}
          group={group}
          onMerge={setMerging}
          onDifferent={() => void markDifferent(group)}
        />
      ))}
      {merging ? (
        <MergeDialog
          contacts={merging}
          onMerge={(merged) => void merge(merging, merged)}
          onClose={() => setMerging(null)}
        />
      ) : null}
    </ContactsSubpage>
  );
}

type DuplicatesProps = {
  readonly group: Group;
  readonly onMerge: (contacts: Merging) => void;
  readonly onDifferent: () => void;
};

/** The contacts that begin unticked: of two none, of more those at another address than the first. */
function othersIn([first, ...others]: Group): ReadonlySet<string> {
  const isElsewhere = (one: Contact) => first !== undefined && addressKeyOf(one) !== addressKeyOf(first);
  return new Set(others.length > 1 ? others.filter(isElsewhere).map(({ code }) => code) : []);
}

/** One group, of which the member chooses who are one person. */
function Duplicates({ group, onMerge, onDifferent }: DuplicatesProps) {
  const [leftOut, setLeftOut] = useState(() => othersIn(group));
  const toggle = (code: string) => {
    const next = new Set(leftOut);
    if (!next.delete(code)) next.add(code);
    setLeftOut(next);
  };
  const [first, ...others] = group.filter(({ code }) => !leftOut.has(code));
  const [shown] = group;
  if (!shown) return null;
  const name = contactName(shown);
  return (
    <ContactItem
      title={duplicatesCopy.group(name, group.length)}
      heading="h2"
      buttons={
        <>
          <Button
            variant="primary"
            size="small"
            aria-label={duplicatesCopy.mergeOf(name)}
            disabled={!first || others.length === 0}
            onClick={() => first && onMerge([first, ...others])}
          >
            {duplicatesCopy.merge}
          </Button>
          <Button size="small" aria-label={duplicatesCopy.differentOf(name)} onClick={onDifferent}>
            {duplicatesCopy.different}
          </Button>
        </>
      }
    >
      {group.map((contact) => (
        <Checkbox
          key={contact.code}
          label={
            <WholeNumbers>
              {[
                contactName(contact),
                formatZip(contact.zip),
                addressLine(contact),
                duplicatesCopy.note(contact.note),
              ]
                .filter(Boolean)
                .join(' ')}
            </WholeNumbers>
          }
          checked={!leftOut.has(contact.code)}
          onChange={() => toggle(contact.code)}
        />
      ))}
      {others.length === 0 ? <Note>{duplicatesCopy.chooseTwo}</Note> : null}
    </ContactItem>
  );
}
