import type { CallFailure } from '@fumi/contract/client';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { trashCopy } from '../../copy/contacts-tidy.ts';
import { failureCode, loaded } from '../../platform/answer.ts';
import { isShopReached } from '../../platform/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { ContactItem } from './ContactItem.tsx';
import { ContactsSubpage } from './ContactsSubpage.tsx';
import { whyNotDone } from './contact-calls.ts';

type Removal = Answered<'contactsTrash'>['removals'][number];

export const loader = async (): Promise<readonly Removal[]> => loaded(await client.contactsTrash()).removals;

const whyNotRestored = (failure: CallFailure): string =>
  failureCode(failure) === 'not_found' ? trashCopy.gone : whyNotDone(failure);

/** What was deleted or merged by mistake comes back from here. */
export function Component() {
  const removals = useLoaderData<typeof loader>();
  return (
    <ContactsSubpage title={trashCopy.title} lead={trashCopy.lead}>
      {removals.length === 0 ? <EmptyState>{trashCopy.empty}</EmptyState> : null}
      {removals.map((removal) => (
        <Removed key={removal.removal} removal={removal} />
      ))}
    </ContactsSubpage>
  );
}

function Removed({ removal }: { readonly removal: Removal }) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const who = trashCopy.who(removal.names, removal.count);
  const restore = async () => {
    setIsBusy(true);
    const answer = await client.contactsRestore({ body: { removal: removal.removal } });
    // After a success the button stays busy until the reloaded list lacks its row; after a failure it can be pressed.
    setIsBusy(answer.ok);
    toast({
      text: answer.ok ? trashCopy.restored(answer.value.count) : whyNotRestored(answer.error),
      isFailure: !answer.ok,
    });
    if (answer.ok || (await isShopReached())) await revalidate();
  };
  return (
    <ContactItem
      title={who}
      heading="h2"
      isWide
      buttons={
        <Button
          size="small"
          busy={isBusy}
          aria-label={trashCopy.restoreOf(who)}
          onClick={() => void restore()}
        >
          {contactsCopy.undo}
        </Button>
      }
    >
      <Note>{trashCopy.when(removal)}</Note>
    </ContactItem>
  );
}
