import { askerNameProblem, type Contact } from '@fumi/domain';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api.ts';
import { contactName } from '../../copy/address.ts';
import { requestsCopy } from '../../copy/address-request.ts';
import { copyText } from '../../platform/copy-text.ts';
import { outgoingText } from '../../platform/outgoing-text.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Column } from '../../ui/Column.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { whyNotDone } from './contact-calls.ts';
import styles from './RequestForm.module.css';

type Link = { readonly url: string; readonly sender: string };

type Props = {
  /** Whose address the answer is to renew; null for somebody new. */
  readonly asked: Contact | null;
  readonly onCreated: () => void;
};

/** Makes a link; it is shown once, because only its digest is kept. */
export function RequestForm({ asked, onCreated }: Props) {
  const [link, setLink] = useState<Link | null>(null);
  const keyOf = useIdempotencyKey();
  /** Ends the call when the page is left, because nobody would see the link. */
  const making = useRef<AbortController>(null);
  useEffect(() => () => making.current?.abort(), []);
  const { problems, isBusy, form } = useForm<'senderName'>(async (data) => {
    const sender = fieldText(data, 'senderName').trim();
    const problem = askerNameProblem(sender);
    if (problem) return { senderName: requestsCopy.senderProblems[problem] };
    const body = {
      senderName: sender,
      label: fieldText(data, 'label').trim(),
      ...(asked ? { contactCode: asked.code } : {}),
      tellsOwner: data.has('tellsOwner'),
    };
    // After a link was made, the same input asks for another one: each link is for one person.
    const idempotencyKey = keyOf({ ...body, after: link?.url });
    making.current = new AbortController();
    const answer = await client.addressRequestCreate(
      { body },
      { idempotencyKey, signal: making.current.signal },
    );
    if (!answer.ok) return { form: whyNotDone(answer.error) };
    setLink({ url: answer.value.url, sender });
    onCreated();
    return null;
  });
  return (
    <>
      <form {...form}>
        <Column kind="form">
          {asked ? <p>{requestsCopy.askFor(contactName(asked))}</p> : null}
          <Problem>{problems.form}</Problem>
          <TextField
            name="senderName"
            label={requestsCopy.senderName}
            hint={requestsCopy.senderHint}
            autoComplete="name"
            maxLength={40}
            required
            error={problems.senderName}
          />
          <TextField
            name="label"
            label={requestsCopy.label}
            hint={requestsCopy.labelHint}
            maxLength={40}
            defaultValue={asked ? contactName(asked).slice(0, 40) : ''}
          />
          <Checkbox name="tellsOwner" label={requestsCopy.tellsOwner} />
          <div>
            <Button variant="primary" type="submit" busy={isBusy}>
              {requestsCopy.make}
            </Button>
          </div>
        </Column>
      </form>
      {link ? <CreatedLink key={link.url} link={link} /> : null}
    </>
  );
}

function CreatedLink({ link: { url, sender } }: { readonly link: Link }) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(url);
    toast({ text: isCopied ? requestsCopy.copied : requestsCopy.notCopied, isFailure: !isCopied });
  };
  const share = () =>
    navigator.share({ text: outgoingText(requestsCopy.shareText(sender)), url }).catch(() => {
      // Cancelling the system's share dialog is no error.
    });
  return (
    <AnnouncedMessage tone="done">
      <p>{requestsCopy.created}</p>
      <p className={styles.link} data-unspoken>
        {url}
      </p>
      <Row>
        <Button size="small" onClick={() => void copy()}>
          {requestsCopy.copy}
        </Button>
        {'share' in navigator ? (
          <Button size="small" onClick={() => void share()}>
            {requestsCopy.share}
          </Button>
        ) : null}
      </Row>
    </AnnouncedMessage>
  );
}
