import type { Contact } from '@fumi/domain';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { client } from '../../api.ts';
import { addressLine, contactName, zipWords } from '../../copy/address.ts';
import { contactsCopy, duplicatesCopy } from '../../copy/contacts.ts';
import { loaded } from '../../platform/answer.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { ContactItem } from './ContactItem.tsx';
import { ContactsSubpage } from './ContactsSubpage.tsx';

type Group = readonly Contact[];

export const loader = async (): Promise<readonly Group[]> => loaded(await client.contactsDuplicates()).groups;

/** Contacts that are probably one person, side by side. */
export function Component() {
  const groups = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const toast = useToast();
  const finish = async (isDone: boolean, words: string) => {
    toast({ text: isDone ? words : contactsCopy.failed });
    if (isDone) await revalidate();
  };
  const merge = async (group: Group, keep: Contact) => {
    const others = group.filter(({ code }) => code !== keep.code).map(({ code }) => code);
    const answer = await client.contactsMerge({ body: { keep: keep.code, others } });
    await finish(answer.ok, duplicatesCopy.merged(contactName(keep)));
  };
  const markDifferent = async (group: Group) => {
    const answer = await client.contactsApart({ body: { codes: group.map(({ code }) => code) } });
    await finish(answer.ok, duplicatesCopy.markedDifferent);
  };
  return (
    <ContactsSubpage title={duplicatesCopy.title} lead={duplicatesCopy.lead}>
      {groups.length === 0 ? (
        <Message tone="done" announced>
          {duplicatesCopy.none}
        </Message>
      ) : null}
      {groups.map((group) => (
        <Duplicates
          key={group.map(({ code }) => code).join(' ')}
          group={group}
          isBusy={state === 'loading'}
          onMerge={(keep) => void merge(group, keep)}
          onDifferent={() => void markDifferent(group)}
        />
      ))}
    </ContactsSubpage>
  );
}

type DuplicatesProps = {
  readonly group: Group;
  readonly isBusy: boolean;
  readonly onMerge: (keep: Contact) => void;
  readonly onDifferent: () => void;
};

function Duplicates({ group, isBusy, onMerge, onDifferent }: DuplicatesProps) {
  const [first] = group;
  const [keep, setKeep] = useState(first?.code ?? '');
  const kept = group.find(({ code }) => code === keep);
  if (!first || !kept) return null;
  return (
    <ContactItem
      title={duplicatesCopy.group(contactName(first), group.length)}
      heading="h2"
      buttons={
        <>
          <Button variant="primary" size="small" disabled={isBusy} onClick={() => onMerge(kept)}>
            {duplicatesCopy.merge}
          </Button>
          <Button size="small" disabled={isBusy} onClick={onDifferent}>
            {duplicatesCopy.different}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={duplicatesCopy.keep}
        value={keep}
        onChange={setKeep}
        options={group.map((contact) => ({
          value: contact.code,
          label: contactName(contact),
          description: [zipWords(contact.zip), addressLine(contact), contact.note].filter(Boolean).join(' '),
        }))}
      />
    </ContactItem>
  );
}
