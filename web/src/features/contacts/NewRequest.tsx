import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { client, newIdempotencyKey } from '../../api.ts';
import { type Person, personFromWire } from '../../contacts/people-calls.ts';
import { bookCopy, requestsCopy } from '../../copy/address-book.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { personName } from './person-name.ts';
import styles from './Subpages.module.css';

type Link = { readonly url: string; readonly sender: string };

/** The person of the page's address, whose address the answer is to renew; null without one. */
function useAskedPerson(): Person | null {
  const [params] = useSearchParams();
  const code = params.get('person');
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    if (code === null) return;
    void client
      .contactsGet({ params: { code } })
      .then((answer) => answer.ok && setPerson(personFromWire(answer.value.person)));
  }, [code]);
  return code === null ? null : person;
}

/** Makes a link; it is shown once, because only its digest is kept. */
export function NewRequest({ onCreated }: { readonly onCreated: () => void }) {
  const [link, setLink] = useState<Link | null>(null);
  const person = useAskedPerson();
  const { problems, isBusy, form } = useForm<'sender_name'>(async (data) => {
    const sender = fieldText(data, 'sender_name').trim();
    const body = {
      sender_name: sender,
      label: fieldText(data, 'label').trim(),
      ...(person ? { contact_code: person.code } : {}),
    };
    const answer = await client.addressRequestCreate({ body }, { idempotencyKey: newIdempotencyKey() });
    if (!answer.ok) return { form: bookCopy.failed };
    setLink({ url: answer.value.url, sender });
    onCreated();
    return null;
  });
  return (
    <>
      <form {...form} className={styles.form}>
        {person ? <p>{requestsCopy.askFor(personName(person))}</p> : null}
        <Problem>{problems.form}</Problem>
        <TextField
          name="sender_name"
          label={requestsCopy.senderName}
          hint={requestsCopy.senderHint}
          autoComplete="name"
          maxLength={40}
          required
        />
        <TextField
          key={person?.code}
          name="label"
          label={requestsCopy.label}
          hint={requestsCopy.labelHint}
          maxLength={40}
          defaultValue={person ? personName(person).slice(0, 40) : ''}
        />
        <div>
          <Button variant="primary" type="submit" busy={isBusy}>
            {requestsCopy.make}
          </Button>
        </div>
      </form>
      {link ? <MadeLink link={link} /> : null}
    </>
  );
}

function MadeLink({ link: { url, sender } }: { readonly link: Link }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard?.writeText(url);
    toast({ text: requestsCopy.copied });
  };
  const share = () =>
    navigator.share({ text: requestsCopy.shareText(sender), url }).catch(() => {
      // Whoever changes their mind in the system's dialog has not met an error.
    });
  return (
    <Message tone="done" announced>
      <p>{requestsCopy.created}</p>
      <p className={styles.link}>{url}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void copy()}>
          {requestsCopy.copy}
        </Button>
        {'share' in navigator ? (
          <Button size="small" onClick={() => void share()}>
            {requestsCopy.share}
          </Button>
        ) : null}
      </div>
    </Message>
  );
}
