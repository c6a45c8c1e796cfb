import { emptyPrintAddress, hasName, isEmptyAddress, ok, type PrintAddress } from '@fumi/domain';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { AddressForm } from '../../address/AddressForm.tsx';
import { remarksOf, useAddressCheck } from '../../address/address-check.ts';
import { client } from '../../api.ts';
import { requestLinkCopy } from '../../copy/address-request.ts';
import { contactCopy, contactsCopy } from '../../copy/contacts.ts';
import { isGone } from '../../platform/answer.ts';
import { useCall } from '../../platform/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Column } from '../../ui/Column.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';

/** What a friend opens: who asks, and the fields of an address. Needs no account. */
export function Component() {
  // The secret stands behind #, which browsers send to nobody: no loader sees it.
  const token = useLocation().hash.replace(/^#/, '');
  const [sentToken, setSentToken] = useState<string | null>(null);
  const isSent = sentToken === token;
  const { value, failure, isLoading, again } = useCall(token, async () => {
    const answer = await client.addressRequestShow({ params: { token } });
    return answer.ok ? ok(answer.value.senderName) : answer;
  });
  const sender = value ?? '';
  return (
    <Wide>
      <PageHead title={requestLinkCopy.title}>
        {value !== null && !isSent ? <p>{requestLinkCopy.lead(sender)}</p> : null}
      </PageHead>
      <Column kind="list">
        {isLoading ? <p role="status">{requestLinkCopy.loading}</p> : null}
        {failure && isGone(failure) ? <Message tone="warning">{requestLinkCopy.gone}</Message> : null}
        {failure && !isGone(failure) ? (
          <Message tone="error" announced>
            <p>{requestLinkCopy.unreachable}</p>
            <Button size="small" onClick={again}>
              {contactsCopy.retry}
            </Button>
          </Message>
        ) : null}
        {value !== null && !isSent ? (
          <AnswerForm key={token} {...{ token, sender }} onSent={() => setSentToken(token)} />
        ) : null}
        {isSent ? (
          <Message tone="done" announced>
            {requestLinkCopy.sent(sender)}
          </Message>
        ) : null}
      </Column>
    </Wide>
  );
}

const NO_KANA = { kanaLast: '', kanaFirst: '' };

/** What is sent: the kept fields of an address, its names and their reading. */
function proposalOf(
  { zip, state, address1, address2, name, ...address }: PrintAddress,
  kana: typeof NO_KANA,
) {
  return {
    ...kana,
    zip,
    state,
    address1,
    address2,
    name: { ...name, honorific: '' },
    jointNames: address.jointNames.filter(hasName),
  };
}

type AnswerProps = { readonly token: string; readonly sender: string; readonly onSent: () => void };

function AnswerForm({ token, sender, onSent }: AnswerProps) {
  const [address, setAddress] = useState(emptyPrintAddress);
  const [kana, setKana] = useState(NO_KANA);
  const [state, setState] = useState<'typing' | 'busy' | 'failed'>('typing');
  const problems = useAddressCheck(address, false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setState('busy');
    const answer = await client.addressRequestAnswer({ params: { token }, body: proposalOf(address, kana) });
    if (answer.ok) onSent();
    else setState('failed');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Column kind="form">
        <AddressForm kind="self" address={address} onChange={setAddress} remarks={remarksOf(problems, [])} />
        {(['kanaLast', 'kanaFirst'] as const).map((field) => (
          <TextField
            key={field}
            label={contactCopy[field]}
            maxLength={255}
            value={kana[field]}
            onChange={(event) => setKana({ ...kana, [field]: event.target.value })}
          />
        ))}
        <Note>{requestLinkCopy.privacy(sender)}</Note>
        <Problem>{state === 'failed' ? requestLinkCopy.failed : null}</Problem>
        <div>
          <Button
            variant="primary"
            type="submit"
            busy={state === 'busy'}
            disabled={isEmptyAddress(address) || 'zip' in problems}
          >
            {requestLinkCopy.submit}
          </Button>
        </div>
      </Column>
    </form>
  );
}
