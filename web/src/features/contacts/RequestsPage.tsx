import type { CallFailure } from '@fumi/contract/client';
import { formatZip, hasName, type PersonName } from '@fumi/domain';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { addressLine, contactName, nameWords } from '../../copy/address.ts';
import { requestsCopy } from '../../copy/address-request.ts';
import { loaded } from '../../platform/answer.ts';
import { isShopReached } from '../../platform/connection.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Row } from '../../ui/Row.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { ContactItem } from './ContactItem.tsx';
import { ContactsSubpage } from './ContactsSubpage.tsx';
import { whyNotDone } from './contact-calls.ts';
import { RequestForm } from './RequestForm.tsx';
import styles from './RequestsPage.module.css';

type AddressRequest = Answered<'addressRequestList'>['requests'][number];

/** The member's requests; `person` in the URL names the contact whose address the next one is to renew. */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('person');
  const [list, asked] = await Promise.all([
    client.addressRequestList(),
    code === null ? null : client.contactsGet({ params: { code } }),
  ]);
  return {
    requests: loaded(list).requests,
    asked: asked?.ok ? asked.value.contact : null,
  };
}

/**
 * Why an answer was not accepted: the friend has corrected it since, which the list now shows, or what
 * may refuse any contact.
 */
const whyNotAccepted = (failure: CallFailure): string =>
  failure.kind === 'refused' && failure.error.fields?.proposal ? requestsCopy.corrected : whyNotDone(failure);

const TONES = { waiting: 'plain', answered: 'done', expired: 'warning' } as const;

/** Links with which friends fill in their own address, and what came back. */
export function Component() {
  const { requests, asked } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const accept = async ({ code, answeredAt }: AddressRequest) => {
    const answer = await client.addressRequestAccept({ body: { code, answeredAt } });
    toast({ text: answer.ok ? requestsCopy.accepted : whyNotAccepted(answer.error), isFailure: !answer.ok });
    if (answer.ok || (await isShopReached())) await revalidate();
  };
  const remove = async (code: string) => {
    const answer = await client.addressRequestDelete({ body: { code } });
    if (!answer.ok) toast({ text: whyNotDone(answer.error), isFailure: true });
    if (answer.ok || (await isShopReached())) await revalidate();
  };
  return (
    <ContactsSubpage title={requestsCopy.title} lead={requestsCopy.lead}>
      <RequestForm asked={asked} onCreated={() => void revalidate()} />
      <h2>{requestsCopy.list}</h2>
      {requests.length === 0 ? <p>{requestsCopy.none}</p> : null}
      {requests.map((request) => (
        <Request
          key={request.code}
          request={request}
          onAccept={() => void accept(request)}
          onRemove={() => void remove(request.code)}
        />
      ))}
    </ContactsSubpage>
  );
}

type RequestProps = {
  readonly request: AddressRequest;
  readonly onAccept: () => void;
  readonly onRemove: () => void;
};

function Request({ request, onAccept, onRemove }: RequestProps) {
  const { label, senderName, state, expiresOn, proposal, contact } = request;
  return (
    <ContactItem
      title={label || senderName}
      heading="h3"
      buttons={
        <>
          {proposal ? (
            <Button variant="primary" size="small" onClick={onAccept}>
              {contact ? requestsCopy.renew : requestsCopy.accept}
            </Button>
          ) : null}
          <Button size="small" onClick={onRemove}>
            {proposal ? requestsCopy.refuse : requestsCopy.withdraw}
          </Button>
        </>
      }
    >
      <Row>
        <Badge tone={TONES[state]}>{requestsCopy.states[state]}</Badge>
        {state === 'waiting' ? <Note>{requestsCopy.expires(expiresOn)}</Note> : null}
      </Row>
      {proposal ? <Proposal proposal={proposal} contact={contact} /> : null}
    </ContactItem>
  );
}

type ProposalProps = {
  readonly proposal: NonNullable<AddressRequest['proposal']>;
  readonly contact: AddressRequest['contact'];
};

/** The address that came back, below the one that is kept. */
function Proposal({ proposal, contact }: ProposalProps) {
  const name = nameWords(proposal.name, false);
  return (
    <dl className={styles.compare}>
      {contact ? (
        <div>
          <dt>{requestsCopy.before}</dt>
          <dd>
            {contactName(contact)}{' '}
            <WholeNumbers>{`${formatZip(contact.zip)} ${addressLine(contact)}`}</WholeNumbers>
            <JointNames {...contact} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{requestsCopy.after}</dt>
        <dd>
          {name} <WholeNumbers>{`${formatZip(proposal.zip)} ${addressLine(proposal)}`}</WholeNumbers>
          <JointNames {...proposal} />
        </dd>
      </div>
    </dl>
  );
}

/** The joint names, which an accepted answer replaces too. */
function JointNames({ jointNames }: { readonly jointNames: readonly PersonName[] }) {
  const names = jointNames.filter(hasName).map((joint) => nameWords(joint, false));
  return names.length > 0 ? <div>{requestsCopy.joint(names.join('、'))}</div> : null;
}
