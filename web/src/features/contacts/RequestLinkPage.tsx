import type { CallFailure } from '@fumi/contract/client';
import { answerDoubts, emptyPrintAddress, hasName, isEmptyAddress, type PrintAddress } from '@fumi/domain';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AddressForm } from '../../address/AddressForm.tsx';
import { remarksOf, useAddressCheck } from '../../address/address-check.ts';
import { useHeldAddress } from '../../address/use-held-address.ts';
import { client } from '../../api.ts';
import { requestLinkCopy } from '../../copy/address-request.ts';
import { contactCopy, contactsCopy } from '../../copy/contacts.ts';
import { failureSentence } from '../../copy/failure.ts';
import { isNotFound } from '../../platform/answer.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { keep, recall } from '../../platform/storage.ts';
import { useCall } from '../../platform/use-call.ts';
import { useIdempotencyKey } from '../../platform/use-idempotency-key.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Column } from '../../ui/Column.tsx';
import { LackingButton } from '../../ui/LackingButton.tsx';
import { Message } from '../../ui/Message.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Wide } from '../../ui/Wide.tsx';

/** Storage key, by link, of the secret with which this tab may correct its answer. */
const correctionKey = (token: string): string => `address-request ${token}`;
const correctionOf = (token: string): string | null => recall('sessionStorage', correctionKey(token));

/** What a friend opens: who asks, and the fields of an address. Needs no account. */
export function Component() {
  // The secret stands behind #, which browsers send to nobody: no loader sees it.
  const token = useLocation().hash.replace(/^#/, '');
  const [sentToken, setSentToken] = useState<string | null>(null);
  const isSent = sentToken === token;
  const { value, failure, isLoading, again } = useCall(token, () =>
    client.addressRequestShow({ params: { token } }),
  );
  const sender = value?.senderName ?? '';
  const isTaken = value?.isAnswered === true && correctionOf(token) === null;
  const isOpen = value !== null && !isSent && !isTaken;
  const correcting = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSent) correcting.current?.focus();
  }, [isSent]);
  return (
    <Wide>
      <PageHead title={requestLinkCopy.title}>
        {isOpen ? <p>{requestLinkCopy.lead(sender)}</p> : null}
        {isOpen ? <Note>{requestLinkCopy.expires(value.expiresOn)}</Note> : null}
      </PageHead>
      <Column kind="list">
        {isLoading ? <p role="status">{requestLinkCopy.loading}</p> : null}
        {isTaken ? <Message tone="warning">{requestLinkCopy.taken}</Message> : null}
        {failure && isNotFound(failure) ? <Message tone="warning">{requestLinkCopy.gone}</Message> : null}
        {isOpen && value.isAnswered ? <Message tone="info">{requestLinkCopy.sentBefore}</Message> : null}
        {failure && !isNotFound(failure) ? (
          <Message tone="error" announced>
            <p>{requestLinkCopy.unreachable}</p>
            <Button size="small" onClick={again}>
              {contactsCopy.retry}
            </Button>
          </Message>
        ) : null}
        {/* Hidden and not removed once it was sent: a correction begins with what was typed. */}
        <div hidden={!isOpen}>
          {value !== null && !isTaken ? (
            <AnswerForm key={token} {...{ token, sender }} onSent={() => setSentToken(token)} />
          ) : null}
        </div>
        {isSent ? (
          <AnnouncedMessage tone="done">
            <p>{requestLinkCopy.sent(sender)}</p>
            <Button
              ref={correcting}
              size="small"
              onClick={() => {
                setSentToken(null);
                focusHeading({ preventScroll: true });
              }}
            >
              {requestLinkCopy.correct}
            </Button>
          </AnnouncedMessage>
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

/** A link that ends while somebody types is reported as such, not as a lost connection. */
const whyNotSent = (failure: CallFailure): string =>
  isNotFound(failure) ? requestLinkCopy.gone : failureSentence(failure, requestLinkCopy.failed);

type AnswerProps = { readonly token: string; readonly sender: string; readonly onSent: () => void };

function AnswerForm({ token, sender, onSent }: AnswerProps) {
  const { form, address, latest, setAddress, onLookUp, untilFilled, hold } =
    useHeldAddress(emptyPrintAddress);
  const [kana, setKana] = useState(NO_KANA);
  /** The current reading: it may still be typed while a zip is looked up. */
  const latestKana = useRef(kana);
  useLayoutEffect(() => {
    latestKana.current = kana;
  }, [kana]);
  const [state, setState] = useState<'typing' | 'asked' | 'busy' | { readonly problem: string }>('typing');
  // Where the browser stores nothing, an answer can be corrected as long as this page stays open.
  const [correction, setCorrection] = useState(() => correctionOf(token));
  const keyOf = useIdempotencyKey();
  const problems = useAddressCheck(address, false);
  const doubts = answerDoubts(address);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('busy');
    await untilFilled();
    // What seems missing is asked about once, not required: a company has no first name.
    if (answerDoubts(latest.current).length > 0 && state !== 'asked') return setState('asked');
    const letGo = hold();
    const proposal = proposalOf(latest.current, latestKana.current);
    const body = { ...proposal, ...(correction === null ? {} : { correction }) };
    const idempotencyKey = keyOf(body);
    const answer = await client.addressRequestAnswer({ params: { token }, body }, { idempotencyKey });
    letGo();
    setState(answer.ok ? 'typing' : { problem: whyNotSent(answer.error) });
    if (!answer.ok) return;
    setCorrection(answer.value.correction);
    keep('sessionStorage', correctionKey(token), answer.value.correction);
    onSent();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Column kind="form">
        <AddressForm
          kind="self"
          {...{ address, onLookUp }}
          onChange={setAddress}
          remarks={remarksOf(problems, [])}
        />
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
        <Problem>{typeof state === 'object' ? state.problem : null}</Problem>
        {state === 'asked' && doubts.length > 0 ? (
          <AnnouncedMessage tone="warning">
            {doubts.map((doubt) => requestLinkCopy.doubts[doubt]).join('')}
            {requestLinkCopy.sendAnyway}
          </AnnouncedMessage>
        ) : null}
        <div>
          <LackingButton
            variant="primary"
            type="submit"
            busy={state === 'busy'}
            lack={isEmptyAddress(address) || Object.keys(problems).length > 0 ? requestLinkCopy.lack : null}
          >
            {requestLinkCopy.submit}
          </LackingButton>
        </div>
      </Column>
    </form>
  );
}
