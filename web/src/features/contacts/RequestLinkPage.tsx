import { entryToWire } from '@fumi/contract/client';
import { emptyBookEntry, emptyPrintAddress, hasName, isEmptyAddress, type PrintAddress } from '@fumi/domain';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AddressForm } from '../../address/AddressForm.tsx';
import { remarksOf, useAddressCheck } from '../../address/address-check.ts';
import { client } from '../../api.ts';
import { bookCopy, personCopy, requestLinkCopy } from '../../copy/address-book.ts';
import { isGone } from '../../platform/answer.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './Subpages.module.css';

type State =
  | { readonly kind: 'loading' | 'gone' | 'unreachable' }
  | { readonly kind: 'asked' | 'sent'; readonly sender: string };

/** The secret stands behind #, which browsers keep to themselves. */
const tokenOf = (hash: string): string => hash.replace(/^#/, '');

/** What a friend opens: who asks, and the fields of an address. Needs no account. */
export function Component() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const token = tokenOf(useLocation().hash);
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    const answer = await client.addressRequestShow({ params: { token } });
    if (answer.ok) setState({ kind: 'asked', sender: answer.value.sender_name });
    else setState({ kind: isGone(answer.error) ? 'gone' : 'unreachable' });
  }, [token]);
  useEffect(() => void load(), [load]);
  return (
    <Wide>
      <PageHead title={requestLinkCopy.title}>
        {state.kind === 'asked' ? <p>{requestLinkCopy.lead(state.sender)}</p> : null}
      </PageHead>
      <div className={styles.page}>
        {state.kind === 'loading' ? <p role="status">{requestLinkCopy.loading}</p> : null}
        {state.kind === 'gone' ? <Message tone="warning">{requestLinkCopy.gone}</Message> : null}
        {state.kind === 'unreachable' ? (
          <Message tone="error" announced>
            <p>{requestLinkCopy.unreachable}</p>
            <Button size="small" onClick={() => void load()}>
              {bookCopy.retry}
            </Button>
          </Message>
        ) : null}
        {state.kind === 'asked' ? (
          <AnswerForm
            key={token}
            {...{ token }}
            sender={state.sender}
            onSent={() => setState({ ...state, kind: 'sent' })}
          />
        ) : null}
        {state.kind === 'sent' ? (
          <Message tone="done" announced>
            {requestLinkCopy.sent(state.sender)}
          </Message>
        ) : null}
      </div>
    </Wide>
  );
}

type Kana = { readonly kanaLast: string; readonly kanaFirst: string };

function proposalOf(address: PrintAddress, kana: Kana) {
  const { zip, state, address1, address2, name } = address;
  const jointNames = address.jointNames.filter(hasName);
  const wire = entryToWire({
    ...emptyBookEntry(),
    ...kana,
    zip,
    state,
    address1,
    address2,
    name,
    jointNames,
  });
  return {
    zip: wire.zip,
    state: wire.state,
    address1: wire.address1,
    address2: wire.address2,
    name_last: wire.name_last,
    name_first: wire.name_first,
    honorific: '',
    kana_last: wire.kana_last,
    kana_first: wire.kana_first,
    joint_names: wire.joint_names,
  };
}

type AnswerProps = { readonly token: string; readonly sender: string; readonly onSent: () => void };

function AnswerForm({ token, sender, onSent }: AnswerProps) {
  const [address, setAddress] = useState(emptyPrintAddress);
  const [kana, setKana] = useState<Kana>({ kanaLast: '', kanaFirst: '' });
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
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <AddressForm kind="self" address={address} onChange={setAddress} remarks={remarksOf(problems, [])} />
      <TextField
        label={personCopy.kanaLast}
        maxLength={255}
        value={kana.kanaLast}
        onChange={(event) => setKana({ ...kana, kanaLast: event.target.value })}
      />
      <TextField
        label={personCopy.kanaFirst}
        maxLength={255}
        value={kana.kanaFirst}
        onChange={(event) => setKana({ ...kana, kanaFirst: event.target.value })}
      />
      <p className={styles.place}>{requestLinkCopy.privacy(sender)}</p>
      {state === 'failed' ? (
        <Message tone="error" announced>
          {requestLinkCopy.failed}
        </Message>
      ) : null}
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
    </form>
  );
}
