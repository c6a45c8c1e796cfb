import type { Client } from '@fumi/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api.ts';
import { personFromWire } from '../../contacts/people-calls.ts';
import { zipWords } from '../../copy/address.ts';
import { bookCopy, requestsCopy } from '../../copy/address-book.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { BookSubpage } from './BookSubpage.tsx';
import { NewRequest } from './NewRequest.tsx';
import { personName, personPlace } from './person-name.ts';
import styles from './Subpages.module.css';

type Answered = Extract<Awaited<ReturnType<Client['addressRequestList']>>, { ok: true }>['value'];
type AddressRequest = Answered['requests'][number];

const TONES = { waiting: 'plain', answered: 'done', expired: 'warning' } as const;

/** Links with which friends fill in their own address, and what came back. */
export function Component() {
  const toast = useToast();
  const [requests, setRequests] = useState<readonly AddressRequest[] | 'failed' | null>(null);
  const load = useCallback(async () => {
    const answer = await client.addressRequestList();
    setRequests(answer.ok ? answer.value.requests : 'failed');
  }, []);
  useEffect(() => void load(), [load]);
  const finish = (isDone: boolean, words: string) => {
    toast({ text: isDone ? words : bookCopy.failed });
    void load();
  };
  const accept = async (code: string) => {
    const answer = await client.addressRequestAccept({ body: { code } });
    finish(answer.ok, requestsCopy.accepted);
  };
  const remove = async (code: string) => {
    const answer = await client.addressRequestDelete({ body: { code } });
    if (!answer.ok) toast({ text: bookCopy.failed });
    void load();
  };
  return (
    <BookSubpage title={requestsCopy.title} lead={requestsCopy.lead}>
      <NewRequest onCreated={() => void load()} />
      <h2>{requestsCopy.list}</h2>
      {requests === null ? <p role="status">{bookCopy.loading}</p> : null}
      {requests === 'failed' ? (
        <Message tone="error" announced>
          <p>{bookCopy.unreachable}</p>
          <Button size="small" onClick={() => void load()}>
            {bookCopy.retry}
          </Button>
        </Message>
      ) : null}
      {Array.isArray(requests) && requests.length === 0 ? <p>{requestsCopy.none}</p> : null}
      {Array.isArray(requests)
        ? requests.map((request: AddressRequest) => (
            <Request
              key={request.code}
              request={request}
              onAccept={() => void accept(request.code)}
              onRemove={() => void remove(request.code)}
            />
          ))
        : null}
    </BookSubpage>
  );
}

type RequestProps = {
  readonly request: AddressRequest;
  readonly onAccept: () => void;
  readonly onRemove: () => void;
};

function Request({ request, onAccept, onRemove }: RequestProps) {
  const { label, sender_name, state, expires_on, proposal, person } = request;
  return (
    <section className={styles.item}>
      <h3>{label || sender_name}</h3>
      <div className={styles.marks}>
        <Badge tone={TONES[state]}>{requestsCopy.states[state]}</Badge>
        {state === 'waiting' ? (
          <span className={styles.place}>{requestsCopy.expires(expires_on)}</span>
        ) : null}
      </div>
      {proposal ? <Proposal proposal={proposal} person={person} /> : null}
      <div className={styles.buttons}>
        {proposal ? (
          <Button variant="primary" size="small" onClick={onAccept}>
            {person ? requestsCopy.renew : requestsCopy.accept}
          </Button>
        ) : null}
        <Button size="small" onClick={onRemove}>
          {proposal ? requestsCopy.refuse : requestsCopy.withdraw}
        </Button>
      </div>
    </section>
  );
}

type ProposalProps = {
  readonly proposal: NonNullable<AddressRequest['proposal']>;
  readonly person: AddressRequest['person'];
};

function Proposal({ proposal, person }: ProposalProps) {
  const known = person ? personFromWire(person) : null;
  const name = [proposal.name_last, proposal.name_first].filter(Boolean).join(' ');
  return (
    <dl className={styles.compare}>
      {known ? (
        <div>
          <dt>{requestsCopy.before}</dt>
          <dd>
            {personName(known)} {zipWords(known.zip)} {personPlace(known)}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{requestsCopy.after}</dt>
        <dd>
          {name} {zipWords(proposal.zip)} {personPlace(proposal)}
        </dd>
      </div>
    </dl>
  );
}
